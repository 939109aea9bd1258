import { Migration } from '@mikro-orm/migrations'

/** What of a table the public sees. */
const shown = {
  supplier: "status = 'listed'",
  review: "status = 'published'",
  blog_post: 'published',
  outside_rating: 'true',
}

/**
 * Suppliers, reviews and posts that are not public before nor after a change are told to nobody: kept pages stay. A
 * review that waits, or a registration, would else drop every page. Nor is a statement that touched no row.
 */
export class Migration20261121160100_public_changes extends Migration {
  override up(): void {
    for (const [table, isShown] of Object.entries(shown)) {
      this.addSql(`
create function tell_${table}_change() returns trigger language plpgsql as $$
declare is_told boolean;
begin
  if tg_op = 'INSERT' then is_told := exists (select from new_rows where ${isShown});
  elsif tg_op = 'DELETE' then is_told := exists (select from old_rows where ${isShown});
  else is_told := exists (select from new_rows where ${isShown}) or exists (select from old_rows where ${isShown});
  end if;
  if is_told then perform pg_notify('changed', tg_table_name); end if;
  return null;
end $$;
drop trigger ${table}_told on ${table};
create trigger ${table}_told after truncate on ${table} for each statement execute function tell_change();
create trigger ${table}_insert_told after insert on ${table}
  referencing new table as new_rows for each statement execute function tell_${table}_change();
create trigger ${table}_update_told after update on ${table}
  referencing new table as new_rows old table as old_rows for each statement execute function tell_${table}_change();
create trigger ${table}_delete_told after delete on ${table}
  referencing old table as old_rows for each statement execute function tell_${table}_change();
`)
    }
  }
}
