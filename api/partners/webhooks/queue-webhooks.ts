import { runSql, type Db } from '../../database/sql.ts'

/** Queues each webhook that may have something to send, once. One job at a time sends to a webhook. */
export const queueWebhooks = async (db: Db): Promise<void> => {
  await runSql(
    db,
    `select graphile_worker.add_job('follow_webhook', json_build_object('id', id), queue_name := 'webhook-' || id,
                                    job_key := 'webhook-' || id, max_attempts := 3)
       from webhook where paused_at is null and (next_attempt_at is null or next_attempt_at <= now())`,
  )
}
