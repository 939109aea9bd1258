import { Migration } from '@mikro-orm/migrations'

/**
 * A listing that comes in is compared with those near it whose names begin alike: an index of the beginnings of names by
 * district and by square of the map, in place of reading some hundreds of the nearest and comparing all their names.
 */
export class Migration20261123171100_near_keys extends Migration {
  override up(): void {
    this.addSql(`
-- How the words begin that tell a name from others, three at most; those of the trade only where there are no others.
create function name_beginnings(name text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  words constant text[] := string_to_array(trim(regexp_replace(regexp_replace(public.search_key(name), '[''’‘\`´]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')), ' ');
  word text;
  own text[] := '{}';
begin
  foreach word in array words loop
    if length(word) > 1 and not word = any('{the,and,of,by,for,in,at,an,on,to,with,from,your,our,my,as,co,company,uk,ltd,limited,plc,llp,gmbh,bv,sarl,sl,
         blind,blinds,curtain,curtains,shutter,shutters,shade,shades,shading,awning,awnings,roller,roman,venetian,vertical,plantation,wooden,
         interior,interiors,furnishing,furnishings,soft,fabric,fabrics,textiles,upholstery,design,designs,designer,decor,home,homes,house,window,windows,
         dressing,dressings,covering,coverings,solutions,system,systems,supplies,service,services,installation,installations,fitting,fitters,repairs,
         cleaning,bespoke,custom,made,measure,studio,shop,store,showroom,centre,center,gallery,warehouse,trade,group,specialist,specialists}'::text[]) then
      own := own || left(word, 4);
      exit when cardinality(own) = 3;
    end if;
  end loop;
  if own = '{}' then
    select coalesce(array_agg(left(each, 4)), '{}') into own from unnest(words[1:3]) each;
  end if;
  return own;
end $$;

-- The square of the map in which a point is: two points less than half a square apart are in squares that touch.
create function near_square(latitude float8, longitude float8) returns text language plpgsql immutable strict parallel safe as $$
begin
  return floor(latitude / 0.04) || ',' || floor(longitude / 0.06);
end $$;

-- The beginnings of a name by the district of a postcode, and by the square of a point.
create function near_keys(name text, postcode text, latitude float8, longitude float8) returns text[] language plpgsql immutable parallel safe as $$
declare
  code constant text := public.postcode_key(postcode);
  places constant text[] := array_remove(array[
    case when code ~ '^[A-Z]{1,2}[0-9][0-9A-Z]?[0-9][A-Z]{2}$' then left(code, -3)
         when code ~ '^[0-9]{4}[A-Z]{2}$' then left(code, 4)
         when code ~ '^[A-Z][0-9][0-9W][0-9A-Z]{4}$' then left(code, 3)
         else code end,
    public.near_square(latitude, longitude)], null);
begin
  return (select coalesce(array_agg(distinct place || ' ' || word), '{}')
            from unnest(places) place, unnest(public.name_beginnings(name)) word);
end $$;

create index supplier_near_keys on supplier using gin (near_keys(name, postcode, latitude, longitude)) with (fastupdate = off) where not is_demo;
-- supplier_any_by_email finds the same.
drop index supplier_email`)
  }
}
