import { Migration } from '@mikro-orm/migrations'

/** Names that are joined by an apostrophe or a hyphen are found written as one word: "ohanlon", "dangelo", "deluxe". */
export class Migration20261125191000_joined_names extends Migration {
  override up(): void {
    this.addSql(`
-- The words of a name that have a mark within, as one word each: "O'Hanlon" is "ohanlon"; one of belonging ("Hillary's") is none.
create function joined_names(name text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return public.name_words(coalesce((
    select string_agg(regexp_replace(part.words[1], '[''’‘\`´-]', '', 'g'), ' ')
      from regexp_matches(regexp_replace(public.search_key(name), '[''’]s\\M', 's', 'g'), '[[:alnum:]]+(?:[''’‘\`´-][[:alnum:]]+)+', 'g') part(words)), ''));
end $$;

create or replace function supplier_text_of(name text, offers text[], city text, county text, areas text[], description text) returns tsvector language plpgsql immutable parallel safe as $$
begin
  return setweight(to_tsvector('simple', public.name_words(name) || ' ' || public.joined_names(name)), 'A')
    || setweight(to_tsvector('public.supplier_text', array_to_string(offers, ' | ')), 'B')
    || setweight(to_tsvector('public.supplier_text', concat_ws(' | ', city, county, array_to_string(areas, ' | '))), 'C')
    || setweight(to_tsvector('public.supplier_text', coalesce(description, '')), 'D');
end $$;
update supplier set name = name where name ~ '[''’‘\`´-]';
`)
  }
}
