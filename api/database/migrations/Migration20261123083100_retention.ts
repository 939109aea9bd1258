import { Migration } from '@mikro-orm/migrations'

/** Indexes by which the nightly job finds what is old, and an audit log in years: its rows go by whole partitions only. */
export class Migration20261123083100_retention extends Migration {
  override up(): void {
    this.addSql(`
create index search_count_query on search_count (query);
create index api_key_use_day on api_key_use (day);
create index known_network_seen on known_network (seen_at);
create index decision_decided on decision (decided_at);
create index business_request_decided on business_request (created_at) where status <> 'pending';
create index supplier_report_decided on supplier_report (created_at) where status <> 'pending';
create index contact_message_decided on contact_message (created_at) where status <> 'pending';
create index supplier_intake_at on supplier_intake (at);
create index scraped_page_fetched on scraped_page (fetched_at);

-- What Google Places has told, which is kept for a month.
create index supplier_from_google on supplier (id) where jsonb_path_exists(field_source, '$.* ? (@.source == "google_places")');
create index outside_rating_google on outside_rating (supplier_id) where source = 'Google Maps';
create index scrape_listing_google on scrape_listing (at) where source = 'google_places';

alter table audit_entry rename to audit_entry_whole;
alter table audit_entry_whole alter column id drop identity;
alter table audit_entry_whole drop constraint audit_entry_pkey;
drop index audit_entry_subject, audit_entry_action, audit_entry_username;
create sequence audit_entry_id_seq as integer;
create table audit_entry (
  id integer not null default nextval('audit_entry_id_seq'),
  at timestamptz not null default now(),
  user_id integer references app_user on delete set null,
  username text not null,
  action text not null,
  subject text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  primary key (id, at)
) partition by range (at);
alter sequence audit_entry_id_seq owned by audit_entry.id;
create index audit_entry_subject on audit_entry (subject, subject_id, id desc);
create index audit_entry_action on audit_entry (action, id desc);
create index audit_entry_username on audit_entry (username, id desc);
create index audit_entry_user on audit_entry (user_id) where user_id is not null;
create trigger audit_entry_kept before update or delete on audit_entry
  for each row execute function refuse_audit_change();

-- Makes the part of a year, unless it is there.
create function make_audit_year(year integer) returns void language plpgsql as $$
begin
  if to_regclass('audit_entry_' || year) is null then
    execute format('create table %I partition of audit_entry for values from (%L) to (%L)', 'audit_entry_' || year,
      make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC'), make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC'));
  end if;
end $$;
create table audit_entry_2025 partition of audit_entry for values from (minvalue) to ('2026-01-01 00:00:00+00');
select make_audit_year(year) from generate_series(2026, greatest(2026, extract(year from now())::int) + 2) year;

insert into audit_entry select id, at, user_id, username, action, subject, subject_id, before, after from audit_entry_whole order by id;
select setval('audit_entry_id_seq', coalesce(max(id), 1), max(id) is not null) from audit_entry;
drop table audit_entry_whole;
`)
  }
}
