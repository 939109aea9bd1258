import { Migration } from '@mikro-orm/migrations'

/** The operator's own advertisements: a picture on this site, words, and where they lead. */
export class Migration20261120140000_creatives extends Migration {
  override up(): void {
    this.addSql(`
alter table ad_slot
  add column creative_url text check (creative_url like '/%'),
  add column creative_link text check (creative_link ~ '^(https?://|/)'),
  add column creative_text text check (length(creative_text) <= 200)
`)
  }
}
