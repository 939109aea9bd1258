import { Migration } from '@mikro-orm/migrations'

/** What editing posts needs: the time of the last change, and the slugs that posts had before. */
export class Migration20261121160200_posts extends Migration {
  override up(): void {
    this.addSql(`
alter table blog_post add column updated_at timestamptz not null default now();

-- Slugs that a post had: /blog/{slug} leads on to the present one.
create table old_post_slug (
  slug text primary key,
  post_id integer not null references blog_post on delete cascade
);
create index old_post_slug_post on old_post_slug (post_id);
`)
  }
}
