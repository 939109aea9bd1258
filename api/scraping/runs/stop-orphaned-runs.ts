import { runSql, type Db } from '../../database/sql.ts'

/** A restored run's jobs were not in the backup; Resume queues its open pages again. */
export const stopOrphanedRuns = async (db: Db) => {
  await runSql(
    db,
    `update scrape_run set status = 'stopped', finished_at = now()
      where status in ('running', 'stopping') and not exists (select from graphile_worker.jobs where task_identifier = 'scrape_page')`,
  )
}
