import { Migration } from '@mikro-orm/migrations'

/** What each network has done of what is limited, for all processes together; unlogged, since it may be lost. */
export class Migration20261122192000_rate_limits extends Migration {
  override up(): void {
    this.addSql(`
      create unlogged table rate_limit (
        name text not null,
        network text not null,
        count integer not null,
        ends_at timestamptz not null,
        primary key (name, network))`)
    this.addSql('create index rate_limit_ends_at on rate_limit (ends_at)')
  }
}
