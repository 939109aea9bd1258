import { Migration } from '@mikro-orm/migrations'

/**
 * Limits that hold after a crash, too. And what was counted of whom today, so that each visitor counts once a day, as hashes under a salt that is deleted with the
 * day; unlogged, since it may be lost.
 */
export class Migration20261125100000_visits extends Migration {
  override up(): void {
    this.addSql('alter table rate_limit set logged') // what is limited stays so after a crash
    this.addSql(`
      create unlogged table visit_day (
        day date primary key,
        salt bytea not null,
        visits integer not null default 0,
        searches integer not null default 0)`)
    this.addSql(`
      create unlogged table counted_visit (
        hash bytea primary key,
        day date not null)`)
  }
}
