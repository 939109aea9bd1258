import { runSql, type Db } from '../database/sql.ts'
import { mailKinds, type MailKind } from './mail-kinds.rules.ts'

/** The words of a kind of email, as administrators have written them or as they come with the site. */
export interface Template {
  subject: string
  text: string
  /** Whether emails of this kind are written at all. */
  isOn: boolean
}

/** What is written of a kind now. */
export const readTemplate = async (db: Db, kind: MailKind): Promise<Template> => {
  const { rows } = await runSql<Template>(
    db,
    'select subject, body "text", is_on "isOn" from mail_template where kind = $1',
    [kind],
  )
  const { subject, text } = mailKinds[kind]
  return rows[0] ?? { subject, text, isOn: true }
}
