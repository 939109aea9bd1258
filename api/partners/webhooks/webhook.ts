import { Field, ID, Int, ObjectType } from 'type-graphql'
import { nullable, enumType, parseId } from '../../schema/types.ts'
import type { Pool } from 'pg'
import { findRow, readRows, type Db } from '../../database/sql.ts'
import { checkFirst } from '../../schema/connection.ts'
import { maxWebhooks } from './webhook.rules.ts'

export const WebhookEvent = enumType('WebhookEvent', 'The events that a webhook can receive.', {
  SUPPLIER_CREATED: '`supplier.created`: a supplier is newly listed.',
  SUPPLIER_CHANGED: '`supplier.changed`: a public field of a supplier changed.',
  SUPPLIER_MERGED: '`supplier.merged`: a duplicate is merged.',
  SUPPLIER_WITHDRAWN: '`supplier.withdrawn`: a supplier is no longer listed.',
})
export type WebhookEvent = keyof typeof WebhookEvent

export const WebhookAction = enumType('WebhookAction', 'An action on a webhook.', {
  ROTATE_SECRET: 'It gets a new secret; the previous one also signs for 24 hours.',
  PAUSE: 'Nothing is sent until it is resumed; changes in between are sent then.',
  RESUME: 'Deliveries resume at once where they stopped.',
  REMOVE: 'It is deleted, with its log.',
})
export type WebhookAction = keyof typeof WebhookAction

@ObjectType({ description: 'A partner’s webhook.' })
export class Webhook {
  @Field(() => ID, { description: 'Identifies the webhook.' }) id!: number
  @Field(() => String, { description: 'The partner’s name.' }) label!: string
  @Field(() => String, { description: 'The address that is notified.' }) url!: string
  @Field(() => [WebhookEvent], { description: 'Its events.' }) events!: WebhookEvent[]
  @Field(() => Date, { description: 'When it was created.' }) createdAt!: Date
  @Field(() => Date, nullable('Since when it has been failing; null if it is not.')) failingSince!: Date | null
  @Field(() => Date, nullable('When the next attempt is due, after a failure.')) nextAttemptAt!: Date | null
  @Field(() => Date, nullable('When it was paused; null if it is not.')) pausedAt!: Date | null
  @Field(() => String, nullable('Why it is paused.')) pauseReason!: string | null
  @Field(() => Date, nullable('When its previous secret stops signing.')) previousSecretEndsAt!: Date | null
  @Field(() => Date, nullable('When it last accepted a message; null if the log has none.'))
  lastDeliveredAt!: Date | null
  @Field(() => Int, { description: 'Undelivered messages.' }) waiting!: number
}

@ObjectType({ description: 'A message to a webhook, with its outcome.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Identifies the delivery; ids increase.' }) id!: string
  @Field(() => ID, { description: 'The message’s `webhook-id`, the same in each attempt.' }) messageId!: string
  @Field(() => String, { description: 'The event, such as `supplier.changed`.' }) event!: string
  @Field(() => ID, nullable('The supplier that it is about.')) supplierId!: number | null
  @Field(() => Boolean, { description: 'Whether it was accepted, with a status from 200 to 299.' })
  isDelivered!: boolean
  @Field(() => Int, { description: 'How many attempts were made.' }) attempts!: number
  @Field(() => String, nullable('The outcome of the last attempt, in words.')) outcome!: string | null
  @Field(() => Date, { description: 'When the message was queued.' }) createdAt!: Date
  @Field(() => Date, nullable('When the last attempt was made.')) attemptedAt!: Date | null
}

@ObjectType({ description: 'The webhooks; at most 50.' })
export class WebhookReport {
  @Field(() => [Webhook], { description: 'All of them, oldest first.' }) nodes!: Webhook[]
}

const webhookColumns = `
  w.id, w.label, w.url, w.events, w.created_at "createdAt", w.failing_since "failingSince", w.next_attempt_at "nextAttemptAt",
  w.paused_at "pausedAt", w.pause_reason "pauseReason", case when w.previous_until > now() then w.previous_until end "previousSecretEndsAt",
  (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') waiting,
  (select d.attempted_at from webhook_delivery d where d.webhook_id = w.id and d.state = 'delivered' order by d.id desc limit 1) "lastDeliveredAt"`

/** The same in To Do and in the list. */
export const failingWebhook = '(paused_at is not null or failing_since is not null)'

export const listWebhooks = async (pool: Pool, isFailing = false): Promise<Webhook[]> => {
  const which = isFailing ? `where ${failingWebhook}` : ''
  return readRows<Webhook>(pool, `select ${webhookColumns} from webhook w ${which} order by w.id limit ${maxWebhooks}`)
}

export const findWebhook = (db: Db, id: string, lock = ''): Promise<Webhook | undefined> =>
  findRow<Webhook>(db, `select ${webhookColumns} from webhook w where w.id = $1 ${lock}`, [parseId(id) ?? 0])

export const listDeliveries = (pool: Pool, webhookId: number, first?: number): Promise<WebhookDelivery[]> =>
  readRows<WebhookDelivery>(
    pool,
    `select d.id::text, 'msg_' || message_id "messageId", event, supplier_id "supplierId", state = 'delivered' "isDelivered",
            attempts, outcome, created_at "createdAt", attempted_at "attemptedAt"
       from webhook_delivery d where webhook_id = $1 order by d.id desc limit $2`,
    [webhookId, checkFirst(first, 25)],
  )
