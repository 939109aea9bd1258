import { runSql, type Db } from '../../database/sql.ts'

/** One job per page. */
const jobKey = `'scrape:' || p.run_id || ':' || p.id`

/** A host's pages share a queue and run one by one, each due a microsecond after the previous. */
export const queuePages = async (db: Db, runId: number, ids?: readonly number[]) => {
  await runSql(
    db,
    `select from graphile_worker.add_jobs(array(
       select ('scrape_page', json_build_object('pageId', p.id), 'host ' || p.host,
              now() + row_number() over (order by p.id) * interval '1 microsecond', null, ${jobKey}, null, null)::graphile_worker.job_spec
         from scrape_page p join scrape_progress g using (run_id, source)
        where p.run_id = $1 and g.paused_at is null and p.status <> 'done' and ($2::integer[] is null or p.id = any($2))
          and not exists (select from graphile_worker.jobs j where j.key = ${jobKey} and j.locked_at is null)
        order by p.id))`,
    [runId, ids ?? null],
  )
}

/** Running jobs finish. */
export const dropJobs = async (db: Db, runId: number, source?: string) => {
  await runSql(
    db,
    `select graphile_worker.remove_job(j.key) from graphile_worker.jobs j join scrape_page p on j.key = ${jobKey}
      where p.run_id = $1 and p.status <> 'done' and j.locked_at is null and ($2::text is null or p.source = $2)`,
    [runId, source ?? null],
  )
}
