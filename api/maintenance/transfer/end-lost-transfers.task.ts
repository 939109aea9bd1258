import { runSql } from '../../database/sql.ts'
import type { JobContext } from '../../jobs/job-context.ts'
import { jobLostCondition } from '../../jobs/queue-job.ts'

const text = `
  with lost as (
    update transfer t set status = 'failed', finished_at = now(), error = $1
     where t.status in ('checking', 'working') and ${jobLostCondition('transfer', 't.id')} returning id)
  delete from transfer_part where transfer_id in (select id from lost)`

/** A transfer whose worker was killed at the last attempt would block the next. */
export const endLostTransfersTask = async ({ database: { pool } }: JobContext) => {
  await runSql(pool, text, ['The worker failed repeatedly. Please try again, or run it on the server.'])
}
