import { Migration } from '@mikro-orm/migrations'

/** Since when and until when a search has found nothing is read at the two ends of an index, not from each of its days. */
export class Migration20261123172200_days_of_searches extends Migration {
  override up(): void {
    this.addSql('create index search_count_empty on search_count (query, day) where not found')
  }
}
