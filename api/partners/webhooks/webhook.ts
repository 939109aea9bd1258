import { Field, ID, Int, ObjectType } from 'type-graphql'
import { enumType } from '../../schema/enum-type.ts'

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
  @Field(() => Date, { nullable: true, description: 'Since when it has been failing; null if it is not.' })
  failingSince!: Date | null
  @Field(() => Date, { nullable: true, description: 'When the next attempt is due, after a failure.' })
  nextAttemptAt!: Date | null
  @Field(() => Date, { nullable: true, description: 'When it was paused; null if it is not.' }) pausedAt!: Date | null
  @Field(() => String, { nullable: true, description: 'Why it is paused.' }) pauseReason!: string | null
  @Field(() => Date, { nullable: true, description: 'When its previous secret stops signing.' })
  previousSecretEndsAt!: Date | null
  @Field(() => Date, { nullable: true, description: 'When it last accepted a message; null if the log has none.' })
  lastDeliveredAt!: Date | null
  @Field(() => Int, { description: 'Undelivered messages.' }) waiting!: number
}

@ObjectType({ description: 'A message to a webhook, with its outcome.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Identifies the delivery; ids increase.' }) id!: string
  @Field(() => ID, { description: 'The message’s `webhook-id`, the same in each attempt.' }) messageId!: string
  @Field(() => String, { description: 'The event, such as `supplier.changed`.' }) event!: string
  @Field(() => ID, { nullable: true, description: 'The supplier that it is about.' }) supplierId!: number | null
  @Field(() => Boolean, { description: 'Whether it was accepted, with a status from 200 to 299.' })
  isDelivered!: boolean
  @Field(() => Int, { description: 'How many attempts were made.' }) attempts!: number
  @Field(() => String, { nullable: true, description: 'The outcome of the last attempt, in words.' })
  outcome!: string | null
  @Field(() => Date, { description: 'When the message was queued.' }) createdAt!: Date
  @Field(() => Date, { nullable: true, description: 'When the last attempt was made.' }) attemptedAt!: Date | null
}

@ObjectType({ description: 'The webhooks; at most 50.' })
export class WebhookReport {
  @Field(() => [Webhook], { description: 'All of them, oldest first.' }) nodes!: Webhook[]
}
