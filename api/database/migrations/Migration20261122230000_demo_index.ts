import { Migration } from '@mikro-orm/migrations'

/** Each page asks whether there is demonstration data: where there is none, it would read all suppliers to find that out. */
export class Migration20261122230000_demo_index extends Migration {
  override up(): void {
    this.addSql('create index supplier_demo on supplier (id) where is_demo')
  }
}
