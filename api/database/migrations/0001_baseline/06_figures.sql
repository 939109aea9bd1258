-- Visits, searches, and the sums that reports and pages show.
-- Writes only add lines to tally_change; a job adds them up once a minute, and readers add what is left.

-- Profile views by day.
create table view_count (
  day date not null,
  supplier_id integer not null references supplier on delete cascade,
  times integer not null check (times > 0),
  primary key (day, supplier_id)
);
create index view_count_supplier on view_count (supplier_id);

-- Searches by day.
create table search_count (
  day date not null,
  query text not null check (length(query) between 1 and 100),
  found boolean not null,
  times integer not null check (times > 0),
  primary key (day, query, found)
);
create index search_count_empty on search_count (query, day) where not found;

-- A day’s salt: visitors are counted once a day by hashes that cannot be made again when it is deleted.
create unlogged table visit_day (
  day date primary key,
  salt bytea not null,
  visits integer not null default 0,
  searches integer not null default 0
);

-- Unlogged, as visit_day is, since it may be lost.
create unlogged table counted_visit (
  hash bytea primary key,
  day date not null
);

-- The most viewed suppliers and most frequent searches, up to a past day.
create table report_top (
  span text not null,
  kind text not null check (kind in ('view', 'found', 'empty')),
  name text not null,
  times bigint not null,
  -- Readers add later days.
  until date not null,
  primary key (span, kind, name)
);

-- Sums by kind and key: days (YYYY-MM-DD) for supplier, review, view and search, thousands of ids, counties for rating,
-- whose total is in tenths of stars.
create table tally (
  kind text not null check (kind in ('supplier', 'review', 'shown_review', 'ids', 'rating', 'view', 'search')),
  key text not null,
  times bigint not null,
  total bigint not null default 0,
  primary key (kind, key)
);

-- Changes to tally that are not added up yet.
create table tally_change (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  times bigint not null,
  total bigint not null default 0
);
create index tally_change_key on tally_change (kind, key);

-- The sums as of now.
create view current_tally as
  select kind, key, sum(times)::bigint as times, sum(total)::bigint as total
    from (select kind, key, times, total from tally union all select kind, key, times, total from tally_change) every
   group by kind, key;

create view counted_tally as
  select 'supplier' as kind, key, n as times, 0::bigint as total from (select to_char(day, 'YYYY-MM-DD') as key, n from (
    select (created_at at time zone 'Europe/London')::date as day, count(*) as n
      from supplier where status = 'listed' group by 1) d) d
  union all
  select 'review', key, n, 0 from (select to_char(day, 'YYYY-MM-DD') as key, n from (
    select (created_at at time zone 'Europe/London')::date as day, count(*) as n
      from review where status = 'published' group by 1) d) d
  union all
  select 'shown_review', '', sum(review_count), 0 from supplier where status = 'listed' having sum(review_count) > 0
  union all
  select 'ids', (id / 1000)::text, count(*), 0 from supplier where status = 'listed' group by id / 1000
  union all
  select 'rating', county, count(*), sum(round(average_rating::numeric * 10))::bigint from supplier
   where status = 'listed' and average_rating > 0 and county is not null group by county;

-- Adds up the changes.
create function fold_tallies() returns void language sql as $$
  with gone as (
    delete from tally_change where id in (select id from tally_change order by id limit 100000 for update skip locked)
    returning kind, key, times, total
  )
  insert into tally as t (kind, key, times, total)
  select kind, key, sum(times), sum(total) from gone group by kind, key order by kind, key
  on conflict (kind, key) do update set times = t.times + excluded.times, total = t.total + excluded.total
$$;

create function tally_suppliers(gone supplier[], came supplier[]) returns void language sql as $$
  insert into tally_change (kind, key, times, total)
  select c.kind, c.key, sum(d.sign * c.times), sum(d.sign * c.total)
    from (select -1 sign, g.* from unnest(gone) g union all select 1, n.* from unnest(came) n) d
   cross join lateral
  (values ('supplier', to_char(d.created_at at time zone 'Europe/London', 'YYYY-MM-DD'), 1, 0),
          ('shown_review', '', d.review_count, 0),
          ('ids', (d.id / 1000)::text, 1, 0),
          ('rating', case when d.average_rating > 0 then d.county end, 1, round(d.average_rating::numeric * 10))
  ) c(kind, key, times, total)
   where c.key is not null
   group by 1, 2 having sum(d.sign * c.times) <> 0 or sum(d.sign * c.total) <> 0
$$;

create function tally_supplier_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tally_suppliers('{}', array(select n::supplier from new_rows n where status = 'listed'));
  elsif tg_op = 'DELETE' then
    perform tally_suppliers(array(select o::supplier from old_rows o where status = 'listed'), '{}');
  else
    perform tally_suppliers(
      array(select o::supplier from old_rows o join new_rows n using (id)
             where o.status = 'listed' and (o.status, o.created_at, o.review_count, o.average_rating, o.county)
               is distinct from (n.status, n.created_at, n.review_count, n.average_rating, n.county)),
      array(select n::supplier from old_rows o join new_rows n using (id)
             where n.status = 'listed' and (o.status, o.created_at, o.review_count, o.average_rating, o.county)
               is distinct from (n.status, n.created_at, n.review_count, n.average_rating, n.county)));
  end if;
  return null;
end $$;

create function tally_review_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into tally_change (kind, key, times)
    select 'review', to_char(created_at at time zone 'Europe/London', 'YYYY-MM-DD'), -count(*) from old_rows where status = 'published' group by 2;
  end if;
  if tg_op <> 'DELETE' then
    insert into tally_change (kind, key, times)
    select 'review', to_char(created_at at time zone 'Europe/London', 'YYYY-MM-DD'), count(*) from new_rows where status = 'published' group by 2;
  end if;
  return null;
end $$;

create trigger supplier_insert_tally after insert on supplier
  referencing new table as new_rows for each statement execute function tally_supplier_change();
create trigger supplier_update_tally after update on supplier
  referencing new table as new_rows old table as old_rows for each statement execute function tally_supplier_change();
create trigger supplier_delete_tally after delete on supplier
  referencing old table as old_rows for each statement execute function tally_supplier_change();
create trigger review_insert_tally after insert on review
  referencing new table as new_rows for each statement execute function tally_review_change();
create trigger review_update_tally after update on review
  referencing new table as new_rows old table as old_rows for each statement execute function tally_review_change();
create trigger review_delete_tally after delete on review
  referencing old table as old_rows for each statement execute function tally_review_change();

-- Adds up suppliers and reviews again. Call it after they were written without triggers.
create function rebuild_tallies() returns void language plpgsql as $$
begin
  perform lock_counted_tables();
  delete from tally_change where kind not in ('view', 'search');
  delete from tally where kind not in ('view', 'search');
  insert into tally (kind, key, times, total) select kind, key, times, total from counted_tally;
end $$;
