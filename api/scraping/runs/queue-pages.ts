import type { PlainSql } from '../../database/plain-sql.ts'

/** Key of a page's job, in SQL: one job for one page. */
const jobKey = `'scrape:' || p.run_id || ':' || p.id`

/**
 * Queues a job for each page of the run that is not done and has none. Those of one host are in one queue, so that they
 * run one after the other whatever the number of workers.
 * @param ids only these pages
 */
export const queuePages = async (sql: PlainSql, runId: number, ids?: readonly number[]) => {
  await sql.query(
    `select from graphile_worker.add_jobs(array(
       select ('scrape_page', json_build_object('pageId', p.id), 'host ' || p.host, null, null, ${jobKey}, null, null)::graphile_worker.job_spec
         from scrape_page p
        where p.run_id = $1 and p.status <> 'done' and ($2::integer[] is null or p.id = any($2))
          and not exists (select from graphile_worker.jobs j where j.key = ${jobKey})
        order by p.id))`,
    [runId, ids ?? null],
  )
}

/** Takes back the jobs that wait; those that run go on to their end. */
export const dropJobs = async (sql: PlainSql, runId: number) => {
  await sql.query(
    `select graphile_worker.remove_job(j.key) from graphile_worker.jobs j join scrape_page p on j.key = ${jobKey}
      where p.run_id = $1 and p.status <> 'done' and j.locked_at is null`,
    [runId],
  )
}
