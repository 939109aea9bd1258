import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { UserError, userErrorsField } from '../../schema/user-error.ts'
import { Webhook, WebhookAction, WebhookEvent } from './webhook.ts'

@InputType({ description: 'A webhook to add.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'The partner’s name, up to 100 characters.' }) label!: string
  @Field(() => String, { description: 'The address, which starts with https://.' }) url!: string
  @Field(() => [WebhookEvent], { description: 'Its events.' }) events!: WebhookEvent[]
}

@InputType({ description: 'An action on a webhook.' })
export class ChangeWebhookInput {
  @Field(() => ID, { description: 'Which webhook.' }) id!: string
  @Field(() => WebhookAction, { description: 'The action.' }) action!: WebhookAction
}

@InputType({ description: 'What to send again: one message, or all since a time.' })
export class ReplayWebhookInput {
  @Field(() => ID, { description: 'Which webhook.' }) id!: string
  @Field(() => ID, { nullable: true, description: 'This message only, under the same id.' }) deliveryId?: string | null
  @Field(() => Date, {
    nullable: true,
    description: 'All that has changed since then, as far back as the feed goes.',
  })
  changedSince?: Date | null
}

const webhookField = { nullable: true, description: 'The webhook; null once it is removed.' }

@ObjectType({ description: 'The new webhook, or what is wrong with the input.' })
export class CreateWebhookPayload {
  @Field(() => Webhook, webhookField) webhook!: Webhook | null
  @Field(() => String, {
    nullable: true,
    description: 'The secret that signs its messages, shown once.',
  })
  secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The changed webhook, or what is wrong with the input.' })
export class ChangeWebhookPayload {
  @Field(() => Webhook, webhookField) webhook!: Webhook | null
  @Field(() => String, { nullable: true, description: 'The new secret, if there is one, shown once.' })
  secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The webhook, or what is wrong with the input.' })
export class ReplayWebhookPayload {
  @Field(() => Webhook, webhookField) webhook!: Webhook | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}
