import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { UserError, userErrorsField } from '../../schema/user-error.ts'
import { Webhook, WebhookAction, WebhookEvent } from './webhook.ts'

@InputType({ description: 'An address that is to be told of changes.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'Whose address it is, up to 100 characters.' }) label!: string
  @Field(() => String, { description: 'The address, which starts with https://.' }) url!: string
  @Field(() => [WebhookEvent], { description: 'What it is told of.' }) events!: WebhookEvent[]
}

@InputType({ description: 'What is to be done to a webhook.' })
export class ChangeWebhookInput {
  @Field(() => ID, { description: 'Which webhook.' }) id!: string
  @Field(() => WebhookAction, { description: 'What is to be done to it.' }) action!: WebhookAction
}

@InputType({ description: 'What is to be sent once more: one message, or all since a time.' })
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

@ObjectType({ description: 'The webhook that was entered, or what is wrong with the input.' })
export class CreateWebhookPayload {
  @Field(() => Webhook, webhookField) webhook!: Webhook | null
  @Field(() => String, {
    nullable: true,
    description: 'The secret that its messages are signed with, shown this once.',
  })
  secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The webhook as it is afterwards, or what is wrong with the input.' })
export class ChangeWebhookPayload {
  @Field(() => Webhook, webhookField) webhook!: Webhook | null
  @Field(() => String, { nullable: true, description: 'The new secret, where there is one, shown this once.' })
  secret!: string | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}

@ObjectType({ description: 'The webhook that is sent to once more, or what is wrong with the input.' })
export class ReplayWebhookPayload {
  @Field(() => Webhook, webhookField) webhook!: Webhook | null
  @Field(() => [UserError], userErrorsField) userErrors!: UserError[]
}
