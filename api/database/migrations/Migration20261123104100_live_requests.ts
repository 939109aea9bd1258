import { Migration } from '@mikro-orm/migrations'

/** Tables of which a change says that what waits for a decision may have changed. */
const tables = ['registration', 'business_request', 'review', 'supplier_report', 'contact_message', 'decision']

/** Finds of scrapes can be decided like requests, and whoever watches the requests hears that they have changed. */
export class Migration20261123104100_live_requests extends Migration {
  override up(): void {
    this.addSql(`
alter table decision drop constraint decision_kind_check,
  add constraint decision_kind_check check (kind in ('REGISTRATION', 'REQUEST', 'REVIEW', 'REPORT', 'MESSAGE', 'FIND'));

create function tell_requests() returns trigger language plpgsql as $$
begin
  perform pg_notify('requests', '');
  return null;
end $$;
${tables
  .map(
    (table) =>
      `create trigger ${table}_requests after insert or update or delete on ${table} for each statement execute function tell_requests();`,
  )
  .join('\n')}`)
  }
}
