import { Migration } from '@mikro-orm/migrations'

/** Whoever deletes an account or a run of the scraper finds what points to it without reading every review or page. */
export class Migration20261123083400_found_by_reference extends Migration {
  override up(): void {
    this.addSql(`
create index review_user on review (user_id) where user_id is not null;
create index decision_user on decision (user_id) where user_id is not null;
create index scrape_run_user on scrape_run (user_id) where user_id is not null;
create index import_user on import (user_id) where user_id is not null;
create index intake_change_user on intake_change (user_id) where user_id is not null;
create index scrape_page_search on scrape_page (search_id);
`)
  }
}
