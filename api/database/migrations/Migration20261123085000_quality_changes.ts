import { Migration } from '@mikro-orm/migrations'

/**
 * Notes whose freshness was renewed: nobody is told of that, but it moves a supplier in the order "Best match", which a
 * process may hold in memory.
 */
export class Migration20261123085000_quality_changes extends Migration {
  override up(): void {
    this.addSql(`
alter table change drop constraint change_subject_check,
  add constraint change_subject_check check (subject in ('supplier', 'post', 'quality'));

create function note_quality_changes() returns trigger language plpgsql as $$
begin
  insert into change (subject, subject_id, part, kind)
  select 'quality', n.id, 'itself', 'changed' from new_rows n join old_rows o using (id)
   where n.status = 'listed' and n.freshness <> o.freshness;
  return null;
end $$;
create trigger quality_update_noted after update on supplier
  referencing new table as new_rows old table as old_rows for each statement execute function note_quality_changes();
`)
  }
}
