-- What searches read: one narrow row for each listed supplier, written by triggers in the transaction that changes the supplier.

create table supplier_search (
  id integer primary key references supplier on delete cascade,
  latitude double precision,
  longitude double precision,
  average_rating real not null,
  review_count integer not null,
  quality real not null,
  is_verified boolean not null,
  county text,
  country text not null,
  service_groups text[] not null,
  minimum_order_pence integer,
  -- By which lists are sorted and suggestions found.
  name_key text collate "C" not null,
  -- Minutes since Monday 0:00, local time; null for one that does not trade.
  open_minutes int4multirange,
  tsv tsvector not null,
  -- Name, main services, specialities and what reviews praise: what a supplier is about, for the order "Best match".
  topic tsvector not null
);
-- A search is over before the helpers of a parallel plan have started.
alter table supplier_search set (parallel_workers = 0);

-- Read backwards: best rating, most reviews, newest entry first. A cursor is one comparison of rows. A map of a service reads this
-- index alone: the rows, with their words, are eight times as large.
create index supplier_search_by_rating on supplier_search (average_rating, review_count, id)
  include (latitude, longitude, service_groups);
create index supplier_search_by_county on supplier_search (county, average_rating, review_count, id);
create index supplier_search_by_country on supplier_search (country, average_rating, review_count, id)
  where country <> 'United Kingdom';
create index supplier_search_by_reviews on supplier_search (review_count, average_rating, id);
create index supplier_search_by_name on supplier_search (name_key, id);
create index supplier_search_by_quality on supplier_search (quality, id) include (latitude, longitude);
create index supplier_search_by_county_quality on supplier_search (county, quality, id);
create index supplier_search_by_country_quality on supplier_search (country, quality, id) where country <> 'United Kingdom';
-- Without fastupdate a search never reads a list of changes that wait to be sorted in.
create index supplier_search_by_text on supplier_search using gin (tsv, service_groups, county) with (fastupdate = off);
-- In a city a circle of two miles holds thousands of suppliers: their order is in the index.
create index supplier_search_near on supplier_search using gist (point(longitude, latitude))
  include (latitude, longitude, quality, id);

-- A supplier's first three services are its main ones: mainServices in best-order.rules.ts.
create function supplier_topic(name text, services text[], specialties text[])
  returns tsvector language plpgsql immutable parallel safe as $$
begin
  return public.supplier_tsvector(name, services[1:3] || specialties, null, null, null, null);
end $$;

create aggregate concat_words (tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

-- Of a supplier's own words those that at least two of its newest good reviews have, where they stand in these.
create function praised_words(supplier integer, own tsvector) returns tsvector language sql stable parallel safe as $$
  with good as materialized (
    select to_tsvector('public.supplier_text', search_text(comment)) as words
      from review where supplier_id = supplier and status = 'published' and rating >= 4
     order by created_at desc, id desc limit 50
  ), said as (
    select lexeme, count(*) > 1 and lexeme = any(tsvector_to_array(own)) as is_praised
      from good cross join unnest(words) group by lexeme
  )
  select setweight(ts_delete(concat_words(words), array(select lexeme from said where not is_praised)), 'B') from good $$;

-- The rows as they follow from the suppliers and their reviews. Offset: the words are made once.
create view searched_supplier as
  select id, latitude, longitude, average_rating, review_count, quality, is_verified, county, country, service_groups,
         minimum_order_pence, search_key(name) collate "C" as name_key,
         case when coalesce(business_status, 'OPERATIONAL') = 'OPERATIONAL' then to_open_minutes(opening_hours) end as open_minutes,
         tsv,
         supplier_topic(name, services, specialties) || case when review_count > 1 then praised_words(id, tsv) else '' end as topic
    from supplier cross join lateral (
           select supplier_tsvector(name, services || specialties || keywords, city, county, service_areas, description) as tsv offset 0) words
   where status = 'listed';

create function write_supplier_search(changed integer[]) returns void language sql as $$
  insert into supplier_search as s select * from searched_supplier where id = any(changed) order by id
  on conflict (id) do update set (latitude, longitude, average_rating, review_count, quality, is_verified, county, country,
                                  service_groups, minimum_order_pence, name_key, open_minutes, tsv, topic) =
    (excluded.latitude, excluded.longitude, excluded.average_rating, excluded.review_count, excluded.quality,
     excluded.is_verified, excluded.county, excluded.country, excluded.service_groups, excluded.minimum_order_pence,
     excluded.name_key, excluded.open_minutes, excluded.tsv, excluded.topic) $$;

-- Whether two versions of a supplier have the same words and hours, which take longest to write.
create function has_same_search_text(a supplier, b supplier) returns boolean language sql immutable
  return (a.name, a.services, a.specialties, a.keywords, a.city, a.county, a.service_areas, a.description, a.opening_hours,
          a.business_status) is not distinct from
         (b.name, b.services, b.specialties, b.keywords, b.city, b.county, b.service_areas, b.description, b.opening_hours,
          b.business_status);

create function has_same_search_figures(a supplier, b supplier) returns boolean language sql immutable
  return (a.latitude, a.longitude, a.average_rating, a.review_count, a.quality, a.is_verified, a.country,
          a.minimum_order_pence) is not distinct from
         (b.latitude, b.longitude, b.average_rating, b.review_count, b.quality, b.is_verified, b.country,
          b.minimum_order_pence);

create function search_inserted_suppliers() returns trigger language plpgsql as $$
begin
  perform write_supplier_search(array(select id from new_rows where status = 'listed'));
  return null;
end $$;

create function search_updated_suppliers() returns trigger language plpgsql as $$
declare
  unlisted integer[];
  rewritten integer[];
  moved integer[];
begin
  select array_agg(n.id) filter (where n.status <> 'listed'),
         array_agg(n.id) filter (where n.status = 'listed' and (o.status <> 'listed' or not has_same_search_text(o::supplier, n::supplier))),
         array_agg(n.id) filter (where n.status = 'listed' and o.status = 'listed' and has_same_search_text(o::supplier, n::supplier)
                                   and not has_same_search_figures(o::supplier, n::supplier))
    into unlisted, rewritten, moved
    from old_rows o join new_rows n using (id) where o.status = 'listed' or n.status = 'listed';
  if unlisted is not null then
    delete from supplier_search where id = any(unlisted);
  end if;
  if rewritten is not null then
    perform write_supplier_search(rewritten);
  end if;
  if moved is not null then
    update supplier_search s
       set (latitude, longitude, average_rating, review_count, quality, is_verified, country, minimum_order_pence) =
           (n.latitude, n.longitude, n.average_rating, n.review_count, n.quality, n.is_verified, n.country, n.minimum_order_pence)
      from supplier n where s.id = n.id and n.id = any(moved);
  end if;
  return null;
end $$;

create trigger supplier_insert_search after insert on supplier
  referencing new table as new_rows for each statement execute function search_inserted_suppliers();
create trigger supplier_update_search after update on supplier
  referencing new table as new_rows old table as old_rows for each statement execute function search_updated_suppliers();

-- After the triggers of the rating, by their names.
create function search_reviewed_suppliers() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    changed := array(select supplier_id from new_rows);
  elsif tg_op = 'DELETE' then
    changed := array(select supplier_id from old_rows);
  else
    changed := array(select supplier_id from new_rows union select supplier_id from old_rows);
  end if;
  update supplier_search s set topic = v.topic
    from searched_supplier v where v.id = s.id and s.id = any(changed) and v.topic <> s.topic;
  return null;
end $$;

create trigger review_insert_topic after insert on review
  referencing new table as new_rows for each statement execute function search_reviewed_suppliers();
create trigger review_update_topic after update on review
  referencing new table as new_rows old table as old_rows for each statement execute function search_reviewed_suppliers();
create trigger review_delete_topic after delete on review
  referencing old table as old_rows for each statement execute function search_reviewed_suppliers();

-- Writes all rows again. Call it after suppliers were written without triggers.
create function rebuild_supplier_search() returns void language plpgsql as $$
begin
  perform lock_counted_tables();
  delete from supplier_search;
  insert into supplier_search select * from searched_supplier order by quality desc, id;
end $$;
