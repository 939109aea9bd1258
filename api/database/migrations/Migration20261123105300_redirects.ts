import { Migration } from '@mikro-orm/migrations'

/** Addresses that lead on to others; how often each is used is counted without telling anybody. */
export class Migration20261123105300_redirects extends Migration {
  override up(): void {
    this.addSql(`
create table redirect (
  id integer generated always as identity primary key,
  from_path text not null unique,
  to_address text not null,
  is_permanent boolean not null default true,
  created_at timestamptz not null default now(),
  hits bigint not null default 0,
  last_hit_at timestamptz
);
create index redirect_to on redirect (to_address);
create trigger redirect_told after insert or delete or truncate or update of from_path, to_address, is_permanent on redirect
  for each statement execute function tell_change();
`)
  }
}
