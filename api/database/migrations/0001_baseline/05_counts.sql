-- Counts of listed suppliers by place, service and word, maintained by triggers.
-- Saves are not held up: one transaction at a time counts, any other leaves what it changed in supplier_counting.

-- Listed suppliers by county and service; '' means all. The row ('', '') always exists.
create table supplier_count (
  county text not null,
  service text not null,
  suppliers integer not null,
  primary key (county, service)
);

-- Listed suppliers by county, country and town as written; '' if missing.
create table supplier_town (
  county text collate "C" not null,
  country text collate "C" not null,
  city text collate "C" not null,
  suppliers integer not null,
  primary key (county, country, city)
) with (fillfactor = 80);

-- Listed suppliers by cells of the map, 0.25 degrees wide and 0.125 high: x is floor(longitude * 4), y floor(latitude * 8).
create table supplier_cell (
  x integer not null,
  y integer not null,
  suppliers integer not null,
  -- Sums over them, in millionths of a degree: whole numbers, which many changes do not blur.
  latitudes bigint not null,
  longitudes bigint not null,
  -- The sum of their ids: of a single supplier its id.
  ids bigint not null,
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

-- Changes that are not counted yet: suppliers before and after.
create table supplier_counting (
  id bigint generated always as identity primary key,
  gone jsonb not null check (jsonb_typeof(gone) = 'array'),
  came jsonb not null check (jsonb_typeof(came) = 'array')
);

-- The distinct words of a supplier.
create function supplier_words(s supplier) returns text[] language sql stable parallel safe
  return tsvector_to_array(to_tsvector('supplier_word', concat_ws(' | ', s.name, array_to_string(s.services, ' | '),
    array_to_string(s.specialties, ' | '), array_to_string(s.keywords, ' | '), s.city, s.county,
    array_to_string(s.service_areas, ' | '), s.description)));

-- The places that a supplier is counted in: its county, its town and its country.
create function supplier_places(s supplier) returns setof integer language sql stable as $$
  select id from location where lower(name) = lower(s.county) and type = 'county'
  union all
  select id from location where lower(name) = lower(s.city) and type = 'town'
     and case when s.country in ('United Kingdom', 'England', 'Scotland', 'Wales', 'Northern Ireland')
         then county = s.county
         else country = (select c.country from location c
                          where lower(c.name) = lower(s.country) and c.type = 'country' limit 1) end
  union all
  select id from location where lower(name) = lower(s.country) and type = 'country' $$;

-- The words most like a misspelt one.
create function nearest_words(misspelt text) returns table (word text, suppliers integer)
  language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
    select w.word, w.suppliers from supplier_word w
     where w.word % misspelt and length(w.word) between length(misspelt) - 3 and length(misspelt) + 3 and w.stem <> ''
     order by similarity(w.word, misspelt) desc, w.suppliers desc, w.word limit 40 $$;

-- The counts as counting all suppliers gives them: recounting writes them, and the check at a start compares with them.
create view counted_supplier_count as
  select county, service, count(*)::integer as suppliers from (
    select x.county, y.service from supplier s
     cross join lateral (values (''), (nullif(s.county, ''))) x(county)
     cross join lateral unnest(array_prepend('', s.service_groups)) y(service)
     where s.status = 'listed' and x.county is not null
  ) k group by county, service;

create view counted_supplier_town as
  select coalesce(county, '') as county, country, coalesce(city, '') as city, count(*)::integer as suppliers
    from supplier where status = 'listed' group by 1, 2, 3;

create view counted_supplier_cell as
  select floor(longitude * 4)::integer as x, floor(latitude * 8)::integer as y, count(*)::integer as suppliers,
         sum(round(latitude * 1e6)::bigint)::bigint as latitudes, sum(round(longitude * 1e6)::bigint)::bigint as longitudes,
         sum(id)::bigint as ids
    from supplier where status = 'listed' and latitude is not null group by 1, 2;

create view counted_supplier_word as
  select word, count(*)::integer as suppliers from supplier s cross join lateral unnest(supplier_words(s)) word
   where s.status = 'listed' and length(word) between 3 and 40 group by word;

create view counted_location as
  select place as id, sum(n)::integer as suppliers from (
    select min(id) as id, count(*) as n from supplier where status = 'listed' group by city, county, country
  ) s join supplier one using (id) cross join lateral supplier_places(one) place group by place;

-- Suppliers in each county, town and country. An interrupted first load leaves statistics of an empty table, by which PostgreSQL
-- would join all places with all places in nested loops: minutes.
create function rebuild_place_counts() returns void language sql set enable_nestloop = off as $$
  with popular as materialized (
    select id from location where type = 'town' and country = 'GB' order by population desc nulls last, id limit 10
  ), counted as materialized (
    select id, coalesce(suppliers, 0) suppliers, id in (select id from popular) is_popular
      from location left join counted_location using (id)
  )
  update location l
     set supplier_count = n.suppliers, is_popular = n.is_popular
    from counted n
   where l.id = n.id and (l.supplier_count, l.is_popular) is distinct from (n.suppliers, n.is_popular) $$;

-- Takes suppliers out of the counts and adds others. The row ('', '') comes first, and so locks all counts.
create function add_supplier_counts(gone supplier[], came supplier[]) returns void language plpgsql as $$
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

  insert into supplier_town as t (county, country, city, suppliers)
  select coalesce(d.county, ''), d.country, coalesce(d.city, ''), sum(d.sign)
    from (select -1 sign, g.* from unnest(gone) g union all select 1, n.* from unnest(came) n) d
   group by 1, 2, 3 having sum(d.sign) <> 0 order by 1, 2, 3
  on conflict (county, country, city) do update set suppliers = t.suppliers + excluded.suppliers;

  insert into supplier_cell as c (x, y, suppliers, latitudes, longitudes, ids)
  select * from (
    select floor(d.longitude * 4) x, floor(d.latitude * 8) y, sum(d.sign) suppliers,
           sum(d.sign * round(d.latitude * 1e6)::bigint) latitudes, sum(d.sign * round(d.longitude * 1e6)::bigint) longitudes,
           sum(d.sign * d.id::bigint) ids
      from (select -1 sign, g.* from unnest(gone) g union all select 1, n.* from unnest(came) n) d
     where d.latitude is not null group by 1, 2) n
   where (n.suppliers, n.latitudes, n.longitudes, n.ids) <> (0, 0, 0, 0) order by x, y
  on conflict (x, y) do update set suppliers = c.suppliers + excluded.suppliers, latitudes = c.latitudes + excluded.latitudes,
    longitudes = c.longitudes + excluded.longitudes, ids = c.ids + excluded.ids;

  update location l set supplier_count = greatest(0, l.supplier_count + p.change)
    from (select place, sum(d.sign) change
            from (select -1 sign, g supplier from unnest(gone) g union all select 1, n from unnest(came) n) d
           cross join lateral supplier_places(d.supplier) place
           group by place having sum(d.sign) <> 0) p
   where l.id = p.place;

  insert into supplier_word as w (word, stem, suppliers)
  select word, word_stem(word), sum(d.sign)
    from (select -1 sign, g supplier from unnest(gone) g union all select 1, n from unnest(came) n) d
   cross join lateral unnest(supplier_words(d.supplier)) word
   where length(word) between 3 and 40
   group by word having sum(d.sign) <> 0 order by word collate "C"
  on conflict (word) do update set suppliers = w.suppliers + excluded.suppliers;
  if cardinality(gone) > 0 then
    delete from supplier_word where suppliers <= 0
       and word in (select unnest(supplier_words(g)) from unnest(gone) g);
  end if;
end $$;

-- Counts pending changes; the caller holds the lock.
create function add_pending_counts() returns void language plpgsql as $$
declare
  waiting bigint[];
begin
  loop
    waiting := array(select id from supplier_counting order by id limit 1000);
    exit when cardinality(waiting) = 0;
    perform add_supplier_counts(
      array(select r from supplier_counting w cross join lateral jsonb_populate_recordset(null::supplier, w.gone) r where w.id = any(waiting)),
      array(select r from supplier_counting w cross join lateral jsonb_populate_recordset(null::supplier, w.came) r where w.id = any(waiting)));
    delete from supplier_counting where id = any(waiting);
  end loop;
end $$;

-- Counts a change, or leaves it pending while another transaction counts.
create function count_suppliers(gone supplier[], came supplier[]) returns void language plpgsql as $$
begin
  if cardinality(gone) + cardinality(came) = 0 then return; end if;
  if pg_try_advisory_xact_lock(hashtextextended('supplier counts', 0)) then
    perform add_pending_counts();
    perform add_supplier_counts(gone, came);
  else
    insert into supplier_counting (gone, came) values (to_jsonb(gone), to_jsonb(came));
  end if;
end $$;

-- Counts pending changes, unless another transaction does.
create function count_pending_suppliers() returns void language plpgsql as $$
begin
  if exists (select from supplier_counting) and pg_try_advisory_xact_lock(hashtextextended('supplier counts', 0)) then
    perform add_pending_counts();
  end if;
end $$;

-- Whether two versions of a supplier count the same.
create function has_same_counts(a supplier, b supplier) returns boolean language sql immutable
  return (a.status, a.name, a.description, a.city, a.county, a.country, a.services, a.specialties, a.keywords,
          a.service_areas, a.latitude, a.longitude) is not distinct from
         (b.status, b.name, b.description, b.city, b.county, b.country, b.services, b.specialties, b.keywords,
          b.service_areas, b.latitude, b.longitude);

create function count_inserted_suppliers() returns trigger language plpgsql as $$
begin
  perform count_suppliers('{}', array(select n::supplier from new_rows n where status = 'listed'));
  return null;
end $$;

create function count_updated_suppliers() returns trigger language plpgsql as $$
begin
  perform count_suppliers(
    array(select o::supplier from old_rows o join new_rows n using (id)
           where o.status = 'listed' and not has_same_counts(o::supplier, n::supplier)),
    array(select n::supplier from old_rows o join new_rows n using (id)
           where n.status = 'listed' and not has_same_counts(o::supplier, n::supplier)));
  return null;
end $$;

create function count_deleted_suppliers() returns trigger language plpgsql as $$
begin
  perform count_suppliers(array(select o::supplier from old_rows o where status = 'listed'), '{}');
  return null;
end $$;

create trigger supplier_insert_count after insert on supplier
  referencing new table as new_rows for each statement execute function count_inserted_suppliers();
create trigger supplier_update_count after update on supplier
  referencing new table as new_rows old table as old_rows for each statement execute function count_updated_suppliers();
create trigger supplier_delete_count after delete on supplier
  referencing old table as old_rows for each statement execute function count_deleted_suppliers();

create function count_inserted_locations() returns trigger language plpgsql as $$
begin
  perform rebuild_place_counts();
  return null;
end $$;

create trigger location_insert_count after insert on location for each statement execute function count_inserted_locations();

-- Locks several tables. A transaction that uses one may be about to use another: nothing is locked while the rest is waited
-- for, or both would wait for each other.
create function lock_tables(names text[], mode text) returns void language plpgsql as $$
declare
  previous text := current_setting('lock_timeout');
  statement constant text := format('lock table %s in %s mode', array_to_string(names, ', '), mode);
begin
  for tries in 1..100 loop
    begin
      perform set_config('lock_timeout', '200ms', true);
      execute statement;
      perform set_config('lock_timeout', previous, true);
      return;
    exception when lock_not_available then null;
    end;
  end loop;
  execute statement;
end $$;

-- Keeps others from changing suppliers and reviews.
create function lock_counted_tables() returns void language sql as $$
  select lock_tables('{review,external_rating,supplier}', 'share row exclusive') $$;

-- Counts all suppliers again.
create function recount_suppliers() returns void language plpgsql as $$
begin
  delete from supplier_count;
  insert into supplier_count select * from counted_supplier_count;
  insert into supplier_count values ('', '', 0) on conflict do nothing;

  delete from supplier_town;
  insert into supplier_town select * from counted_supplier_town;

  delete from supplier_cell;
  insert into supplier_cell select * from counted_supplier_cell;

  perform rebuild_place_counts();

  delete from supplier_word;
  create temp table counted_word as select * from counted_supplier_word; -- which, unlike an insert, several processes do
  insert into supplier_word select word, word_stem(word), suppliers from counted_word;
  drop table counted_word;
end $$;

-- Counts all suppliers again. Call it after they were written without triggers.
create function rebuild_supplier_counts() returns void language plpgsql as $$
begin
  perform lock_counted_tables();
  perform pg_advisory_xact_lock(hashtextextended('supplier counts', 0));
  delete from supplier_counting;
  perform recount_suppliers();
end $$;
