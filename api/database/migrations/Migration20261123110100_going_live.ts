import { Migration } from '@mikro-orm/migrations'

/** What administrators have confirmed on the way from the demonstration to the real directory, and that it was ended. */
export class Migration20261123110100_going_live extends Migration {
  override up(): void {
    this.addSql(`
create table going_live_step (
  step text primary key,
  username text,
  at timestamptz not null default now()
);
`)
  }
}
