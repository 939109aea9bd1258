import { Migration } from '@mikro-orm/migrations'

/** Guides are edited in the office: each text that one had is kept, with who wrote it. */
export class Migration20261123105200_guide_versions extends Migration {
  override up(): void {
    this.addSql(`
alter table county_content add column version integer not null default 1;

create table guide_version (
  id integer generated always as identity primary key,
  county_id integer not null references county on delete cascade,
  saved_at timestamptz not null default now(),
  username text not null default '',
  origin text not null check (origin in ('release', 'edited', 'restored', 'file')),
  guide jsonb not null
);
create index guide_version_of_county on guide_version (county_id, id desc);
`)
  }
}
