import { Migration } from '@mikro-orm/migrations'

/**
 * The index of listed suppliers also holds what is read of each into memory at a start: in a million wide rows that is a
 * tenth of what the table holds.
 */
export class Migration20261123171000_read_into_memory extends Migration {
  override up(): void {
    this.addSql(`
drop index supplier_listed;
create index supplier_listed on supplier (id)
  include (latitude, longitude, county, country, service_groups, is_verified, average_rating, review_count, quality) where status = 'listed'`)
  }
}
