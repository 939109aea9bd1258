import { Migration } from '@mikro-orm/migrations'

/** What the dashboard asks of backlinks, advertisements and the audit log. */
export class Migration20261121150000_dashboard extends Migration {
  override up(): void {
    this.addSql(`
alter table backlink
  add column source_page text,
  add column checked_at timestamptz,
  add column check_result text,
  add column failed_checks integer not null default 0;
update backlink set source_page = 'https://' || source_site || '/';
alter table backlink alter column source_page set not null;
create index backlink_by_status on backlink (status, id desc);
create index backlink_by_site on backlink (source_site);
create index backlink_by_page on backlink (source_page, target_url);

alter table ad_settings add column version integer not null default 1;
alter table ad_slot
  add column version integer not null default 1,
  add column is_fixed boolean not null default false;
update ad_slot set is_fixed = true; -- so far there was no way to add others

create index audit_entry_action on audit_entry (action, id desc);
create index audit_entry_username on audit_entry (username, id desc);

create index if not exists supplier_pending on supplier (created_at, id) where status = 'pending';
create index contact_message_open on contact_message (created_at, id) where answered_at is null;
`)
  }
}
