import { Migration } from '@mikro-orm/migrations'

/** A post may be given a time at which it is published: until then it is a draft. */
export class Migration20261123105100_scheduled_posts extends Migration {
  override up(): void {
    this.addSql(`
alter table blog_post add column scheduled_at timestamptz check (scheduled_at is null or not published);
create index blog_post_scheduled on blog_post (scheduled_at) where scheduled_at is not null;
`)
  }
}
