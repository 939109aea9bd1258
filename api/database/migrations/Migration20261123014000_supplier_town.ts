import { Migration } from '@mikro-orm/migrations'

/** Counts listed suppliers by town too, so that countries and their towns are listed without reading a supplier. */
export class Migration20261123014000_supplier_town extends Migration {
  override up(): void {
    this.addSql(`
-- Listed suppliers by county, country and town as they are written; '' where one names none.
create table supplier_town (
  county text collate "C" not null,
  country text collate "C" not null,
  city text collate "C" not null,
  suppliers integer not null,
  primary key (county, country, city)
) with (fillfactor = 80);
insert into supplier_town
select coalesce(county, ''), country, coalesce(city, ''), count(*) from supplier where status = 'listed' group by 1, 2, 3;

create or replace function count_suppliers(gone supplier[], came supplier[]) returns void language plpgsql as $$
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

create or replace function rebuild_supplier_counts() returns void language plpgsql as $$
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

  delete from supplier_town;
  insert into supplier_town
  select coalesce(county, ''), country, coalesce(city, ''), count(*) from supplier where status = 'listed' group by 1, 2, 3;

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
`)
  }
}
