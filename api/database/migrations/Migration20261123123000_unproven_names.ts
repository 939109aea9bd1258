import { Migration } from '@mikro-orm/migrations'

/** What tells that a registration arrived goes to an address that nobody has proven: it no longer says the sender's words. */
export class Migration20261123123000_unproven_names extends Migration {
  override up(): void {
    this.addSql(`
update mail_template
   set subject = regexp_replace(subject, '[{][{]\\s*businessName\\s*[}][}]', 'your business', 'g'),
       body = regexp_replace(body, '[{][{]\\s*businessName\\s*[}][}]', 'your business', 'g')
 where kind = 'REGISTRATION_RECEIVED'`)
  }
}
