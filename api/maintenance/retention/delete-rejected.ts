import type { Pool } from 'pg'
import { inBatches } from '../../database/maintenance.ts'
import { runSql } from '../../database/sql.ts'
import { retentionDays } from '../../process/retention-days.rules.ts'

const batchSize = 500

const dueDecisions = (kind: string, isRejected: string) => `
  select d.item_id as id from decision d
   where d.kind = '${kind}' and d.to_status = 'rejected' and d.undone_at is null
     and d.decided_at < now() - make_interval(days => $1) and ${isRejected}
   order by d.decided_at limit $2`

const rejected = {
  REGISTRATION: {
    due: dueDecisions(
      'REGISTRATION',
      `exists (select from registration r join supplier s on s.id = r.supplier_id where r.id = d.item_id and s.status = 'rejected')`,
    ),
    deletion: 'delete from supplier where id in (select supplier_id from registration where id = any($1))',
  },
  REQUEST: {
    due: dueDecisions(
      'REQUEST',
      `exists (select from business_request q where q.id = d.item_id and q.status = 'rejected')`,
    ),
    deletion: 'delete from business_request where id = any($1)',
  },
  REVIEW: {
    due: `select id from review where status = 'rejected' and decided_at < now() - make_interval(days => $1)
           order by decided_at limit $2`,
    deletion: 'delete from review where id = any($1)',
  },
}

/** Deletes registrations, short requests and reviews whose rejection has passed its retention, with their decisions. */
export const deleteRejected = async (pool: Pool): Promise<void> => {
  for (const [kind, { due, deletion }] of Object.entries(rejected)) {
    await inBatches(pool, batchSize, async (client) => {
      const { rows } = await runSql<{ id: number }>(client, due, [retentionDays.rejected, batchSize])
      const ids = rows.map(({ id }) => id)
      await runSql(client, deletion, [ids])
      await runSql(client, 'delete from decision where kind = $1 and item_id = any($2)', [kind, ids])
      return ids.length
    })
  }
}
