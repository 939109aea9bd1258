import { Migration } from '@mikro-orm/migrations'

/** Rejected reviews are found by when they were rejected, to be deleted. */
export class Migration20261125210000_rejected extends Migration {
  override up(): void {
    this.addSql(`create index review_rejected on review (decided_at) where status = 'rejected'`)
  }
}
