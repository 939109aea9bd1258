import { Migration } from '@mikro-orm/migrations'

/** What the blog's lists read: a date that is always there, keys of category and tags, and the text to search. */
export class Migration20261120150000_blog extends Migration {
  override up(): void {
    this.addSql(`
-- The words that a reader sees: no tags, no scripts, and the usual entities as the characters that they stand for.
create function text_of_html(html text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(
    regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(html,
        '<!--.*?-->', ' ', 'g'),
        '<(script|style)\\M[^>]*?>.*?</\\1\\s*?>', ' ', 'gi'),
        '</?(a|b|i|em|strong|span|code|small|sub|sup)\\M[^>]*>', '', 'gi'),
        '<[^>]*>', ' ', 'g'),
      '&(rsquo|lsquo|apos|#39|#x27|#8216|#8217|#x2018|#x2019);', '''', 'gi'),
      '&(nbsp|#160|#xa0);', ' ', 'gi'),
    '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&');

create function search_keys(words text[]) returns text[] language sql immutable strict parallel safe
  return array(select search_key(word) from unnest(words) word);

create function post_text_of(title text, excerpt text, content text, category text, tags text[])
  returns text language sql immutable parallel safe
  return search_key(concat_ws(E'\\n', title, excerpt, text_of_html(content), category, array_to_string(tags, E'\\n')));

alter table blog_post
  add column listed_at timestamptz not null generated always as (coalesce(published_at, created_at)) stored,
  add column category_key text generated always as (search_key(category)) stored,
  add column tag_keys text[] not null generated always as (search_keys(tags)) stored,
  add column search_text text not null generated always as (post_text_of(title, excerpt, content, category, tags)) stored;

drop index blog_post_published;
create index blog_post_listed on blog_post (listed_at desc, id desc) where published;
create index blog_post_by_category on blog_post (category_key, listed_at desc, id desc) where published;
create index blog_post_by_tag on blog_post using gin (tag_keys) where published;
create index blog_post_by_text on blog_post using gin (search_text gin_trgm_ops) where published;
`)
  }
}
