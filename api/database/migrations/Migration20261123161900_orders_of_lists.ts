import { Migration } from '@mikro-orm/migrations'

/** What the tables of imports and reviews can be ordered by. */
export class Migration20261123161900_orders_of_lists extends Migration {
  override up(): void {
    this.addSql(`
create index import_by_file on import (file_name, id);
create index import_by_added on import (added, id);
create index review_by_stars on review (rating, created_at, id)`)
  }
}
