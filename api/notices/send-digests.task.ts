import type { Pool, PoolClient } from 'pg'
import { mayUse } from '../accounts/office-areas.rules.ts'
import { findRow, readRow, runSql } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getConfiguredSiteUrl } from '../server/site-url.ts'
import type { Env } from '../process/env.ts'
import { toLondon } from '../text/london-time.rules.ts'
import { nextTimes } from '../text/next-times.rules.ts'
import type { StaffRole } from '../server/staff-roles.rules.ts'
import { noticeKinds, type NoticeChoices, type NoticeKind } from './notice-kinds.rules.ts'
import { plural } from '../text/plural.rules.ts'

interface Due {
  id: number
  email: string
  role: StaffRole
  choices: NoticeChoices
  since: Date
}

/** Whose last digest is from before this morning ($1). */
const due = `
  select id, email, case when is_admin then 'ADMIN' else upper(role) end "role", mail_choices choices, digest_at since
    from app_user where mail_choices is not null and digest_at < $1 and email is not null and disabled_at is null
   order by id limit 1 for update skip locked`

const isRegistered = 'exists (select from registration r where r.supplier_id = s.id)'

const news: Readonly<Record<NoticeKind, string>> = {
  REGISTRATIONS: `(select count(*) from supplier s where status = 'pending' and created_at > $1 and ${isRegistered})
                  + (select count(*) from business_request where status = 'pending' and created_at > $1)`,
  REVIEWS: `(select count(*) from review where status = 'pending' and created_at > $1)`,
  REPORTS: `(select count(*) from supplier_report where status = 'pending' and created_at > $1)`,
  FINDS: `(select count(*) from supplier s where status = 'pending' and created_at > $1 and not ${isRegistered})`,
  FAILED_RUNS: `(select count(*) from scrape_run where status = 'failed' and finished_at > $1 and not is_test)
                + (select count(*) from schedule where problem is not null and problem_at > $1)`,
}
const kinds = Object.keys(noticeKinds) as NoticeKind[]
const counts = `select ${kinds.map((kind) => `(${news[kind]})::int "${kind}"`).join(', ')}`

const thisMorning = (now: Date): Date =>
  nextTimes({ every: 'DAY', day: null, time: '07:00' }, new Date(now.getTime() - 2 * 86_400_000), 3).findLast(
    (time) => time <= now,
  )!

export const sendDigest = (pool: Pool, env: Env, now = new Date()): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    const morning = thisMorning(now)
    const reader = await findRow<Due>(client, due, [morning])
    if (!reader) return false
    await write(client, env, reader, morning)
    await runSql(client, 'update app_user set digest_at = $2 where id = $1', [reader.id, now])
    return true
  })

const write = async (client: PoolClient, env: Env, { id, email, role, choices, since }: Due, morning: Date) => {
  const found = await readRow<Record<NoticeKind, number>>(client, counts, [since])
  const siteUrl = getConfiguredSiteUrl(env)
  const lines = kinds
    .filter((kind) => choices[kind] === 'DAILY' && found[kind] > 0 && mayUse(role, noticeKinds[kind].area))
    .map((kind) => {
      const { one, many, path } = noticeKinds[kind]
      const count = found[kind]
      return `${plural(count, one, many)}:\n${siteUrl}${path}`
    })
  if (!lines.length) return
  await queueMail(client, env, {
    kind: 'DAILY_DIGEST',
    key: `digest-${toLondon(morning).slice(0, 10)}-to-${id}`,
    to: email,
    values: { news: lines.join('\n\n'), officeUrl: `${siteUrl}/admin` },
  })
}
