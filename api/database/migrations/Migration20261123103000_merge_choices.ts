import { Migration } from '@mikro-orm/migrations'

/**
 * A merge may replace what the kept supplier had: what it was, and who had written it, is kept for undoing.
 */
export class Migration20261123103000_merge_choices extends Migration {
  override up() {
    this.addSql(`
alter table supplier_merge
  add replaced jsonb not null default '{}',
  add replaced_source jsonb not null default '{}';
`)
  }
}
