import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { checkFirst } from '../../schema/check-first.ts'
import { parseId } from '../../schema/parse-id.ts'
import type { Webhook, WebhookDelivery } from './webhook.ts'
import { maxWebhooks } from './webhook.rules.ts'

export const webhookColumns = `
  w.id, w.label, w.url, w.events, w.created_at "createdAt", w.failing_since "failingSince", w.next_attempt_at "nextAttemptAt",
  w.paused_at "pausedAt", w.pause_reason "pauseReason", case when w.previous_until > now() then w.previous_until end "previousSecretEndsAt",
  (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') waiting,
  (select d.attempted_at from webhook_delivery d where d.webhook_id = w.id and d.state = 'delivered' order by d.id desc limit 1) "lastDeliveredAt"`

/** The same in To Do and in the list. */
export const failingWebhook = '(paused_at is not null or failing_since is not null)'

export const listWebhooks = async (pool: Pool, isFailing = false): Promise<Webhook[]> => {
  const which = isFailing ? `where ${failingWebhook}` : ''
  return (
    await runSql<Webhook>(pool, `select ${webhookColumns} from webhook w ${which} order by w.id limit ${maxWebhooks}`)
  ).rows
}

export const findWebhook = async (pool: Pool, id: string): Promise<Webhook | null> => {
  const text = `select ${webhookColumns} from webhook w where w.id = $1`
  return (await runSql<Webhook>(pool, text, [parseId(id) ?? 0])).rows[0] ?? null
}

export const listDeliveries = async (pool: Pool, webhookId: number, first?: number): Promise<WebhookDelivery[]> => {
  const { rows } = await runSql<WebhookDelivery>(
    pool,
    `select d.id::text, 'msg_' || message_id "messageId", event, supplier_id "supplierId", state = 'delivered' "isDelivered",
            attempts, outcome, created_at "createdAt", attempted_at "attemptedAt"
       from webhook_delivery d where webhook_id = $1 order by d.id desc limit $2`,
    [webhookId, checkFirst(first, 25)],
  )
  return rows
}
