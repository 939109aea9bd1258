import { PayloadMutation, nullable, withDefault, parseId } from '../../schema/types.ts'
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Field, InputType } from 'type-graphql'
import { firstArg } from '../../schema/connection.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { Weight } from '../../process/weight.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { readChangeCursor, cursorBefore } from '../changes/read-changes.ts'
import { findRow, runSql } from '../../database/sql.ts'
import {
  findWebhook,
  listDeliveries,
  listWebhooks,
  Webhook,
  WebhookDelivery,
  WebhookReport,
  WebhookAction,
  WebhookEvent,
} from './webhook.ts'
import { addWebhook, changeWebhook } from './manage-webhooks.ts'
import { queueWebhooks } from './queue-webhooks.ts'

@InputType({ description: 'A webhook to add.' })
class CreateWebhookInput {
  @Field(() => String, { description: 'The partner’s name, up to 100 characters.' }) label!: string
  @Field(() => String, { description: 'The address, which starts with https://.' }) url!: string
  @Field(() => [WebhookEvent], { description: 'Its events.' }) events!: WebhookEvent[]
}

@InputType({ description: 'An action on a webhook.' })
class ChangeWebhookInput {
  @Field(() => ID, { description: 'Which webhook.' }) id!: string
  @Field(() => WebhookAction, { description: 'The action.' }) action!: WebhookAction
}

@InputType({ description: 'What to send again: one message, or all since a time.' })
class ReplayWebhookInput {
  @Field(() => ID, { description: 'Which webhook.' }) id!: string
  @Field(() => ID, nullable('This message only, under the same id.')) deliveryId?: string | null
  @Field(() => Date, nullable('All changes since then, as far back as the feed goes.')) changedSince?: Date | null
}

/** The message keeps its id. @throws NOT_FOUND */
export const replayDelivery = (context: Context, id: string, deliveryId: string): Promise<void> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const row = await findRow<{ webhookId: number }>(
      em,
      `update webhook_delivery set state = 'waiting', attempts = 0 where id = $1 and webhook_id = $2 returning webhook_id "webhookId"`,
      [/^\d{1,18}$/.test(deliveryId) ? deliveryId : 0, parseId(id) ?? 0],
    )
    if (!row) throw new PublicError('NOT_FOUND', 'This delivery is no longer in the log.')
    const { webhookId } = row
    await recordAction(em, admin, { action: 'webhook.replay', subjectId: webhookId, after: { deliveryId } })
    await queueWebhooks(em)
  })

const isBefore = (cursor: string, other: string) => {
  const [place, otherPlace] = [readChangeCursor(cursor), readChangeCursor(other)]
  return place.epoch === otherPlace.epoch && place.number < otherPlace.number
}

export const replaySince = async (context: Context, id: string, since: Date): Promise<void> => {
  const admin = requireAdmin(context)
  const cursor = await cursorBefore(context.pool, since)
  return context.em.transactional(async (em) => {
    const row = await findRow<{ cursor: string }>(em, 'select cursor from webhook where id = $1 for no key update', [
      parseId(id) ?? 0,
    ])
    if (!row) throw new PublicError('NOT_FOUND', 'This webhook does not exist.')
    if (isBefore(cursor, row.cursor))
      await runSql(em, 'update webhook set cursor = $2 where id = $1', [parseId(id), cursor])
    await recordAction(em, admin, { action: 'webhook.replay', subjectId: id, after: { since } })
    await queueWebhooks(em)
  })
}

@Authorized('ADMIN')
@Resolver(() => Webhook)
export class WebhookResolver {
  @Query(() => WebhookReport, nullable('The webhooks. For administrators.'))
  async webhooks(
    @Ctx() { pool }: Context,
    @Arg('isFailing', () => Boolean, withDefault(false, 'Only failing or paused ones.')) isFailing?: boolean,
  ): Promise<WebhookReport> {
    return { nodes: await listWebhooks(pool, isFailing) }
  }

  @Query(() => Webhook, nullable('One webhook. For administrators.'))
  webhook(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, { description: 'Which webhook.' }) id: string,
  ): Promise<Webhook | undefined> {
    return findWebhook(pool, id)
  }

  @Weight(5)
  @FieldResolver(() => [WebhookDelivery], { description: 'Its deliveries of the last 30 days, newest first.' })
  deliveries(
    @Root() { id }: Webhook,
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, firstArg(25)) first?: number,
  ): Promise<WebhookDelivery[]> {
    return listDeliveries(pool, id, first)
  }

  @PayloadMutation(
    'Adds a webhook, which is notified of changes from now on. For administrators.',
    CreateWebhookInput,
    {
      webhook: [() => Webhook, 'The webhook.'],
      secret: [() => String, 'The secret that signs its messages, shown once.'],
    },
  )
  createWebhook = addWebhook

  @PayloadMutation(
    'Pauses, resumes or removes a webhook, or gives it a new secret. For administrators.',
    ChangeWebhookInput,
    {
      webhook: [() => Webhook, 'The webhook; null once it is removed.'],
      secret: [() => String, 'The new secret, if there is one, shown once.'],
    },
  )
  changeWebhook = changeWebhook

  @PayloadMutation(
    'Sends one message, or all since a time, again, with suppliers in their present state. For administrators.',
    ReplayWebhookInput,
    { webhook: [() => Webhook, 'The webhook.'] },
  )
  async replayWebhook(
    context: Context,
    { id, deliveryId, changedSince }: ReplayWebhookInput,
  ): Promise<Webhook | undefined> {
    if (deliveryId) await replayDelivery(context, id, deliveryId)
    else if (changedSince) await replaySince(context, id, changedSince)
    else throw new PublicError('BAD_USER_INPUT', 'Please choose a message or a time.')
    return findWebhook(context.pool, id)
  }
}
