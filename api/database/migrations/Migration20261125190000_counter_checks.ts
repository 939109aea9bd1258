import { Migration } from '@mikro-orm/migrations'

const londonDay = (rows: string) =>
  `select to_char(day, 'YYYY-MM-DD') as key, n from (select (created_at at time zone 'Europe/London')::date as day, count(*) as n from ${rows} group by 1) d`

/**
 * Each counter as counting the suppliers and reviews gives it, once: the rebuilding functions write it, and the check at a start
 * compares with it.
 */
export class Migration20261125190000_counter_checks extends Migration {
  override up(): void {
    this.addSql(`
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
  select floor(longitude * 4)::integer as x, floor(latitude * 4)::integer as y, count(*)::integer as suppliers
    from supplier where status = 'listed' and latitude is not null group by 1, 2;

create view counted_supplier_word as
  select word, count(*)::integer as suppliers from supplier s cross join lateral unnest(words_of(s)) word
   where s.status = 'listed' and length(word) between 3 and 40 group by word;

create view counted_location as
  select place as id, sum(n)::integer as suppliers from (
    select min(id) as id, count(*) as n from supplier where status = 'listed' group by city, county, country
  ) s join supplier one using (id) cross join lateral places_of(one) place group by place;

create view counted_rating as
  select s.id, coalesce(r.average, 0)::real as average_rating, coalesce(r.count, 0) as review_count
    from supplier s left join (
      select supplier_id, round(avg(rating), 1)::real as average, count(*)::integer as count
        from review where status = 'published' group by supplier_id) r on r.supplier_id = s.id;

create view counted_tally as
  select 'supplier' as kind, key, n as times, 0::bigint as total from (${londonDay("supplier where status = 'listed'")}) d
  union all
  select 'review', key, n, 0 from (${londonDay("review where status = 'published'")}) d
  union all
  select 'shown_review', '', sum(review_count), 0 from supplier where status = 'listed' having sum(review_count) > 0
  union all
  select 'ids', (id / 1000)::text, count(*), 0 from supplier where status = 'listed' group by id / 1000
  union all
  select 'rating', county, count(*), sum(round(average_rating::numeric * 10))::bigint from supplier
   where status = 'listed' and average_rating > 0 and county is not null group by county;

-- Keeps others from changing suppliers and reviews. Whoever has changed one may be about to change the other: nothing is held
-- while the rest is waited for, or both would wait for each other.
create function lock_counted_tables() returns void language plpgsql as $$
declare
  previous text := current_setting('lock_timeout');
begin
  for tries in 1..100 loop
    begin
      perform set_config('lock_timeout', '200ms', true);
      lock table review, outside_rating, supplier in share row exclusive mode;
      perform set_config('lock_timeout', previous, true);
      return;
    exception when lock_not_available then null;
    end;
  end loop;
  lock table review, outside_rating, supplier in share row exclusive mode;
end $$;

create or replace function rebuild_supplier_counts() returns void language plpgsql as $$
begin
  perform lock_counted_tables();
  perform pg_advisory_xact_lock(hashtextextended('supplier counts', 0));
  delete from supplier_counting;
  perform write_all_supplier_counts();
end $$;

create or replace function rebuild_place_counts() returns void language sql as $$
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

create or replace function write_all_supplier_counts() returns void language plpgsql as $$
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
  insert into supplier_word select word, stem_of(word), suppliers from counted_word;
  drop table counted_word;
end $$;

create or replace function rebuild_tallies() returns void language plpgsql as $$
begin
  perform lock_counted_tables();
  delete from tally_change where kind not in ('view', 'search');
  delete from tally where kind not in ('view', 'search');
  insert into tally (kind, key, times, total) select kind, key, times, total from counted_tally;
end $$;
select rebuild_tallies();
`)
  }
}
