import { Migration } from '@mikro-orm/migrations'

/** What else a merge has moved to the supplier kept: short requests, and views by day, such as {"2026-11-21": 4}. */
export class Migration20261121190000_merge_moves extends Migration {
  override up(): void {
    this.addSql(`
alter table supplier_merge
  add column request_ids integer[] not null default '{}',
  add column views jsonb not null default '{}' check (jsonb_typeof(views) = 'object');
create index supplier_merge_requests on supplier_merge using gin (request_ids) where undone_at is null;
`)
  }
}
