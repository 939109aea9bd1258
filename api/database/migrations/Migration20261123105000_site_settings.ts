import { Migration } from '@mikro-orm/migrations'

/** What administrators set of the site: an empty text leaves it to the environment, or to what the site has built in. */
export class Migration20261123105000_site_settings extends Migration {
  override up(): void {
    this.addSql(`
create table site_settings (
  id integer primary key default 1 check (id = 1),
  site_name text not null default '',
  logo_url text not null default '',
  accent_colour text not null default '',
  contact_email text not null default '',
  is_email_shown boolean not null default false,
  contact_phone text not null default '',
  contact_address text not null default '',
  facebook_url text not null default '',
  x_url text not null default '',
  instagram_url text not null default '',
  linkedin_url text not null default '',
  version integer not null default 1
);
insert into site_settings default values;
create trigger site_settings_told after insert or update or delete or truncate on site_settings
  for each statement execute function tell_change();
`)
  }
}
