import { Migration } from '@mikro-orm/migrations'

/** A secret link of an e-mail, encrypted until it is sent. */
export class Migration20261123120000_sealed_links extends Migration {
  override up(): void {
    this.addSql('alter table outbox_mail add column sealed bytea;')
  }
}
