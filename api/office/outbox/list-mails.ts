import type { Pool } from 'pg'
import { runSql, type Db } from '../../database/sql.ts'
import type { MailKind } from '../../mail/mail-kinds.rules.ts'
import { checkFirst } from '../../schema/check-first.ts'
import type { ConnectionOf } from '../../schema/connection-type.ts'
import { idBehind, idCursor } from '../../schema/id-cursor.ts'
import { parseId } from '../../schema/parse-id.ts'
import { toConnection } from '../../schema/page-info.ts'
import type { MailState, OutboxMail } from './outbox-mail.ts'

const columns = `
  id, kind, upper(state) state, recipient, reply_to "replyTo", subject, body "text", attempts, error,
  case when state = 'waiting' then next_attempt_at end "nextAttemptAt", sent_at "sentAt", sent_by "sentBy", created_at "createdAt"`

interface MailFilter {
  state?: MailState | null | undefined
  kind?: MailKind | null | undefined
  first?: number | null | undefined
  after?: string | null | undefined
}

export const listMails = async (
  pool: Pool,
  { state, kind, first, after }: MailFilter,
): Promise<ConnectionOf<OutboxMail>> => {
  const size = checkFirst(first, 25)
  const { rows } = await runSql<OutboxMail>(
    pool,
    `select ${columns} from outbox_mail
      where ($2::text is null or state = $2) and ($3::text is null or kind = $3) and ($4::int is null or id < $4)
      order by id desc limit $1`,
    [size + 1, state?.toLowerCase() ?? null, kind ?? null, idBehind(after)],
  )
  return toConnection(rows, size, after, idCursor)
}

export const findMail = async (db: Db, id: string | number): Promise<OutboxMail | null> => {
  const text = `select ${columns} from outbox_mail where id = $1`
  return (await runSql<OutboxMail>(db, text, [parseId(String(id)) ?? 0])).rows[0] ?? null
}
