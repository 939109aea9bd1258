import { Migration } from '@mikro-orm/migrations'

/** The quality of a supplier, by which lists are ordered; see suppliers/search/best-order.rules.ts for the formula. */
export class Migration20261122100000_best_order extends Migration {
  override up(): void {
    this.addSql(`
create function supplier_quality(
  average_rating real, review_count integer, freshness real, parts integer
) returns real language sql immutable parallel safe
  return (0.7 * least(1, greatest(0,
            ((10 * 3.8 + review_count * average_rating::float8) / (10 + review_count) - 3) / 2))
          + 0.2 * parts / 8 + 0.1 * freshness::float8)::real;

-- 1 for a listing that was changed or reviewed within a year; renewed at night.
alter table supplier add column freshness real not null default 1 check (freshness between 0 and 1);
alter table supplier add column quality real not null generated always as (supplier_quality(
  average_rating, review_count, freshness,
  num_nonnulls(nullif(phone, ''), nullif(website, ''), nullif(email, ''), nullif(address, ''), nullif(postcode, ''),
               opening_hours, nullif(coalesce(image_url, logo_url), ''),
               case when length(description) >= 80 then 1 end))) stored;

create index supplier_by_quality on supplier (quality, id) include (latitude, longitude) where status = 'listed';
create index supplier_by_county_quality on supplier (county, quality, id) where status = 'listed';
create index supplier_by_country_quality on supplier (country, quality, id)
  where status = 'listed' and country <> 'United Kingdom';
`)
  }
}
