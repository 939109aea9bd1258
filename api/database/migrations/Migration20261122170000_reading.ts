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
-- Minutes since Monday 0:00, local time. Hours that end before they begin last past midnight. A loop: as one query, the same
-- took eight times as long for each supplier that is written.
create function open_minutes_of(hours jsonb) returns int4multirange language plpgsql immutable strict parallel safe as $$
declare
  clock constant text := '^([01]\\d|2[0-4]):[0-5]\\d$';
  minutes int4multirange := '{}';
  one jsonb;
  day integer;
  opens integer;
  closes integer;
begin
  if jsonb_typeof(hours) <> 'array' then return null; end if;
  for one in select jsonb_array_elements(hours) loop
    day := array_position(array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], one->>'day') - 1;
    continue when day is null or (one->>'opens' ~ clock and one->>'closes' ~ clock) is not true;
    opens := day * 1440 + least(1440, left(one->>'opens', 2)::int * 60 + right(one->>'opens', 2)::int);
    closes := day * 1440 + least(1440, left(one->>'closes', 2)::int * 60 + right(one->>'closes', 2)::int);
    if closes <= opens then closes := closes + 1440; end if;
    minutes := minutes + int4multirange(int4range(opens, least(closes, 10080)));
    if closes > 10080 then minutes := minutes + int4multirange(int4range(0, closes - 10080)); end if;
  end loop;
  return nullif(minutes, '{}');
end $$;

alter table supplier add column open_minutes int4multirange generated always as (open_minutes_of(opening_hours)) stored;
`
