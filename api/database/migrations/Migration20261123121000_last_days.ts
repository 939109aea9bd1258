import { Migration } from '@mikro-orm/migrations'

/** Being featured, and an advertisement, may have a last day: London's, which still counts. */
export class Migration20261123121000_last_days extends Migration {
  override up(): void {
    this.addSql(`
alter table supplier add column featured_until date;
create index supplier_featured_until on supplier (featured_until, id) where featured_until is not null;
alter table ad_slot add column ends_at date;
`)
  }
}
