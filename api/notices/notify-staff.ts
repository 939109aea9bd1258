import { mayUse } from '../accounts/office-areas.rules.ts'
import { runSql, type Db } from '../database/sql.ts'
import type { MailValues } from '../mail/mail-kinds.rules.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getConfiguredSiteUrl } from '../server/site-url.ts'
import type { Env } from '../process/env.ts'
import type { StaffRole } from '../server/staff-roles.rules.ts'
import { noticeKinds, type NoticeKind } from './notice-kinds.rules.ts'

interface Notice<Kind extends NoticeKind> {
  kind: Kind
  /** Identifies the event, such as `registration-7`: each person is notified once. */
  key: string
  values: Omit<MailValues<(typeof noticeKinds)[Kind]['mail']>, 'officeUrl'>
}

const readers = `
  select id, email, case when is_admin then 'ADMIN' else upper(role) end "role" from app_user
   where mail_choices is not null and mail_choices ->> $1 = 'AT_ONCE' and email is not null and disabled_at is null
   order by id limit 100`

/** Belongs to the caller's transaction; only for staff who chose immediate notification. */
export const notifyStaff = async <Kind extends NoticeKind>(
  db: Db,
  env: Env,
  { kind, key, values }: Notice<Kind>,
): Promise<void> => {
  const { area, mail, path } = noticeKinds[kind]
  const { rows } = await runSql<{ id: number; email: string; role: StaffRole }>(db, readers, [kind])
  const all = { ...values, officeUrl: getConfiguredSiteUrl(env) + path } as MailValues<typeof mail>
  for (const { id, email, role } of rows) {
    if (mayUse(role, area)) await queueMail(db, env, { kind: mail, key: `${key}-to-${id}`, to: email, values: all })
  }
}
