import { Migration } from '@mikro-orm/migrations'

/** What each of the staff is told by e-mail, when the last digest was made, and since when a schedule cannot be started. */
export class Migration20261123120100_staff_notices extends Migration {
  override up(): void {
    this.addSql(`
alter table app_user add column mail_choices jsonb, add column digest_at timestamptz;
create index app_user_notices on app_user (id) where mail_choices is not null;
alter table schedule add column problem_at timestamptz;
`)
  }
}
