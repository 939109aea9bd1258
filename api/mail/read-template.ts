import { runSql, type Db } from '../database/sql.ts'
import { mailKinds, type MailKind } from './mail-kinds.rules.ts'

/** A kind's template: an administrator's, otherwise the default. */
export interface Template {
  subject: string
  text: string
  isOn: boolean
}

/** The current template of a kind. */
export const readTemplate = async (db: Db, kind: MailKind): Promise<Template> => {
  const { rows } = await runSql<Template>(
    db,
    'select subject, body "text", is_on "isOn" from mail_template where kind = $1',
    [kind],
  )
  const { subject, text } = mailKinds[kind]
  return rows[0] ?? { subject, text, isOn: true }
}
