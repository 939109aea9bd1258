import { Migration } from '@mikro-orm/migrations'

/**
 * An import is written in batches, and goes on where it was left: of the same file, up to a line. Its lines are remembered
 * until it is finished, to recognise a later one about the same supplier.
 */
export class Migration20261123084100_import_batches extends Migration {
  override up(): void {
    this.addSql(`
alter table import add file_digest text, add at_line integer not null default 0;
create index import_left on import (file_digest, id) where status in ('running', 'stopped');

create table import_line (
  import_id integer not null references import on delete cascade,
  line integer not null,
  supplier_id integer,
  place_id text,
  name_key text,
  phone_key text,
  postcode_key text,
  city_key text,
  county_key text,
  address_key text,
  house text,
  primary key (import_id, line)
);
create index import_line_place on import_line (import_id, place_id) where place_id is not null;
create index import_line_postcode on import_line (import_id, postcode_key) where postcode_key is not null;
create index import_line_name on import_line (import_id, name_key);

create index supplier_name_key on supplier (name_key(name) collate "C");
`)
  }
}
