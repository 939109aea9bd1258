import { Migration } from '@mikro-orm/migrations'

/** Accounts that are disabled; whoever is given another role, or is disabled, is signed out. */
export class Migration20261123101000_staff extends Migration {
  override up(): void {
    this.addSql(`
alter table app_user add column disabled_at timestamptz;
drop trigger app_user_changed on app_user;
create trigger app_user_changed after update of password, is_admin, role, disabled_at on app_user
  for each row when (old.password is distinct from new.password or old.is_admin is distinct from new.is_admin
    or old.role is distinct from new.role or old.disabled_at is distinct from new.disabled_at)
  execute function end_sessions();
`)
  }
}
