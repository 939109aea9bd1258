import { Field, ID, InputType } from 'type-graphql'
import { payloadType } from '../../schema/payload.ts'
import { MessageMark } from './mark-message.ts'
import { PendingItem } from './pending-item.ts'
import { PendingKind } from './pending-kind.ts'

@InputType({ description: 'An item whose decision to undo.' })
export class ReopenItemInput {
  @Field(() => ID, { description: 'The id of the item.' }) id!: string
  @Field(() => PendingKind, { description: 'The kind of item.' }) kind!: PendingKind
}

@InputType({ description: 'A message from the contact form, and its mark.' })
export class UpdateMessageInput {
  @Field(() => ID, { description: 'The id of the message.' }) id!: string
  @Field(() => MessageMark, { description: 'Its mark.' }) mark!: MessageMark
}

export const ReopenItemPayload = payloadType(
  'ReopenItemPayload',
  'item',
  () => PendingItem,
  'The item, which is pending again.',
)
export const UpdateMessagePayload = payloadType(
  'UpdateMessagePayload',
  'item',
  () => PendingItem,
  'The changed message.',
)
