import { Migration } from '@mikro-orm/migrations'

/** Since when a source of a run is paused, and the order in which a run's latest businesses are told. */
export class Migration20261123104000_source_pauses extends Migration {
  override up(): void {
    this.addSql(`alter table scrape_progress add column paused_at timestamptz;
create index scrape_listing_run on scrape_listing (run_id, id);`)
  }
}
