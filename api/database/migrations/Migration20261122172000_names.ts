import { Migration } from '@mikro-orm/migrations'

/**
 * Names are searched by whole words, in the singular, and no longer by stems: "shade" is not Shaded Living. Services and
 * texts keep their stems. Writes the table anew, which takes about a minute for 100,000 suppliers.
 */
export class Migration20261122172000_names extends Migration {
  override up(): void {
    this.addSql(`
-- The words of a name in the singular, as read-query.ts makes it of what is typed.
create function name_words(name text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(search_key(name), '&', ' and '), '[''’]s\\M', 's', 'g'), '[^[:alnum:]]+', ' ', 'g'),
    '\\m(\\w{2,})ies\\M', '\\1y', 'g'), '\\m(\\w{2,}[^s\\W])s\\M', '\\1', 'g');

drop index supplier_by_text;
alter table supplier drop column tsv;
create or replace function supplier_text_of(
  name text, offers text[], city text, county text, areas text[], description text
) returns tsvector language sql immutable parallel safe
  return setweight(to_tsvector('simple', name_words(name)), 'A')
      || setweight(to_tsvector('supplier_text', array_to_string(offers, ' | ')), 'B')
      || setweight(to_tsvector('supplier_text', concat_ws(' | ', city, county, array_to_string(areas, ' | '))), 'C')
      || setweight(to_tsvector('supplier_text', coalesce(description, '')), 'D');
alter table supplier add column tsv tsvector not null generated always as (
  supplier_text_of(name, services || specialties || keywords, city, county, service_areas, description)) stored;
create index supplier_by_text on supplier using gin (tsv, service_groups, county)
  with (fastupdate = off) where status = 'listed';
`)
  }
}
