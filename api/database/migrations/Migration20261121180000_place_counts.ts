import { Migration } from '@mikro-orm/migrations'

/**
 * Counts the suppliers of the places once, whatever the planner believes: right after the places are loaded it takes them
 * for few, and would count anew for each of them.
 */
export class Migration20261121180000_place_counts extends Migration {
  override up(): void {
    this.addSql(`
create or replace function rebuild_place_counts() returns void language sql as $$
  with by_place as materialized (
    select place, sum(n) suppliers from (
      select min(id) id, count(*) n from supplier where status = 'listed' group by city, county, country
    ) s join supplier one using (id) cross join lateral places_of(one) place group by place
  ), popular as materialized (
    select id from location where type = 'town' and country = 'GB' order by population desc nulls last, id limit 10
  ), counted as materialized (
    select id, coalesce(b.suppliers, 0) suppliers, id in (select id from popular) is_popular
      from location left join by_place b on b.place = id
  )
  update location l
     set supplier_count = n.suppliers, is_popular = n.is_popular
    from counted n
   where l.id = n.id and (l.supplier_count, l.is_popular) is distinct from (n.suppliers, n.is_popular) $$;
`)
  }
}
