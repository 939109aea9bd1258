import { Migration } from '@mikro-orm/migrations'

/** The VAT number of a supplier, as GB123456789. */
export class Migration20261122150000_vat_number extends Migration {
  override up(): void {
    this.addSql(`alter table supplier add column vat_number text check (vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,13}$');`)
  }
}
