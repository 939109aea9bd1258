import { Migration } from '@mikro-orm/migrations'

/** Landscapes and regions as places of their own, where each place's facts are from, and which places were loaded last. */
export class Migration20261122160000_areas extends Migration {
  override up(): void {
    this.addSql(`
alter table location drop constraint location_type_check;
alter table location add constraint location_type_check
  check (type in ('county', 'town', 'outcode', 'postcode_area', 'area', 'country'));
alter table location add column radius_miles double precision check (radius_miles > 0);
alter table location add column source text;
create table place_version (version text not null);
`)
  }
}
