import type { Pool } from 'pg'
import { runSql, type Db } from '../../database/sql.ts'
import { log } from '../../process/log.ts'

const withinMs = 1000

/** Soon after a notification; a task every minute finds missed ones. */
export const createWebhookHint = (pool: Pool) => {
  let timer: NodeJS.Timeout | undefined
  const queue = () => {
    timer = undefined
    queueWebhooks(pool).catch((error: unknown) => log.warn({ err: error }, 'could not queue webhooks'))
  }
  return {
    changed: () => {
      timer ??= setTimeout(queue, withinMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

export const queueWebhooks = async (db: Db): Promise<void> => {
  await runSql(
    db,
    `select graphile_worker.add_job('deliver_webhook', json_build_object('id', id), queue_name := 'webhook-' || id,
                                    job_key := 'webhook-' || id, max_attempts := 3)
       from webhook where paused_at is null and (next_attempt_at is null or next_attempt_at <= now())`,
  )
}
