import { Migration } from '@mikro-orm/migrations'

/** Signs that would be taken as part of a word: those of addresses, and those that ASCII has not. */
const joining = `@._-''/<>&`
const foreign = '“”„‘’‚«»‹›–—…•·×€£¿¡\u00a0'
const spaces = (signs: string) => ' '.repeat(signs.replaceAll("''", "'").length)

/**
 * Whom a review speaks of is found by the index of its words, in which the office searches too. The one of every three letters of
 * all comments was as large as the comments, and took a sixth of the time that a directory is filled in. So that an address in
 * brackets, quotes or after a slash is words too, more signs part them.
 */
export class Migration20261123172100_words_of_reviews extends Migration {
  override up(): void {
    this.addSql(`
drop index review_words;
drop index review_said_idx;
create or replace function review_words(reviewer_name text, reviewer_email text, comment text) returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  said text := translate(concat_ws(' ', reviewer_name, reviewer_email, comment), '${joining}', '${spaces(joining)}');
begin
  if octet_length(said) > length(said) then said := translate(said, '${foreign}', '${spaces(foreign)}'); end if;
  return to_tsvector('pg_catalog.simple', said);
end $$;
create index review_words on review using gin (review_words(reviewer_name, reviewer_email, comment));
create index review_reason_said on review using gin (said(rejection_reason) gin_trgm_ops) where rejection_reason is not null;
-- Asks for texts in which words begin with each of these: all that hold the value from the beginning of a word on, and others.
create function words_begun(value text) returns tsquery language plpgsql immutable strict parallel safe as $$
begin
  return (select string_agg(quote_literal(word) || ':*', ' & ')
            from regexp_split_to_table(lower(value), '[\\x01-/:-@[-\`{-\\x7f${foreign}]+') word where word <> '')::tsquery;
end $$`)
  }
}
