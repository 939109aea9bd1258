import { Migration } from '@mikro-orm/migrations'

/** How the scheduled backups fare, for the dashboard: one row. */
export class Migration20261122235000_backup_outcome extends Migration {
  override up(): void {
    this.addSql(`
      create table backup_outcome (
        is_only boolean primary key default true check (is_only),
        good_at timestamptz,
        failed_since timestamptz,
        reason text
      )`)
  }
}
