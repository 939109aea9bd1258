import { Migration } from '@mikro-orm/migrations'

/** Premium and similar suppliers are ordered by a weighted average, other lists without a select by quality; see best-order.rules.ts. */
export class Migration20261125200100_weighted_rating extends Migration {
  override up(): void {
    this.addSql(`
create function weighted_rating(average_rating real, review_count integer) returns real language sql immutable parallel safe
  return ((10 * 3.8 + review_count * average_rating::float8) / (10 + review_count))::real;

drop index supplier_featured;
create index supplier_featured on supplier (weighted_rating(average_rating, review_count), id)
  where status = 'listed' and is_premium;
drop index supplier_featured_by_county;
create index supplier_featured_by_county on supplier (county, weighted_rating(average_rating, review_count), id)
  where status = 'listed' and is_premium;
drop index supplier_without_county;
create index supplier_without_county on supplier (country, quality, id)
  where status = 'listed' and (county is null or county = '');
`)
  }
}
