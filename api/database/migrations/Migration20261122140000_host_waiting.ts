import { Migration } from '@mikro-orm/migrations'

/** Who waits for a turn at a host, in the order of asking: [{ id, dueAt }], times in milliseconds since 1970. */
export class Migration20261122140000_host_waiting extends Migration {
  override up(): void {
    this.addSql(`alter table host_turn add column waiting jsonb not null default '[]';`)
  }
}
