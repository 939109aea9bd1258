import { recordAction, type Actor } from '../../accounts/audit/record-action.ts'
import { findRow, runSql, type Db } from '../../database/sql.ts'

/** Finished, or failed if no page could be read. */
export const finishRun = async (db: Db, runId: number) => {
  await runSql(db, 'select from scrape_run where id = $1 for no key update', [runId]) // not `for update`: each inserted page locks the key
  const row = await findRow<Actor & { status: string }>(
    db,
    `update scrape_run r set status = case when p.outcomes ?| array['ok', 'empty', 'unchanged'] then 'finished' else 'failed' end, finished_at = now()
       from (select bool_and(pages_done >= pages) as is_done, jsonb_object_agg(key, 1) filter (where key is not null) as outcomes
               from scrape_progress left join lateral jsonb_object_keys(outcomes) key on true where run_id = $1) p
      where r.id = $1 and r.status in ('running', 'stopping') and p.is_done
     returning r.user_id id, r.username, r.status`,
    [runId],
  )
  if (!row) return
  await recordEnd(db, runId, row)
  await runSql(db, queueRunNotice, [runId])
}

const queueRunNotice = `
  select graphile_worker.add_job('notify_run', json_build_object('runId', $1::int), job_key := 'notify-run-' || $1::int, max_attempts := 3)
   where exists (select from app_user where mail_choices is not null)`

const recordEnd = async (db: Db, runId: number, { status, ...actor }: Actor & { status: string }) => {
  const row = await findRow<Record<string, number>>(
    db,
    `select coalesce(sum(added), 0)::int added, coalesce(sum(enriched), 0)::int enriched, coalesce(sum(unchanged), 0)::int unchanged,
            coalesce(sum(refused), 0)::int refused from scrape_progress where run_id = $1`,
    [runId],
  )
  const after = { status, ...row }
  await recordAction(db, actor, { action: 'scraper.finish', subject: 'scrape_run', subjectId: runId, after })
}

/** Once no page is being fetched. */
export const markStopped = async (db: Db, runId: number) => {
  await runSql(db, 'select from scrape_run where id = $1 for no key update', [runId])
  await runSql(
    db,
    `update scrape_run set status = 'stopped', finished_at = now()
      where id = $1 and status = 'stopping' and not exists (select from scrape_page where run_id = $1 and status = 'fetching')`,
    [runId],
  )
}

export const notifyState = (db: Db, runId: number) => runSql(db, `select pg_notify('scraper', $1)`, [String(runId)])
