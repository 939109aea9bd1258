import { Migration } from '@mikro-orm/migrations'

/**
 * Addresses of one mailbox are one where something is limited by address, or waits: what stands behind a plus, and Gmail's
 * dots, do not tell them apart. An email that is left out since its recipient has had enough stands in the outbox.
 */
export class Migration20261125101000_mailboxes extends Migration {
  override up(): void {
    this.addSql(`
create function mailbox_of(address text) returns text language sql immutable strict parallel safe as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(untagged, '.', '') || '@gmail.com'
              else untagged || '@' || domain end
    from (select regexp_replace(split_part(lower(address), '@', 1), '(.)[+].*$', '\\1'), split_part(lower(address), '@', 2)) a(untagged, domain)
$$;
create index outbox_mail_mailbox on outbox_mail (mailbox_of(recipient), kind, created_at);
alter table outbox_mail drop constraint outbox_mail_state_check,
  add check (state in ('ready', 'waiting', 'sent', 'failed', 'left_out'));
`)
  }
}
