import { Migration } from '@mikro-orm/migrations'

/** Every table that public pages show; a change of one is told to all processes. */
const shown = [
  'supplier',
  'review',
  'outside_rating',
  'blog_post',
  'county',
  'county_content',
  'ad_slot',
  'ad_settings',
]

/** Tells each process which table a statement changed, so that pages that are kept can be dropped. */
export class Migration20261120130000_changes extends Migration {
  override up(): void {
    this.addSql(`
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end $$;
${shown
  .map(
    (table) =>
      `create trigger ${table}_told after insert or update or delete or truncate on ${table} for each statement execute function tell_change();`,
  )
  .join('\n')}
`)
  }
}
