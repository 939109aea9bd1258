import { Migration } from '@mikro-orm/migrations'

/**
 * The functions that are called for each row, in PL/pgSQL. In SQL they were planned anew for each call, since nothing that is
 * strict, or calls unaccent, is taken into the query that calls it: a distance took 25 µs instead of 2, the numbers of a
 * telephone 120 instead of 10. Their results stay, so that what is stored or indexed by them stays true. What they call is
 * named with its schema: reindexing and restoring find nothing else.
 */
export class Migration20261123080000_quick_functions extends Migration {
  override up(): void {
    this.addSql(functions)
  }
}

const functions = `
create or replace function search_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
end $$;

create or replace function slug_of(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return trim(both '-' from regexp_replace(
    regexp_replace(replace(public.search_key(value), '&', ' and '), '[''’‘\`´.]', '', 'g'), '[^a-z0-9]+', '-', 'g'));
end $$;

create or replace function slug_base_of(name text, type text, county text, country text) returns text language plpgsql immutable parallel safe as $$
begin
  return public.slug_of(case when type in ('town', 'area')
    then concat_ws(' ', name, coalesce(county, case country
      when 'IE' then 'Ireland' when 'FR' then 'France' when 'DE' then 'Germany' when 'ES' then 'Spain' when 'IT' then 'Italy'
      when 'NL' then 'Netherlands' when 'BE' then 'Belgium' when 'IM' then 'Isle of Man' when 'JE' then 'Jersey'
      when 'GG' then 'Guernsey' end))
    else name end);
end $$;

create or replace function name_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(regexp_replace(regexp_replace(replace(public.search_key(value), '&', ' and '),
    '\\m(ltd|limited|plc|llp)\\M', '', 'g'), '[^[:alnum:]]+', '', 'g'), '');
end $$;

create or replace function name_words(name text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(replace(public.search_key(name), '&', ' and '),
    '[''’]s\\M', 's', 'g'), '[^[:alnum:]]+', ' ', 'g'), '\\m(\\w{2,})ies\\M', '\\1y', 'g'), '\\m(\\w{2,}[^s\\W])s\\M', '\\1', 'g');
end $$;

create or replace function phone_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(right(regexp_replace(value, '[^0-9]+', '', 'g'), 9), '');
end $$;

create or replace function phone_tails(phone text) returns text[] language plpgsql immutable parallel safe as $$
begin
  if phone ~ '[/,;|]| or | and ' then
    return (select coalesce(array_agg(distinct right(digits, 9)), '{}')
              from (select regexp_replace(part, '[^0-9]+', '', 'g') digits
                      from regexp_split_to_table(phone, '[/,;|]| or | and ') part) d
             where length(digits) >= 6);
  end if;
  phone := regexp_replace(phone, '[^0-9]+', '', 'g');
  return case when length(phone) >= 6 then array[right(phone, 9)] else '{}' end;
end $$;

create or replace function postcode_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(upper(regexp_replace(value, '[^[:alnum:]]+', '', 'g')), '');
end $$;

create or replace function email_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(lower(trim(value)), '');
end $$;

create or replace function service_groups_of(services text[]) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  s constant text := lower(array_to_string(services, ' | '));
begin
  return array_remove(array[
    case when s ~ '\\m(blinds?|shades?|venetians?|rollers?|romans?|verticals?|pleated|cellular|honeycomb|duette)\\M'
      then 'BLINDS' end,
    case when s ~ '\\m(curtains?|curtaining|drapes?|drapery|draperies|voiles?|nets?|pelmets?|valances?)\\M'
      then 'CURTAINS' end,
    case when s ~ '\\m(shutters?|plantation)\\M' then 'SHUTTERS' end,
    case when s ~ '\\m(install(ation|ing|er)?s?|fittings?|fitters?|(measure|measuring|supply) (and|&) fit)\\M'
      then 'INSTALLATION' end,
    case when s ~ '\\m(repair(s|ing|ed)?|mend(s|ing)?|restring(s|ing)?|clean(ing)?|alterations?)\\M' then 'REPAIRS' end,
    case when s ~ '\\m(custom|customised|bespoke|tailored|made[- ]to[- ](measure|order)|designs?)\\M' then 'CUSTOM' end
  ], null);
end $$;

create or replace function supplier_text_of(name text, offers text[], city text, county text, areas text[], description text) returns tsvector language plpgsql immutable parallel safe as $$
begin
  return setweight(to_tsvector('simple', public.name_words(name)), 'A')
    || setweight(to_tsvector('public.supplier_text', array_to_string(offers, ' | ')), 'B')
    || setweight(to_tsvector('public.supplier_text', concat_ws(' | ', city, county, array_to_string(areas, ' | '))), 'C')
    || setweight(to_tsvector('public.supplier_text', coalesce(description, '')), 'D');
end $$;

create or replace function website_key(value text) returns text language plpgsql immutable strict parallel safe as $$
declare
  address constant text := regexp_replace(lower(trim(value)), '^[a-z][a-z0-9+.-]*://', '');
  host constant text := regexp_replace(substring(address, '^[^/?#]*'), '^(www|m)[.]|:[0-9]+$', '', 'g');
begin
  if host !~ '[.]' then return null; end if;
  if host ~ '(^|[.])(facebook|instagram|linkedin|twitter|x|tiktok|youtube|pinterest|houzz|etsy|ebay|amazon|google|linktr|yell|thomsonlocal|freeindex|checkatrade|bark|mybuilder|trustatrader|yelp)[.][a-z.]+$' then
    return nullif(host || rtrim(coalesce(substring(address, '/[^?#]*'), ''), '/'), host);
  end if;
  return host;
end $$;

create or replace function miles_between(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
  returns double precision language plpgsql immutable strict parallel safe as $$
begin
  return 7917.512 * asin(least(1, sqrt(power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2))));
end $$;
`
