import type { Task } from 'graphile-worker'
import { runSql } from '../database/sql.ts'
import type { JobContext } from '../jobs/job-context.ts'
import { deliveriesKeptDays } from './webhook.rules.ts'

/** Removed by one statement, whose time a request's limit bounds. */
const rowsAtOnce = 10_000

/** `forget_deliveries`: removes from the log what was delivered longer ago than it keeps, in batches. */
export const forgetDeliveriesTask =
  ({ database: { pool } }: JobContext): Task =>
  async () => {
    for (;;) {
      const { rowCount } = await runSql(
        pool,
        `delete from webhook_delivery where id in (
           select id from webhook_delivery where state = 'delivered' and created_at < now() - make_interval(days => $1) limit $2)`,
        [deliveriesKeptDays, rowsAtOnce],
      )
      if (rowCount < rowsAtOnce) return
    }
  }
