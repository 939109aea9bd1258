import { Migration } from '@mikro-orm/migrations'

const day = (time: string) => `to_char(${time} at time zone 'Europe/London', 'YYYY-MM-DD')`

/**
 * What a supplier counts for: on the day that it was entered, among its thousand of ids, and in its county, where tenths of
 * stars are added up.
 */
const ofSupplier = (row: string) => `
  (values ('supplier', ${day(`${row}.created_at`)}, 1, 0),
          ('shown_review', '', ${row}.review_count, 0),
          ('ids', (${row}.id / 1000)::text, 1, 0),
          ('rating', case when ${row}.average_rating > 0 then ${row}.county end, 1, round(${row}.average_rating::numeric * 10))
  ) c(kind, key, times, total)`

/** What is kept of a supplier's figures; where they stay, nothing is written. */
const figures = (row: string) =>
  `${row}.status, ${row}.created_at, ${row}.review_count, ${row}.average_rating, ${row}.county`

/**
 * Sums that pages and reports show, so that none reads every row. Who writes only adds lines, which holds nobody up; the
 * worker adds them up once a minute, and a reader adds what is left.
 */
export class Migration20261123083000_tallies extends Migration {
  override up(): void {
    this.addSql(`
create table tally (
  kind text not null check (kind in ('supplier', 'review', 'shown_review', 'ids', 'rating', 'view', 'search')),
  key text not null,
  times bigint not null,
  total bigint not null default 0,
  primary key (kind, key)
);
create table tally_change (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  times bigint not null,
  total bigint not null default 0
);
create index tally_change_key on tally_change (kind, key);

create view tallied as
  select kind, key, sum(times)::bigint as times, sum(total)::bigint as total
    from (select kind, key, times, total from tally union all select kind, key, times, total from tally_change) every
   group by kind, key;

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
   cross join lateral ${ofSupplier('d')}
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
             where o.status = 'listed' and (${figures('o')}) is distinct from (${figures('n')})),
      array(select n::supplier from old_rows o join new_rows n using (id)
             where n.status = 'listed' and (${figures('o')}) is distinct from (${figures('n')})));
  end if;
  return null;
end $$;

create function tally_review_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into tally_change (kind, key, times)
    select 'review', ${day('created_at')}, -count(*) from old_rows where status = 'published' group by 2;
  end if;
  if tg_op <> 'DELETE' then
    insert into tally_change (kind, key, times)
    select 'review', ${day('created_at')}, count(*) from new_rows where status = 'published' group by 2;
  end if;
  return null;
end $$;

-- Adds up suppliers and reviews anew. Call it after they were written with the triggers off.
create function rebuild_tallies() returns void language plpgsql as $$
begin
  lock table supplier, review in share row exclusive mode;
  delete from tally_change where kind not in ('view', 'search');
  delete from tally where kind not in ('view', 'search');
  insert into tally (kind, key, times, total)
  select c.kind, c.key, sum(c.times), sum(c.total) from supplier s cross join lateral ${ofSupplier('s')}
   where s.status = 'listed' and c.key is not null group by 1, 2
  union all
  select 'review', ${day('created_at')}, count(*), 0 from review where status = 'published' group by 2;
end $$;

${[
  ['supplier', 'tally_supplier_change'],
  ['review', 'tally_review_change'],
]
  .map(
    ([table, name]) => `
create trigger ${table}_insert_tallied after insert on ${table}
  referencing new table as new_rows for each statement execute function ${name}();
create trigger ${table}_update_tallied after update on ${table}
  referencing new table as new_rows old table as old_rows for each statement execute function ${name}();
create trigger ${table}_delete_tallied after delete on ${table}
  referencing old table as old_rows for each statement execute function ${name}();`,
  )
  .join('\n')}
select rebuild_tallies();
insert into tally (kind, key, times)
select 'view', to_char(day, 'YYYY-MM-DD'), sum(times) from view_count group by 2
union all
select 'search', to_char(day, 'YYYY-MM-DD'), sum(times) from search_count group by 2;

-- What was looked at and searched for most, up to a day that is over; later days are added by who reads it.
create table report_top (
  span text not null,
  kind text not null check (kind in ('view', 'found', 'empty')),
  name text not null,
  times bigint not null,
  until date not null,
  primary key (span, kind, name)
);

-- For the sitemap.
create index supplier_listed on supplier (id) where status = 'listed';
create index supplier_by_county_changed on supplier (county, updated_at) where status = 'listed';
`)
  }
}
