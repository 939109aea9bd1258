import { Migration } from '@mikro-orm/migrations'

/** Signs that would be taken as part of a word: those of addresses, and what is beyond ASCII and no letter. */
const joining = `@._-''/<>&+~`
const foreign =
  '\\u0080-\\u00bf\\u00d7\\u00f7\\u02b0-\\u02ff\\u037e\\u0387\\u2000-\\u2bff\\u2e00-\\u303f\\ufe00-\\ufe6f\\ufeff\\uff00-\\uff0f\\uff1a-\\uff20\\ufff0-\\uffff\\U0001f000-\\U0001faff'
const spaces = ' '.repeat(joining.replaceAll("''", "'").length)

/**
 * The words of a review are parted by every sign, so that a person is found after a plus, an emoji, a hyphen or a space of any kind:
 * where PostgreSQL has the locale C, it takes whatever is beyond ASCII as a letter.
 */
export class Migration20261123173100_signs_in_reviews extends Migration {
  override up(): void {
    this.addSql(`
drop index review_words;
create or replace function review_words(reviewer_name text, reviewer_email text, comment text) returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  said text := translate(concat_ws(' ', reviewer_name, reviewer_email, comment), '${joining}', '${spaces}');
begin
  if octet_length(said) > length(said) then said := regexp_replace(said, '[${foreign}]+', ' ', 'g'); end if;
  return to_tsvector('pg_catalog.simple', said);
end $$;
create index review_words on review using gin (review_words(reviewer_name, reviewer_email, comment));
create or replace function words_begun(value text) returns tsquery language plpgsql immutable strict parallel safe as $$
begin
  return (select string_agg(quote_literal(word) || ':*', ' & ')
            from regexp_split_to_table(lower(value), '[\\x01-/:-@[-\`{-\\x7f${foreign}]+') word where word <> '')::tsquery;
end $$`)
  }
}
