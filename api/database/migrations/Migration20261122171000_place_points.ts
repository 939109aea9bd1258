import { Migration } from '@mikro-orm/migrations'

/** Finds out whether a supplier's point is only that of its town or postcode district. */
export class Migration20261122171000_place_points extends Migration {
  override up(): void {
    this.addSql('create index location_point on location (latitude, longitude)')
  }
}
