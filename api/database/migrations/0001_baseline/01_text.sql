-- Extensions, and how texts, names and contact details become keys and search terms.
-- Used by generated columns and indexes, so each is immutable; what they call is named with its schema, since reindexing and
-- restoring have no search path.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Lower case without accents and invisible characters. Immutable although unaccent() is not: its rules never change here.
create function search_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(value) = length(value) then return lower(value); end if;
  return replace(lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(normalize(value, nfkd),
    '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3099\u309a\ufeff]+',
    '', 'g'))), 'ς', 'σ');
end $$;

create function search_keys(words text[]) returns text[] language sql immutable strict parallel safe
  return array(select search_key(word) from unnest(words) word);

-- A text as its words are indexed: a Chinese or Japanese sign is a word.
create function search_text(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  value := public.search_key(value);
  if octet_length(value) = length(value) then return value; end if;
  return regexp_replace(value, '([\u2e80-\u2fdf\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])', ' \1 ', 'g');
end $$;

-- The visible words: no tags or scripts, and common entities as characters.
create function html_to_text(html text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(
    regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(html,
        '<!--.*?-->', ' ', 'g'),
        '<(script|style)\M[^>]*?>.*?</\1\s*?>', ' ', 'gi'),
        '</?(a|b|i|em|strong|span|code|small|sub|sup)\M[^>]*>', '', 'gi'),
        '<[^>]*>', ' ', 'g'),
      '&(rsquo|lsquo|apos|#39|#x27|#8216|#8217|#x2018|#x2019);', '''', 'gi'),
      '&(nbsp|#160|#xa0);', ' ', 'gi'),
    '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&');

create function slugify(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return trim(both '-' from regexp_replace(
    regexp_replace(replace(public.search_key(value), '&', ' and '), '[''’‘`´.]', '', 'g'), '[^a-z0-9]+', '-', 'g'));
end $$;

-- English without accents, by stems.
create text search configuration supplier_text (copy = english);
alter text search configuration supplier_text alter mapping for hword, hword_part, word with unaccent, english_stem;
-- Whole words without accents: misspellings are corrected to them.
create text search configuration supplier_word (copy = simple);
alter text search configuration supplier_word alter mapping for hword_part, word with unaccent, simple;
alter text search configuration supplier_word drop mapping for asciihword, email, file, float, host, hword,
  hword_numpart, int, numhword, numword, sfloat, uint, url, url_path, version;

create function word_stem(word text) returns text language sql immutable parallel safe
  return coalesce((tsvector_to_array(to_tsvector('supplier_text', word)))[1], '');

-- The words of a name in the singular, as read-query.ts has them.
create function name_words(name text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(replace(public.search_text(name), '&', ' and '),
    '[''’]s\M', 's', 'g'), '[^[:alnum:]]+', ' ', 'g'), '\m(\w{2,})ies\M', '\1y', 'g'), '\m(\w{2,}[^s\W])s\M', '\1', 'g');
end $$;

-- The words of a name with a mark within, each as one: "O'Hanlon" is "ohanlon", "A.B.C." "abc"; a possessive ("Hillary's") is left out.
create function joined_name_words(name text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return public.name_words(coalesce((
    select string_agg(regexp_replace(part.words[1], '[''’‘`´.-]', '', 'g'), ' ')
      from regexp_matches(regexp_replace(public.search_key(name), '[''’]s\M', 's', 'g'), '[[:alnum:]]+(?:[''’‘`´-][[:alnum:]]+)+|\m[[:alnum:]](?:[.][[:alnum:]])+\M', 'g') part(words)), ''));
end $$;

-- The words of a name that are not of the trade.
create function distinctive_words(name text) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return array(select word from regexp_split_to_table(public.name_words(name), ' ') word
                where length(word) > 1 and word !~ '^(the|and|of|for|by|at|in|ltd|limited|plc|llp|co|company|uk|blind|curtain|shutter|awning|window|interior|furnishing|home|design|designer|direct|shop|store|centre|studio|service|fitting|fitter|made|measure|bespoke|local|your)$');
end $$;

-- The same for "Smith & Son Ltd." and "SMITH AND SON".
create function name_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(regexp_replace(regexp_replace(replace(public.search_key(value), '&', ' and '),
    '\m(ltd|limited|plc|llp)\M', '', 'g'), '[^[:alnum:]]+', '', 'g'), '');
end $$;

-- A name without optional words; matches more than name_key.
create function name_core(name text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(replace(search_key(name), '&', ' and '),
    '\m(the|and|ltd|limited|plc|llp|co|company|uk)\M', '', 'g'), '[^[:alnum:]]+', '', 'g');

-- Prefixes of a name's distinctive words, at most three; of words of the trade if it has no others.
create function name_prefixes(name text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  words constant text[] := string_to_array(trim(regexp_replace(regexp_replace(public.search_key(name), '[''’‘`´]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')), ' ');
  word text;
  first_letters text[] := '{}';
begin
  foreach word in array words loop
    if length(word) > 1 and not word = any('{the,and,of,by,for,in,at,an,on,to,with,from,your,our,my,as,co,company,uk,ltd,limited,plc,llp,gmbh,bv,sarl,sl,
         blind,blinds,curtain,curtains,shutter,shutters,shade,shades,shading,awning,awnings,roller,roman,venetian,vertical,plantation,wooden,
         interior,interiors,furnishing,furnishings,soft,fabric,fabrics,textiles,upholstery,design,designs,designer,decor,home,homes,house,window,windows,
         dressing,dressings,covering,coverings,solutions,system,systems,supplies,service,services,installation,installations,fitting,fitters,repairs,
         cleaning,bespoke,custom,made,measure,studio,shop,store,showroom,centre,center,gallery,warehouse,trade,group,specialist,specialists}'::text[]) then
      first_letters := first_letters || left(word, 4);
      exit when cardinality(first_letters) = 3;
    end if;
  end loop;
  if first_letters = '{}' then
    select coalesce(array_agg(left(each, 4)), '{}') into first_letters from unnest(words[1:3]) each;
  end if;
  return first_letters;
end $$;

create function email_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(lower(trim(value)), '');
end $$;

-- One key for all spellings of a mailbox: without the part after a plus, and without Gmail’s dots.
create function mailbox_key(address text) returns text language sql immutable strict parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(untagged, '.', '') || '@gmail.com'
              else untagged || '@' || domain end
    from (select regexp_replace(split_part(lower(address), '@', 1), '(.)[+].*$', '\1'), split_part(lower(address), '@', 2)) a(untagged, domain)
$$;

-- The same for +44 1242 … and 01242 ….
create function phone_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(right(regexp_replace(value, '[^0-9]+', '', 'g'), 9), '');
end $$;

-- The last nine digits of each number: the same with and without the country’s code.
create function phone_tails(phone text) returns text[] language plpgsql immutable parallel safe as $$
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

create function postcode_key(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return nullif(upper(regexp_replace(value, '[^[:alnum:]]+', '', 'g')), '');
end $$;

-- The host without www.; where many businesses share a host, with the path.
create function website_key(value text) returns text language plpgsql immutable strict parallel safe as $$
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

-- The host of a website in reverse, so that all under one domain are neighbours.
create function reversed_host(website text) returns text language sql immutable parallel safe
  return nullif(reverse(regexp_replace(lower(trim(website)), '^([a-z]+:)?/*(www[.])?([^/?#:]*).*$', '\3')), '');

-- Not strict, so that PostgreSQL puts the formula in the place of each call, which takes a third of the time.
create function miles_between(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
  returns double precision language sql immutable parallel safe
  return case when lat1 + lon1 + lat2 + lon2 is not null then
    7917.512 * asin(least(1, sqrt(power(sin(radians(lat2 - lat1) / 2), 2)
      + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)))) end;

-- The square of the map at a point: two points less than half a square apart are in squares that touch.
create function map_square(latitude float8, longitude float8)
  returns text language plpgsql immutable strict parallel safe as $$
begin
  return floor(latitude / 0.04) || ',' || floor(longitude / 0.06);
end $$;

-- The beginnings of a name by the district of a postcode, and by the square of a point.
create function near_keys(name text, postcode text, latitude float8, longitude float8)
  returns text[] language plpgsql immutable parallel safe as $$
declare
  code constant text := public.postcode_key(postcode);
  places constant text[] := array_remove(array[
    case when code ~ '^[A-Z]{1,2}[0-9][0-9A-Z]?[0-9][A-Z]{2}$' then left(code, -3)
         when code ~ '^[0-9]{4}[A-Z]{2}$' then left(code, 4)
         when code ~ '^[A-Z][0-9][0-9W][0-9A-Z]{4}$' then left(code, 3)
         else code end,
    public.map_square(latitude, longitude)], null);
begin
  return (select coalesce(array_agg(distinct place || ' ' || word), '{}')
            from unnest(places) place, unnest(public.name_prefixes(name)) word);
end $$;

-- For the search for a person: texts in lower case, and their digits.
create function lower_text(variadic texts text[]) returns text language plpgsql immutable parallel safe as $$
begin
  return lower(array_to_string(texts, E'\n'));
end $$;

create function digits_only(variadic texts text[]) returns text language plpgsql immutable parallel safe as $$
begin
  return regexp_replace(array_to_string(texts, E'\x01'), E'[^0-9\x01]+', '', 'g');
end $$;

-- A pattern for like: texts that contain this one.
create function contains_pattern(part text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return '%' || replace(replace(replace(lower(part), '\', '\\'), '%', '\%'), '_', '\_') || '%';
end $$;

-- Every sign separates words, so that a person is found in an address, after a plus or an emoji. PostgreSQL takes what is beyond
-- ASCII as letters where it has the locale C. One replace() for each sign takes a quarter of the time of translate().
create function review_words(reviewer_name text, reviewer_email text, comment text) returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  value text := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(concat_ws(' ', reviewer_name, reviewer_email, comment), '@', ' '), '.', ' '), '_', ' '), '-', ' '), '''', ' '), '/', ' '), '<', ' '), '>', ' '), '&', ' '), '+', ' '), '~', ' ');
begin
  if octet_length(value) > length(value) then value := regexp_replace(value, '[\u0080-\u00bf\u00d7\u00f7\u02b0-\u02ff\u037e\u0387\u2000-\u2bff\u2e00-\u303f\ufe00-\ufe6f\ufeff\uff00-\uff0f\uff1a-\uff20\ufff0-\uffff\U0001f000-\U0001faff]+', ' ', 'g'); end if;
  return to_tsvector('pg_catalog.simple', value);
end $$;

-- A query for texts in which words begin with each of these: it finds all texts with the value at the start of a word, and others.
create function prefix_query(value text) returns tsquery language plpgsql immutable strict parallel safe as $$
begin
  return (select string_agg(quote_literal(word) || ':*', ' & ')
            from regexp_split_to_table(lower(value), '[\x01-/:-@[-`{-\x7f\u0080-\u00bf\u00d7\u00f7\u02b0-\u02ff\u037e\u0387\u2000-\u2bff\u2e00-\u303f\ufe00-\ufe6f\ufeff\uff00-\uff0f\uff1a-\uff20\ufff0-\uffff\U0001f000-\U0001faff]+') word where word <> '')::tsquery;
end $$;

-- Hashes of the pictures that a text shows.
create function picture_hashes(texts text) returns setof text language plpgsql immutable as $$
begin
  return query select (regexp_matches(texts, '/pictures/([0-9a-f]{32})-', 'g'))[1];
end $$;
