import { Migration } from '@mikro-orm/migrations'

/** What county pages need: advice of their own, guides that follow their files, and suppliers by town of a county. */
export class Migration20261121090000_county_guides extends Migration {
  override up(): void {
    this.addSql(`
-- file_hash: the file that a guide was last compared with; loaded_hash: the guide as it was loaded, so that edits show.
alter table county_content add column advice jsonb, add column file_hash text, add column loaded_hash text;

create function county_guide_hash(county integer) returns text language sql stable as $$
  select md5(jsonb_build_array(c.description, g.overview, g.buying_guide, g.local_trends, g.local_materials,
    g.weather_considerations, g.seasonal_recommendations, g.population_estimate, g.cities, g.advice)::text)
    from county c join county_content g on g.county_id = c.id where c.id = county $$;
update county_content set loaded_hash = county_guide_hash(county_id);

create index supplier_by_city on supplier (county, city, average_rating) where status = 'listed';
create index supplier_featured_by_county on supplier (county, average_rating, review_count, id)
  where status = 'listed' and is_premium;
`)
  }
}
