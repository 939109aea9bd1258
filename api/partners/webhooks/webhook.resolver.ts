import {
  Arg,
  Authorized,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Field,
  InputType,
  ObjectType,
} from 'type-graphql'
import { firstArg } from '../../schema/check-first.ts'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { orUserErrors, UserError, userErrorsField } from '../../schema/user-error.ts'
import type { WeightedField } from '../../process/weight.ts'
import { recordAction } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { readChangeCursor } from '../changes/change-cursor.ts'
import { cursorBefore } from '../changes/read-changes.ts'
import { runSql } from '../../database/sql.ts'
import { parseId } from '../../schema/parse-id.ts'
import { findWebhook, listDeliveries, listWebhooks } from './list-webhooks.ts'
import { addWebhook, changeWebhook } from './manage-webhooks.ts'
import { Webhook, WebhookDelivery, WebhookReport, WebhookAction, WebhookEvent } from './webhook.ts'
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
  @Field(() => ID, { nullable: true, description: 'This message only, under the same id.' }) deliveryId?: string | null
  @Field(() => Date, { nullable: true, description: 'All changes since then, as far back as the feed goes.' })
  changedSince?: Date | null
}

const webhookField = { nullable: true, description: 'The webhook; null once it is removed.' }

@ObjectType({ description: 'The new webhook, or what is wrong with the input.' })
class CreateWebhookPayload {
  @Field(() => Webhook, webhookField) webhook!: Webhook | null
  @Field(() => String, { nullable: true, description: 'The secret that signs its messages, shown once.' })
  secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The changed webhook, or what is wrong with the input.' })
class ChangeWebhookPayload {
  @Field(() => Webhook, webhookField) webhook!: Webhook | null
  @Field(() => String, { nullable: true, description: 'The new secret, if there is one, shown once.' })
  secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The webhook, or what is wrong with the input.' })
class ReplayWebhookPayload {
  @Field(() => Webhook, webhookField) webhook!: Webhook | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

/** The message keeps its id. @throws NOT_FOUND */
export const replayDelivery = (context: Context, id: string, deliveryId: string): Promise<boolean> =>
  context.em.transactional(async (em) => {
    const admin = requireAdmin(context)
    const { rows } = await runSql<{ webhookId: number }>(
      em,
      `update webhook_delivery set state = 'waiting', attempts = 0 where id = $1 and webhook_id = $2 returning webhook_id "webhookId"`,
      [/^\d{1,18}$/.test(deliveryId) ? deliveryId : 0, parseId(id) ?? 0],
    )
    if (!rows[0]) throw new PublicError('NOT_FOUND', 'This delivery is no longer in the log.')
    const { webhookId } = rows[0]
    await recordAction(em, admin, {
      action: 'webhook.replay',
      subject: 'webhook',
      subjectId: webhookId,
      after: { deliveryId },
    })
    await queueWebhooks(em)
    return true
  })

const isBefore = (cursor: string, other: string) => {
  const [place, otherPlace] = [readChangeCursor(cursor), readChangeCursor(other)]
  return place.epoch === otherPlace.epoch && place.number < otherPlace.number
}

export const replaySince = async (context: Context, id: string, since: Date): Promise<boolean> => {
  const admin = requireAdmin(context)
  const cursor = await cursorBefore(context.pool, since)
  return context.em.transactional(async (em) => {
    const { rows } = await runSql<{ cursor: string }>(
      em,
      'select cursor from webhook where id = $1 for no key update',
      [parseId(id) ?? 0],
    )
    if (!rows[0]) throw new PublicError('NOT_FOUND', 'This webhook does not exist.')
    if (isBefore(cursor, rows[0].cursor))
      await runSql(em, 'update webhook set cursor = $2 where id = $1', [parseId(id), cursor])
    await recordAction(em, admin, { action: 'webhook.replay', subject: 'webhook', subjectId: id, after: { since } })
    await queueWebhooks(em)
    return true
  })
}

const inputOptions = { description: 'The input.' }

@Resolver(() => Webhook)
export class WebhookResolver {
  @Authorized('ADMIN')
  @Query(() => WebhookReport, { nullable: true, description: 'The webhooks. For administrators.' })
  async webhooks(
    @Ctx() { pool }: Context,
    @Arg('isFailing', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Only failing or paused ones.',
    })
    isFailing?: boolean,
  ): Promise<WebhookReport> {
    return { nodes: await listWebhooks(pool, isFailing) }
  }

  @Authorized('ADMIN')
  @Query(() => Webhook, { nullable: true, description: 'One webhook. For administrators.' })
  webhook(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, { description: 'Which webhook.' }) id: string,
  ): Promise<Webhook | null> {
    return findWebhook(pool, id)
  }

  @Extensions({ weight: 5 } satisfies WeightedField)
  @FieldResolver(() => [WebhookDelivery], { description: 'Its deliveries of the last 30 days, newest first.' })
  deliveries(
    @Root() { id }: Webhook,
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, firstArg(25)) first?: number,
  ): Promise<WebhookDelivery[]> {
    return listDeliveries(pool, id, first)
  }

  @Authorized('ADMIN')
  @Mutation(() => CreateWebhookPayload, {
    nullable: true,
    description: 'Adds a webhook, which is notified of changes from now on. For administrators.',
  })
  async createWebhook(
    @Ctx() context: Context,
    @Arg('input', () => CreateWebhookInput, inputOptions) input: CreateWebhookInput,
  ): Promise<CreateWebhookPayload> {
    const { done, userErrors } = await orUserErrors(addWebhook(context, input))
    return { webhook: done?.webhook ?? null, secret: done?.secret ?? null, userErrors }
  }

  @Authorized('ADMIN')
  @Mutation(() => ChangeWebhookPayload, {
    nullable: true,
    description: 'Pauses, resumes or removes a webhook, or gives it a new secret. For administrators.',
  })
  async changeWebhook(
    @Ctx() context: Context,
    @Arg('input', () => ChangeWebhookInput, inputOptions) { id, action }: ChangeWebhookInput,
  ): Promise<ChangeWebhookPayload> {
    const { done, userErrors } = await orUserErrors(changeWebhook(context, id, action))
    return { webhook: done?.webhook ?? null, secret: done?.secret ?? null, userErrors }
  }

  @Authorized('ADMIN')
  @Mutation(() => ReplayWebhookPayload, {
    nullable: true,
    description:
      'Sends one message, or all since a time, again, with suppliers in their present state. For administrators.',
  })
  async replayWebhook(
    @Ctx() context: Context,
    @Arg('input', () => ReplayWebhookInput, inputOptions) { id, deliveryId, changedSince }: ReplayWebhookInput,
  ): Promise<ReplayWebhookPayload> {
    const replay = async () => {
      if (deliveryId) await replayDelivery(context, id, deliveryId)
      else if (changedSince) await replaySince(context, id, changedSince)
      else throw new PublicError('BAD_USER_INPUT', 'Please choose a message or a time.')
    }
    const { userErrors } = await orUserErrors(replay())
    return { webhook: await findWebhook(context.pool, id), userErrors }
  }
}
