import { Migration } from '@mikro-orm/migrations'

/**
 * What a whole reading of a search needs: a readable identity of each place, and a supplier's opening hours as minutes of
 * the week.
 */
export class Migration20261122170000_reading extends Migration {
  override up(): void {
    this.addSql(slugs)
    this.addSql(openMinutes)
  }
}

const slugs = `
create function slug_of(value text) returns text language sql immutable strict parallel safe
  return trim(both '-' from regexp_replace(
    regexp_replace(replace(search_key(value), '&', ' and '), '[''’‘\`´.]', '', 'g'), '[^a-z0-9]+', '-', 'g'));

-- A town is told from its namesakes by its county, abroad by its country.
create function slug_base_of(name text, type text, county text, country text) returns text
  language sql immutable parallel safe
  return slug_of(case when type in ('town', 'area')
    then concat_ws(' ', name, coalesce(county, case country
      when 'IE' then 'Ireland' when 'FR' then 'France' when 'DE' then 'Germany' when 'ES' then 'Spain' when 'IT' then 'Italy'
      when 'NL' then 'Netherlands' when 'BE' then 'Belgium' when 'IM' then 'Isle of Man' when 'JE' then 'Jersey'
      when 'GG' then 'Guernsey' end))
    else name end);

alter table location add column slug text collate "C";
update location l set slug = b.slug || case when b.number > 1 then '-' || b.number else '' end
  from (select id, slug, row_number() over (partition by slug order by type <> 'county', population desc nulls last, id) number
          from (select id, type, population, slug_base_of(name, type, county, country) slug from location) s) b
 where b.id = l.id;
alter table location alter column slug set not null;
create unique index location_slug on location (slug);

-- A place keeps its slug for good, even when its county is corrected later.
create function location_slug() returns trigger language plpgsql as $$
declare
  base text := coalesce(nullif(slug_base_of(new.name, new.type, new.county, new.country), ''), 'place');
  number integer := 1;
begin
  new.slug := base;
  while exists (select from location where slug = new.slug) loop
    number := number + 1;
    new.slug := base || '-' || number;
  end loop;
  return new;
end $$;
create trigger location_slug before insert on location for each row when (new.slug is null)
  execute function location_slug();
`

const openMinutes = `
create function minute_of_day(clock text) returns integer language sql immutable strict parallel safe
  return case when clock ~ '^([01]\\d|2[0-4]):[0-5]\\d$'
    then least(1440, left(clock, 2)::int * 60 + right(clock, 2)::int) end;

-- Minutes since Monday 0:00, local time. Hours that end before they begin last past midnight.
create function open_minutes_of(hours jsonb) returns int4multirange language sql immutable parallel safe
  return (
    with span as (
      select day * 1440 + opens as begins, day * 1440 + closes + case when closes <= opens then 1440 else 0 end as ends
        from jsonb_array_elements(case jsonb_typeof(hours) when 'array' then hours else '[]' end) h
       cross join lateral (select array_position(array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], h->>'day') - 1 as day,
                                  minute_of_day(h->>'opens') as opens, minute_of_day(h->>'closes') as closes) d
       where day is not null and opens is not null and closes is not null
    )
    select range_agg(open) from (
      select int4range(begins, least(ends, 10080)) as open from span
      union all select int4range(0, ends - 10080) from span where ends > 10080
    ) o);

alter table supplier add column open_minutes int4multirange generated always as (open_minutes_of(opening_hours)) stored;
`
