import { Migration } from '@mikro-orm/migrations'

/**
 * The index of points also holds what the order around a place needs: in a city, a circle of two miles holds thousands of
 * suppliers, and reading each of their wide rows took most of the time.
 */
export class Migration20261122180000_near_index extends Migration {
  override up(): void {
    this.addSql(`
create index supplier_near on supplier using gist (point(longitude, latitude))
  include (latitude, longitude, quality, id) where status = 'listed';
drop index supplier_by_point;
`)
  }
}
