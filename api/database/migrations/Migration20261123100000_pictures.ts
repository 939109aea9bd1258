import { Migration } from '@mikro-orm/migrations'

/**
 * Pictures that are stored here, those that were fetched from elsewhere, and the galleries of suppliers. A supplier that
 * is deleted for good takes its pictures along, unless something else shows them.
 */
export class Migration20261123100000_pictures extends Migration {
  override up(): void {
    this.addSql(`
create table picture (
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  bytes integer not null,
  username text,
  came_from text,
  made_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index picture_used_at on picture (used_at);

create table remote_picture (
  url text primary key,
  hash text references picture on delete cascade,
  problem text check ((hash is null) = (problem is not null)),
  tries integer not null default 1,
  tried_at timestamptz not null default now()
);
create index remote_picture_hash on remote_picture (hash);
create index remote_picture_failed on remote_picture (tried_at) where hash is null;

alter table supplier add column gallery jsonb not null default '[]'
  check (jsonb_typeof(gallery) = 'array' and jsonb_array_length(gallery) <= 24);
select watch_supplier_columns();
create index supplier_remote_pictures on supplier (id)
  where logo_url like 'http%' or banner_url like 'http%' or image_url like 'http%';
create index supplier_own_pictures on supplier (id)
  where logo_url like '/pictures/%' or banner_url like '/pictures/%' or image_url like '/pictures/%' or gallery <> '[]';

create function picture_hashes(texts text) returns setof text language plpgsql immutable as $$
begin
  return query select (regexp_matches(texts, '/pictures/([0-9a-f]{32})-', 'g'))[1];
end $$;

create function release_pictures() returns trigger language plpgsql as $$
begin
  update picture set used_at = '-infinity' where hash in (
    select public.picture_hashes(concat_ws(' ', logo_url, banner_url, image_url, gallery::text)) from old_rows
     where logo_url like '/pictures/%' or banner_url like '/pictures/%' or image_url like '/pictures/%' or gallery <> '[]');
  if found then perform graphile_worker.add_job('forget_pictures'); end if;
  return null;
end $$;
create trigger supplier_pictures_released after delete on supplier
  referencing old table as old_rows for each statement execute function release_pictures();
`)
  }
}
