import { Migration } from '@mikro-orm/migrations'

/**
 * What searches read: text vectors, service groups, indexes, and counts kept true by triggers.
 * Only listed suppliers are indexed and counted.
 */
export class Migration20261120110000_search extends Migration {
  override up(): void {
    this.addSql(textOfSuppliers)
    this.addSql(indexes)
    this.addSql(counts)
    this.addSql(keepCounts)
    this.addSql(rebuildCounts)
  }
}

const textOfSuppliers = `
-- English with accents taken off; a word of the vocabulary is kept whole, so that misspellings can be corrected to it.
create text search configuration supplier_text (copy = english);
alter text search configuration supplier_text alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration supplier_word (copy = simple);
alter text search configuration supplier_word alter mapping for hword_part, word with unaccent, simple;
alter text search configuration supplier_word drop mapping for asciihword, email, file, float, host, hword,
  hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version;

-- These are declared immutable although unaccent() is not: its rules never change here.
create function search_key(value text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));

create function service_groups_of(services text[]) returns text[] language sql immutable strict parallel safe
  return (select array_remove(array[
    case when s ~ '\\m(blinds?|shades?|venetians?|rollers?|romans?|verticals?|pleated|cellular|honeycomb|duette)\\M'
      then 'BLINDS' end,
    case when s ~ '\\m(curtains?|curtaining|drapes?|drapery|draperies|voiles?|nets?|pelmets?|valances?)\\M'
      then 'CURTAINS' end,
    case when s ~ '\\m(shutters?|plantation)\\M' then 'SHUTTERS' end,
    case when s ~ '\\m(install(ation|ing|er)?s?|fittings?|fitters?|(measure|measuring|supply) (and|&) fit)\\M'
      then 'INSTALLATION' end,
    case when s ~ '\\m(repair(s|ing|ed)?|mend(s|ing)?|restring(s|ing)?|clean(ing)?|alterations?)\\M' then 'REPAIRS' end,
    case when s ~ '\\m(custom|customised|bespoke|tailored|made[- ]to[- ](measure|order)|designs?)\\M' then 'CUSTOM' end
  ], null) from lower(array_to_string(services, ' | ')) s);

create function supplier_text_of(
  name text, offers text[], city text, county text, areas text[], description text
) returns tsvector language sql immutable parallel safe
  return setweight(to_tsvector('supplier_text', name), 'A')
      || setweight(to_tsvector('supplier_text', array_to_string(offers, ' | ')), 'B')
      || setweight(to_tsvector('supplier_text', concat_ws(' | ', city, county, array_to_string(areas, ' | '))), 'C')
      || setweight(to_tsvector('supplier_text', coalesce(description, '')), 'D');

alter table supplier
  add column service_groups text[] not null generated always as (service_groups_of(services)) stored,
  add column tsv tsvector not null generated always as (
    supplier_text_of(name, services || specialties || keywords, city, county, service_areas, description)) stored;

create function miles_between(lat1 float8, lon1 float8, lat2 float8, lon2 float8)
  returns float8 language sql immutable strict parallel safe
  return 7917.512 * asin(least(1, sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2))));
`

const indexes = `
-- Read backwards: best rating, most reviews, newest entry first. So a cursor is one row comparison.
create index supplier_by_rating on supplier (average_rating, review_count, id)
  include (latitude, longitude) where status = 'listed';
create index supplier_by_county on supplier (county, average_rating, review_count, id) where status = 'listed';
create index supplier_by_reviews on supplier (review_count, average_rating, id) where status = 'listed';
create index supplier_by_country on supplier (country, average_rating, review_count, id)
  where status = 'listed' and country <> 'United Kingdom';
create index supplier_by_name on supplier (search_key(name) collate "C", id) where status = 'listed';
-- Without fastupdate a search never has to read a list of changes that wait to be sorted in.
create index supplier_by_text on supplier using gin (tsv, service_groups, county)
  with (fastupdate = off) where status = 'listed';
create index supplier_by_point on supplier using gist (point(longitude, latitude)) where status = 'listed';
create index supplier_by_postcode on supplier (postcode collate "C") where status = 'listed';
create index supplier_featured on supplier (average_rating, review_count, id) where status = 'listed' and is_premium;
-- A search is over before helpers of a parallel plan have started.
alter table supplier set (parallel_workers = 0);
create index location_by_name on location (lower(name), type);
`

const counts = `
-- Listed suppliers by county and service; '' stands for all of them. The row ('', '') is there from the start.
create table supplier_count (
  county text not null,
  service text not null,
  suppliers integer not null,
  primary key (county, service)
);
insert into supplier_count values ('', '', 0);

-- Listed suppliers by cells of 0.25 degrees; x and y are floor(degrees * 4).
create table supplier_cell (
  x integer not null,
  y integer not null,
  suppliers integer not null,
  primary key (x, y)
);

-- Each distinct word of the listed suppliers, with how many have it.
create table supplier_word (
  word text collate "C" primary key,
  stem text collate "C" not null,
  suppliers integer not null
) with (fillfactor = 80);
create index supplier_word_trigram on supplier_word using gin (word gin_trgm_ops);
create index supplier_word_stem on supplier_word (stem);

create function words_of(s supplier) returns text[] language sql stable parallel safe
  return tsvector_to_array(to_tsvector('supplier_word', concat_ws(' | ', s.name, array_to_string(s.services, ' | '),
    array_to_string(s.specialties, ' | '), array_to_string(s.keywords, ' | '), s.city, s.county,
    array_to_string(s.service_areas, ' | '), s.description)));

create function stem_of(word text) returns text language sql immutable parallel safe
  return coalesce((tsvector_to_array(to_tsvector('supplier_text', word)))[1], '');

-- The words most like a misspelt one.
create function nearest_words(misspelt text) returns table (word text, suppliers integer)
  language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
    select w.word, w.suppliers from supplier_word w
     where w.word % misspelt and length(w.word) between length(misspelt) - 3 and length(misspelt) + 3 and w.stem <> ''
     order by similarity(w.word, misspelt) desc, w.suppliers desc, w.word limit 40 $$;

-- The places that a supplier is counted in: its county, its town and its country.
create function places_of(s supplier) returns setof integer language sql stable as $$
  select id from location where lower(name) = lower(s.county) and type = 'county'
  union all
  select id from location where lower(name) = lower(s.city) and type = 'town'
     and case when s.country in ('United Kingdom', 'England', 'Scotland', 'Wales', 'Northern Ireland')
         then county = s.county
         else country = (select c.country from location c
                          where lower(c.name) = lower(s.country) and c.type = 'country' limit 1) end
  union all
  select id from location where lower(name) = lower(s.country) and type = 'country' $$;
`

const keepCounts = `
-- Takes suppliers out of the counts and puts others in. The row ('', '') comes first, and so locks all counts.
create function count_suppliers(gone supplier[], came supplier[]) returns void language plpgsql as $$
begin
  if cardinality(gone) + cardinality(came) = 0 then return; end if;

  insert into supplier_count as c (county, service, suppliers)
  select k.county, k.service, sum(d.sign)
    from (select -1 sign, g.* from unnest(gone) g union all select 1, n.* from unnest(came) n) d
   cross join lateral (select x.county, y.service from (values (''), (nullif(d.county, ''))) x(county),
                       unnest(array_prepend('', d.service_groups)) y(service)) k
   where k.county is not null
   group by k.county, k.service
  having sum(d.sign) <> 0 or (k.county = '' and k.service = '')
   order by k.county collate "C", k.service collate "C"
  on conflict (county, service) do update set suppliers = c.suppliers + excluded.suppliers;

  insert into supplier_cell as c (x, y, suppliers)
  select floor(d.longitude * 4), floor(d.latitude * 4), sum(d.sign)
    from (select -1 sign, g.* from unnest(gone) g union all select 1, n.* from unnest(came) n) d
   where d.latitude is not null
   group by 1, 2 having sum(d.sign) <> 0 order by 1, 2
  on conflict (x, y) do update set suppliers = c.suppliers + excluded.suppliers;

  update location l set supplier_count = greatest(0, l.supplier_count + p.change)
    from (select place, sum(d.sign) change
            from (select -1 sign, g supplier from unnest(gone) g union all select 1, n from unnest(came) n) d
           cross join lateral places_of(d.supplier) place
           group by place having sum(d.sign) <> 0) p
   where l.id = p.place;

  insert into supplier_word as w (word, stem, suppliers)
  select word, stem_of(word), sum(d.sign)
    from (select -1 sign, g supplier from unnest(gone) g union all select 1, n from unnest(came) n) d
   cross join lateral unnest(words_of(d.supplier)) word
   where length(word) between 3 and 40
   group by word having sum(d.sign) <> 0 order by word collate "C"
  on conflict (word) do update set suppliers = w.suppliers + excluded.suppliers;
  if cardinality(gone) > 0 then
    delete from supplier_word where suppliers <= 0
       and word in (select unnest(words_of(g)) from unnest(gone) g);
  end if;
end $$;

create function is_counted_alike(a supplier, b supplier) returns boolean language sql immutable
  return (a.status, a.name, a.description, a.city, a.county, a.country, a.services, a.specialties, a.keywords,
          a.service_areas, a.latitude, a.longitude) is not distinct from
         (b.status, b.name, b.description, b.city, b.county, b.country, b.services, b.specialties, b.keywords,
          b.service_areas, b.latitude, b.longitude);

create function supplier_inserted() returns trigger language plpgsql as $$
begin
  perform count_suppliers('{}', array(select n::supplier from new_rows n where status = 'listed'));
  return null;
end $$;
create trigger supplier_inserted after insert on supplier
  referencing new table as new_rows for each statement execute function supplier_inserted();

create function supplier_updated() returns trigger language plpgsql as $$
begin
  perform count_suppliers(
    array(select o::supplier from old_rows o join new_rows n using (id)
           where o.status = 'listed' and not is_counted_alike(o::supplier, n::supplier)),
    array(select n::supplier from old_rows o join new_rows n using (id)
           where n.status = 'listed' and not is_counted_alike(o::supplier, n::supplier)));
  return null;
end $$;
create trigger supplier_updated after update on supplier
  referencing new table as new_rows old table as old_rows for each statement execute function supplier_updated();

create function supplier_deleted() returns trigger language plpgsql as $$
begin
  perform count_suppliers(array(select o::supplier from old_rows o where status = 'listed'), '{}');
  return null;
end $$;
create trigger supplier_deleted after delete on supplier
  referencing old table as old_rows for each statement execute function supplier_deleted();
`

const rebuildCounts = `
-- Counts everything anew. Call it after suppliers were written with the triggers off.
create function rebuild_supplier_counts() returns void language plpgsql as $$
begin
  lock table supplier in share row exclusive mode;

  delete from supplier_count;
  insert into supplier_count
  select county, service, count(*) from (
    select x.county, y.service from supplier s
     cross join lateral (values (''), (nullif(s.county, ''))) x(county)
     cross join lateral unnest(array_prepend('', s.service_groups)) y(service)
     where s.status = 'listed' and x.county is not null
  ) k group by county, service;
  insert into supplier_count values ('', '', 0) on conflict do nothing;

  delete from supplier_cell;
  insert into supplier_cell
  select floor(longitude * 4), floor(latitude * 4), count(*) from supplier
   where status = 'listed' and latitude is not null group by 1, 2;

  perform rebuild_place_counts();

  delete from supplier_word;
  insert into supplier_word
  select word, stem_of(word), ndoc
    from ts_stat($q$ select array_to_tsvector(words_of(s)) from supplier s where status = 'listed' $q$)
   where length(word) between 3 and 40;
end $$;

-- Suppliers in each county, town and country; popular are the ten most populous cities of the United Kingdom.
create function rebuild_place_counts() returns void language sql as $$
  with by_place as (
    select place, sum(n) suppliers from (
      select min(id) id, count(*) n from supplier where status = 'listed' group by city, county, country
    ) s join supplier one using (id) cross join lateral places_of(one) place group by place
  ), popular as (
    select id from location where type = 'town' and country = 'GB' order by population desc nulls last, id limit 10
  )
  update location l
     set supplier_count = n.suppliers, is_popular = n.is_popular
    from (select id, coalesce(b.suppliers, 0) suppliers, id in (select id from popular) is_popular
            from location left join by_place b on b.place = id) n
   where l.id = n.id and (l.supplier_count, l.is_popular) is distinct from (n.suppliers, n.is_popular) $$;

create function location_inserted() returns trigger language plpgsql as $$
begin
  perform rebuild_place_counts();
  return null;
end $$;
create trigger location_inserted after insert on location for each statement execute function location_inserted();
`
