import { Migration } from '@mikro-orm/migrations'

/**
 * What the night looks for among the values that imports, runs and merges replaced is few among many: indexes that hold
 * nothing else. So is what waits to be compared by a run.
 */
export class Migration20261123161000_nightly_indexes extends Migration {
  override up(): void {
    this.addSql(`
create index supplier_intake_pictures on supplier_intake (id) where undone_at is null and before::text like '%/pictures/%';
create index supplier_intake_of_google on supplier_intake (at)
  where kind = 'changed' and ((before ->> 'field_source') || (after ->> 'field_source')) like '%"google_places"%';
create index supplier_merge_pictures on supplier_merge (id) where undone_at is null and replaced::text like '%/pictures/%';
create index duplicate_queue_run on duplicate_queue (run_id) where run_id is not null`)
  }
}
