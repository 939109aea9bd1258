import type { Task } from 'graphile-worker'
import * as z from 'zod'
import { runSql } from '../../database/sql.ts'
import type { JobContext } from '../../jobs/job-context.ts'
import { userAgentFor } from '../../outgoing/fetch-settings.ts'
import { followWebhook } from './follow-webhook.ts'
import { queueWebhooks } from './queue-webhooks.ts'

const payloadRules = z.object({ id: z.int() })

/** Queues the webhook's next job for its next attempt, or at once if more may follow. */
const queueNext = `
  select graphile_worker.add_job('follow_webhook', json_build_object('id', id), queue_name := 'webhook-' || id,
                                 run_at := coalesce(next_attempt_at, now()), job_key := 'webhook-' || id, max_attempts := 3)
    from webhook where id = $1 and paused_at is null and ($2 or next_attempt_at is not null)`

/** `follow_webhook`: sends changes to one webhook. */
export const followWebhookTask =
  ({ env, database: { pool } }: JobContext): Task =>
  async (payload, { abortSignal }) => {
    const { id } = payloadRules.parse(payload)
    const settings = { env, userAgent: userAgentFor(env), allowedHosts: env.SOURCE_ALLOWED_HOSTS, signal: abortSignal }
    const hasMore = await followWebhook(pool, id, settings)
    await runSql(pool, queueNext, [id, hasMore])
  }

/** `follow_webhooks`: queues all webhooks that may be due, in case a hint was lost. */
export const followWebhooksTask =
  ({ database }: JobContext): Task =>
  () =>
    queueWebhooks(database.pool)
