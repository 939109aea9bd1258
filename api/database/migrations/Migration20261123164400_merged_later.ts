import { Migration } from '@mikro-orm/migrations'

/**
 * Who loads very many suppliers may have a merged one come before the one that was kept, and ask at the end: to take the
 * constraint away meanwhile would shut the table for readers.
 */
export class Migration20261123164400_merged_later extends Migration {
  override up(): void {
    this.addSql('alter table supplier alter constraint supplier_merged_into_id_fkey deferrable initially immediate')
  }
}
