import { Migration } from '@mikro-orm/migrations'

/** Legal pages whose text an administrator wrote; a page without a row has the text that came with the software. */
export class Migration20261123105400_legal_texts extends Migration {
  override up(): void {
    this.addSql(`
create table legal_text (
  page text primary key check (page in ('PRIVACY', 'TERMS', 'COOKIES')),
  content text not null,
  changed_on date not null,
  version integer not null default 1
);
create trigger legal_text_told after insert or update or delete or truncate on legal_text
  for each statement execute function tell_change();
`)
  }
}
