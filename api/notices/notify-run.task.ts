import { findRow } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { notifyStaff } from './notify-staff.ts'
import { thousands } from '../text/plural.rules.ts'

const ended = `
  select status, (select count(*)::int from scrape_listing l join supplier s on s.id = l.supplier_id
                   where l.run_id = r.id and l.verdict = 'added' and s.status = 'pending') finds
    from scrape_run r where id = $1 and not is_test`

export const notifyRunTask = async ({ env, database: { pool } }: JobContext, { runId }: { runId: number }) => {
  await inTransaction(pool, async (client) => {
    const row = await findRow<{ status: string; finds: number }>(client, ended, [runId])
    const { status, finds } = row ?? { status: '', finds: 0 }
    const run = `Scrape ${runId}`
    if (status === 'failed')
      await notifyStaff(client, env, {
        kind: 'FAILED_RUNS',
        key: `run-${runId}-failed`,
        values: { run, reason: 'No page could be read.' },
      })
    if (finds)
      await notifyStaff(client, env, {
        kind: 'FINDS',
        key: `run-${runId}-finds`,
        values: { run, count: thousands(finds) },
      })
  })
}
