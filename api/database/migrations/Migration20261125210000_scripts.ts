import { Migration } from '@mikro-orm/migrations'

/**
 * Texts are searched without their invisible characters, and in every script as `tokensOf` reads what is typed: decomposed,
 * without accents, in lower case. A sign of Chinese or Japanese is a word, since there are no spaces between theirs.
 */
export class Migration20261125210000_scripts extends Migration {
  override up(): void {
    this.addSql(`
create or replace function search_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(value) = length(value) then return lower(value); end if;
  return replace(lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(normalize(value, nfkd),
    '[\\u00ad\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u061c\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\u3099\\u309a\\ufeff]+',
    '', 'g'))), 'ς', 'σ');
end $$;

-- A text as its words are indexed.
create function search_text(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  value := public.search_key(value);
  if octet_length(value) = length(value) then return value; end if;
  return regexp_replace(value, '([\\u2e80-\\u2fdf\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff])', ' \\1 ', 'g');
end $$;

create or replace function name_words(name text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(replace(public.search_text(name), '&', ' and '),
    '[''’]s\\M', 's', 'g'), '[^[:alnum:]]+', ' ', 'g'), '\\m(\\w{2,})ies\\M', '\\1y', 'g'), '\\m(\\w{2,}[^s\\W])s\\M', '\\1', 'g');
end $$;

create or replace function supplier_text_of(name text, offers text[], city text, county text, areas text[], description text) returns tsvector language plpgsql immutable parallel safe as $$
begin
  return setweight(to_tsvector('simple', public.name_words(name) || ' ' || public.joined_names(name)), 'A')
    || setweight(to_tsvector('public.supplier_text', public.search_text(array_to_string(offers, ' | '))), 'B')
    || setweight(to_tsvector('public.supplier_text', public.search_text(concat_ws(' | ', city, county, array_to_string(areas, ' | ')))), 'C')
    || setweight(to_tsvector('public.supplier_text', coalesce(public.search_text(description), '')), 'D');
end $$;

update supplier set name = name
 where octet_length(concat_ws(' ', name, description, city, county, array_to_string(services || specialties || keywords || service_areas, ' ')))
     > length(concat_ws(' ', name, description, city, county, array_to_string(services || specialties || keywords || service_areas, ' ')));
update blog_post set title = title;
do $$
declare
  index regclass;
begin
  for index in select i.indexrelid::regclass from pg_index i join pg_class c on c.oid = i.indexrelid and c.relkind = 'i'
    where pg_get_indexdef(i.indexrelid) ~ '(search_key|name_key|name_beginnings|near_keys)[(]'
  loop
    execute 'reindex index ' || index;
  end loop;
end $$;
`)
  }
}
