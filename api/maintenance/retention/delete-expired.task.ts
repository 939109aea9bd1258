import type { Pool } from 'pg'
import type { JobContext } from '../../jobs/job-context.ts'
import { log } from '../../process/log.ts'
import { inMaintenance, inBatches } from '../../database/maintenance.ts'
import { readRow, runSql } from '../../database/sql.ts'
import { retentionDays } from '../../process/retention-days.rules.ts'
import { today } from '../../database/check-last-day.ts'
import { minTimes } from '../../schema/analytics.ts'
import { tables, type RetentionPeriod } from '../tables.ts'

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

const deleteRejected = async (pool: Pool): Promise<void> => {
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

/** Days examined, so that missed nights are caught up. */
const daysBack = 31

const deleteDay = `
  delete from search_count where ctid = any(array(
    select t.ctid from search_count t where t.day = ${today} - $1::int and t.times < ${minTimes}
       and (select sum(times) from search_count every where every.query = t.query) < ${minTimes}))`

const deleteExpiredSearches = async (pool: Pool): Promise<void> => {
  for (let days = retentionDays.rareSearches + daysBack; days > retentionDays.rareSearches; days--)
    await inMaintenance(pool, (client) => runSql(client, deleteDay, [days]))
}

const maxRuns = 100
const runsPerBatch = 5

const deleteExpiredRuns = async (pool: Pool): Promise<void> => {
  const text = `
    delete from scrape_run where id in (
      select id from (select id from scrape_run order by id desc offset ${maxRuns}) older order by id limit ${runsPerBatch})`
  await inBatches(pool, runsPerBatch, async (client) => (await runSql(client, text)).rowCount)
}

const rowsPerBatch = 5000

const deleteExpiredRows = async (
  pool: Pool,
  table: string,
  { days, at, only = 'true' }: RetentionPeriod,
): Promise<number> => {
  const text = `
    delete from ${table} where ctid = any(array(
      select t.ctid from ${table} t where t.${at} < now() - make_interval(days => $1) and ${only}
       order by t.${at} limit ${rowsPerBatch} for update skip locked))`
  return inBatches(pool, rowsPerBatch, async (client) => (await runSql(client, text, [days])).rowCount)
}

const jobsPerBatch = 1000

const deleteExpiredJobs = async (pool: Pool): Promise<void> => {
  const text = `
    select count(*)::int as "deletedCount" from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $1) limit ${jobsPerBatch}))`
  await inBatches(pool, jobsPerBatch, async (client) => {
    return (await readRow<{ deletedCount: number }>(client, text, [retentionDays.failedJobs])).deletedCount
  })
}

/** Its rows cannot be deleted, so partitions are dropped; the next two are created. */
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

/** @throws AggregateError at the end, so that the job is retried. */
export const deleteExpiredTask = async ({ database: { pool } }: JobContext) => {
  const steps: [string, () => Promise<unknown>][] = Object.entries(tables).flatMap(([table, { expires }]) =>
    typeof expires === 'string' ? [] : [[table, () => deleteExpiredRows(pool, table, expires)]],
  )
  steps.push(['rejected items', () => deleteRejected(pool)])
  steps.push(['rare searches', () => deleteExpiredSearches(pool)])
  steps.push(['runs of the scraper', () => deleteExpiredRuns(pool)])
  steps.push(['failed jobs', () => deleteExpiredJobs(pool)])
  steps.push(['the audit log', () => deleteExpiredAudit(pool)])
  const failures: unknown[] = []
  for (const [what, step] of steps) {
    await step().catch((error: unknown) => {
      log.error({ err: error, what }, 'could not delete expired rows')
      failures.push(error)
    })
  }
  if (failures.length) throw new AggregateError(failures, 'Some expired rows could not be deleted')
}
