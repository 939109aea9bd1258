import { Migration } from '@mikro-orm/migrations'

/** How often reading a page was begun, so that one that ends the process each time is left out in the end. */
export class Migration20261122190000_page_attempts extends Migration {
  override up(): void {
    this.addSql(`alter table scrape_page add column attempts smallint not null default 0;`)
  }
}
