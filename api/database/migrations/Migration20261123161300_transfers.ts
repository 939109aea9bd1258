import { Migration } from '@mikro-orm/migrations'

/** Exports of everything that jobs make, and those that are sent to be loaded, with their files in pieces. */
export class Migration20261123161300_transfers extends Migration {
  override up(): void {
    this.addSql(`
create table transfer (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('export', 'load')),
  status text not null check (status in ('receiving', 'checking', 'checked', 'working', 'done', 'failed')),
  file_name text not null,
  bytes bigint not null default 0,
  lines_done integer not null default 0,
  lines_total integer not null default 0,
  counts jsonb not null default '{}',
  obstacles text[] not null default '{}',
  error text,
  user_id integer references app_user on delete set null,
  username text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz);
create index transfer_kind on transfer (kind, id desc);
create index transfer_created on transfer (created_at);
create index transfer_user on transfer (user_id);
create unique index transfer_one_at_a_time on transfer ((true)) where status in ('checking', 'working');
create table transfer_part (
  transfer_id integer not null references transfer on delete cascade,
  part integer not null,
  data bytea not null,
  primary key (transfer_id, part));
alter table transfer_part alter data set storage external`)
  }
}
