import type { Pool } from 'pg'
import { inMaintenance } from '../../database/maintenance.ts'
import { runSql } from '../../database/sql.ts'
import { retentionDays } from '../../process/retention-days.rules.ts'

/**
 * Drops partitions of the audit log whose days are all beyond retention, and creates the next two: single rows cannot
 * be changed or deleted.
 */
export const deleteExpiredAudit = async (pool: Pool): Promise<void> => {
  const { rows } = await inMaintenance(pool, async (client) => {
    await runSql(
      client,
      `select make_audit_year(extract(year from now())::int + ahead) from generate_series(0, 2) ahead`,
    )
    return runSql<{ name: string }>(
      client,
      `select name from (
         select c.relname::text as name, substring(c.relname from '^audit_entry_(\\d{4})$')::int as year
           from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'audit_entry'::regclass) part
        where make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC') < now() - make_interval(days => $1)`,
      [retentionDays.auditLog],
    )
  })
  for (const { name } of rows) {
    await inMaintenance(pool, async (client) => {
      await runSql(client, `alter table audit_entry detach partition ${name}`)
      await runSql(client, `drop table ${name}`)
    })
  }
}
