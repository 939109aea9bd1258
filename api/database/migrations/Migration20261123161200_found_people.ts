import { Migration } from '@mikro-orm/migrations'

/** The texts of a row that may speak of a person, as api/personal-data/places-of-people.ts names them. */
const said: readonly (readonly [table: string, columns: string])[] = [
  ['review', 'comment, rejection_reason'],
  ['contact_message', 'subject, message'],
  ['outbox_mail', 'subject, body'],
  ['business_request', 'business_name, business_address, additional_info'],
  ['supplier_report', 'details'],
  ['decision', 'reason'],
  ['audit_entry', 'username, before::text, after::text'],
]
const emails: readonly (readonly [table: string, column: string])[] = [
  ['review', 'reviewer_email'],
  ['contact_message', 'email'],
  ['outbox_mail', 'recipient'],
  ['outbox_mail', 'reply_to'],
  ['business_request', 'contact_email'],
  ['supplier_report', 'email'],
  ['supplier', 'contact_email'],
  ['supplier', 'email'],
  ['supplier_intake', `(before ->> 'contact_email')`],
  ['supplier_intake', `(after ->> 'contact_email')`],
  ['supplier_merge', `(filled ->> 'contact_email')`],
  ['supplier_merge', `(replaced ->> 'contact_email')`],
  ['suppression', 'email_key'],
]
const names: readonly (readonly [table: string, column: string])[] = [
  ['review', 'reviewer_name'],
  ['contact_message', 'name'],
  ['outbox_mail', 'reply_name'],
  ['business_request', 'contact_name'],
  ['audit_entry', 'username'],
]

/** What is kept of a person is found by indexes: without them each question read all reviews and the whole audit log. */
export class Migration20261123161200_found_people extends Migration {
  override up(): void {
    this.addSql(`
create function said(variadic texts text[]) returns text language plpgsql immutable parallel safe as $$
begin
  return lower(array_to_string(texts, E'\\n'));
end $$;
create function digits_said(variadic texts text[]) returns text language plpgsql immutable parallel safe as $$
begin
  return regexp_replace(array_to_string(texts, E'\\x01'), E'[^0-9\\x01]+', '', 'g');
end $$;
-- For like: texts that hold this one, whatever stands in it.
create function anywhere(part text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return '%' || replace(replace(replace(lower(part), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%';
end $$;
create index business_request_by_phone on business_request using gin (phone_tails(contact_phone));
create index suppression_by_phone on suppression using gin (phone_tails(phone_key));
${emails.map(([table, column]) => `create index on ${table} (email_key(${column})) where ${column} is not null;`).join('\n')}
${names.map(([table, column]) => `create index on ${table} (search_key(${column}));`).join('\n')}
${said
  .map(
    ([table, columns]) => `
create index on ${table} using gin (said(${columns}) gin_trgm_ops);
create index on ${table} using gin (digits_said(${columns}) gin_trgm_ops);`,
  )
  .join('')}`)
  }
}
