import { hostname } from 'node:os'
import type { Pool } from 'pg'
import { runSql, type Db } from '../database/sql.ts'
import { log } from '../process/log.ts'

const beatMs = 3000
/** After five missed heartbeats a worker counts as dead. */
const goneAfterSeconds = 15

/**
 * Records this worker's heartbeat, and releases the jobs of dead workers, which the queue would lock for four hours.
 */
export const startHeartbeat = async (pool: Pool, workerId: string) => {
  const name = `${hostname()}:${process.pid}`
  const beat = async () => {
    await runSql(pool, 'insert into worker (id, name) values ($1, $2) on conflict (id) do update set seen_at = now()', [
      workerId,
      name,
    ])
    await releaseJobs(pool)
  }
  await beat()
  const timer = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'worker heartbeat failed'))
  }, beatMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await runSql(pool, 'delete from worker where id = $1', [workerId]).catch(() => {})
    },
  }
}

const releaseJobs = async (pool: Db) => {
  const { rows } = await runSql<{ worker: string }>(
    pool,
    `select distinct locked_by as worker
       from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => $1)
        and not exists (select from worker w where w.id = locked_by and w.seen_at > now() - make_interval(secs => $1))`,
    [goneAfterSeconds],
  )
  if (!rows.length) return
  const workers = rows.map(({ worker }) => worker)
  log.warn({ workers }, 'releasing jobs of dead workers')
  await runSql(pool, 'select graphile_worker.force_unlock_workers($1)', [workers])
  await runSql(pool, 'delete from worker where seen_at < now() - make_interval(secs => $1)', [goneAfterSeconds])
}
