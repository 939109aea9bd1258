import { Migration } from '@mikro-orm/migrations'

/**
 * A listing that was removed on request leaves its number, by which its page says that it is gone, and fingerprints of what
 * it would be recognised by.
 */
export class Migration20261123110000_removed_listings extends Migration {
  override up(): void {
    this.addSql(`
alter table suppression add supplier_id integer;
create unique index suppression_supplier on suppression (supplier_id) where supplier_id is not null;
`)
  }
}
