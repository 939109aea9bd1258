import { Arg, Authorized, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { PublicError } from '../../server/errors.ts'
import { orUserErrors } from '../../schema/user-error.ts'
import type { WeightedField } from '../../process/weight.ts'
import { findWebhook, listDeliveries, listWebhooks } from './list-webhooks.ts'
import { addWebhook, changeWebhook } from './manage-webhooks.ts'
import { replayDelivery, replaySince } from './replay.ts'
import { Webhook, WebhookDelivery, WebhookReport } from './webhook.ts'
import {
  ChangeWebhookInput,
  ChangeWebhookPayload,
  CreateWebhookInput,
  CreateWebhookPayload,
  ReplayWebhookInput,
  ReplayWebhookPayload,
} from './webhook.types.ts'

const inputOptions = { description: 'The input.' }

/** Webhooks, for administrators. */
@Resolver(() => Webhook)
export class WebhookResolver {
  @Authorized('ADMIN')
  @Query(() => WebhookReport, {
    nullable: true,
    description: 'The webhooks. For administrators.',
  })
  async webhooks(
    @Ctx() { pool }: Context,
    @Arg('isFailing', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Only those that take nothing, or are paused.',
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
  @FieldResolver(() => [WebhookDelivery], { description: 'Its deliveries, newest first; the log goes back 30 days.' })
  deliveries(
    @Root() { id }: Webhook,
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 25, description: 'How many, from 1 to 100.' })
    first?: number,
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
