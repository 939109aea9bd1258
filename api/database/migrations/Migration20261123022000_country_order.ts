import { Migration } from '@mikro-orm/migrations'

/** A country's page shows those that name no county, best rated first: found in that order, instead of sorted each time. */
export class Migration20261123022000_country_order extends Migration {
  override up(): void {
    this.addSql(`
create index supplier_without_county on supplier (country, average_rating, review_count, id)
  where status = 'listed' and (county is null or county = '');
`)
  }
}
