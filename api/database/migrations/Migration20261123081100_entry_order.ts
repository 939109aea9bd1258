import { Migration } from '@mikro-orm/migrations'

/** The office lists suppliers of every status in the order in which they were entered. */
export class Migration20261123081100_entry_order extends Migration {
  override up(): void {
    this.addSql('create index supplier_any_by_entry on supplier (created_at, id)')
  }
}
