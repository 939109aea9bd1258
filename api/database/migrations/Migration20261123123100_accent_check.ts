import { Migration } from '@mikro-orm/migrations'

/** The accent stands raw in every page's style: an import brings a colour or is refused. */
export class Migration20261123123100_accent_check extends Migration {
  override up(): void {
    this.addSql(`
update site_settings set accent_colour = '' where accent_colour !~* '^#[0-9a-f]{6}$';
alter table site_settings add constraint site_settings_accent_colour_check
  check (accent_colour = '' or accent_colour ~* '^#[0-9a-f]{6}$')`)
  }
}
