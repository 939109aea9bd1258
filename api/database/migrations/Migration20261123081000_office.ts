import { Migration } from '@mikro-orm/migrations'

/** What the office's list of things to do counts from, and what its palette finds suppliers by. */
export class Migration20261123081000_office extends Migration {
  override up(): void {
    this.addSql(`
create index supplier_verified on supplier (verified_at) where status = 'listed' and is_verified;
create index supplier_unverified on supplier (created_at) where status = 'listed' and not is_verified;
create index supplier_any_by_town on supplier (search_key(city) collate "C", search_key(name) collate "C", id) where city is not null;
create index supplier_any_by_email on supplier (lower(email) collate "C", id) where email is not null;

-- How many pairs of suppliers were found to be perhaps one business when somebody last looked.
create table duplicate_tally (
  is_only boolean primary key default true check (is_only),
  pairs integer not null,
  counted_at timestamptz not null
);
`)
  }
}
