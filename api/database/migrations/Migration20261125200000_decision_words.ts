import { Migration } from '@mikro-orm/migrations'

/** A decision has a message, which is emailed to who sent the item, and a note, which only administrators see. */
export class Migration20261125200000_decision_words extends Migration {
  override up(): void {
    this.addSql(`
alter table decision rename column reason to note;
alter table decision add column message text;
drop index decision_said_idx, decision_digits_said_idx;
create index on decision using gin (said(message, note) gin_trgm_ops);
create index on decision using gin (digits_said(message, note) gin_trgm_ops);`)
  }
}
