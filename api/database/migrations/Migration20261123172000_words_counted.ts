import { Migration } from '@mikro-orm/migrations'

/** The words of all suppliers are counted by several processes, where the table allows them: a table of its own can be filled so. */
export class Migration20261123172000_words_counted extends Migration {
  override up(): void {
    this.addSql(`
create or replace function write_all_supplier_counts() returns void language plpgsql as $$
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
  create temp table counted_word as
  select word, count(*) suppliers from supplier s cross join lateral unnest(words_of(s)) word
   where s.status = 'listed' group by word;
  insert into supplier_word
  select word, stem_of(word), suppliers from counted_word where length(word) between 3 and 40;
  drop table counted_word;
end $$`)
  }
}
