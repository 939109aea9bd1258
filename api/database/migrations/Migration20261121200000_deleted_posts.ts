import { Migration } from '@mikro-orm/migrations'

/** Addresses of posts that an administrator deleted: the articles that the site brings along do not come back there. */
export class Migration20261121200000_deleted_posts extends Migration {
  override up(): void {
    this.addSql(`
create table deleted_post_slug (
  slug text primary key,
  deleted_at timestamptz not null default now()
);
`)
  }
}
