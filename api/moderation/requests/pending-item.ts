import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Reason } from '../../duplicates/compare/reason.ts'
import { DuplicateEvidence } from '../../duplicates/duplicate-report.ts'
import { enumType, nullable, lowerCaseEnum } from '../../schema/types.ts'
import { connectionType, type Connection } from '../../schema/connection.ts'
import { PendingKind, ItemStatus } from './pending-kind.ts'

@ObjectType({ description: 'A pending or decided item. Fields that its kind does not have are null.' })
export class PendingItem {
  @Field(() => ID, { name: 'itemId', description: 'Identifies it among those of its kind.' }) id!: number
  @Field(() => PendingKind, { description: 'The kind of item.' }) kind!: PendingKind
  @Field(() => ItemStatus, { description: 'Its status.' }) status!: string
  @Field(() => String, { description: 'The business, or the subject of a message.' }) title!: string
  @Field(() => String, nullable('Who wrote it.')) name!: string | null
  @Field(
    () => String,
    nullable('The sender’s email address; for a registration its contact email, otherwise its public one.'),
  )
  email!: string | null
  @Field(() => String, nullable('A number to call.')) phone!: string | null
  @Field(() => String, nullable('The text of a review, report, request or message.')) text!: string | null
  @Field(() => Int, nullable('The stars of a review.')) rating!: number | null
  @Field(() => String, nullable('The reason for a report or message, as a code.')) reason!: string | null
  @Field(() => Date, nullable('When a message was first read.')) readAt!: Date | null
  @Field(() => Date, { description: 'When it arrived.' }) createdAt!: Date
  cursor!: string
  /** The supplier that was registered, reviewed, reported or created from the request. */
  supplierId!: number | null
}

export const PendingItemConnection = connectionType(PendingItem, 'A page of pending items, newest first.')
export type PendingItemConnection = Connection<PendingItem> & {
  kind?: PendingKind | null | undefined
  search?: string | null | undefined
}

@ObjectType({ description: 'The number of pending items of one kind.' })
export class PendingCount {
  @Field(() => PendingKind, { description: 'The kind.' }) kind!: PendingKind
  @Field(() => Int, { description: 'The number of pending items.' }) count!: number
  @Field(() => Int, { description: 'Unread messages; 0 for other kinds.' }) unread!: number
}

const DeletionEvidence = lowerCaseEnum('DeletionEvidence', 'What identifies a deleted business.', {
  PLACE_ID: 'The id of the place at Google.',
  PHONE: 'The phone number, however it is written.',
  EMAIL: 'The email address.',
  WEBSITE: 'The website’s domain.',
  NAME_AND_POSTCODE: 'The trading name and the postcode together.',
})

@ObjectType({ description: 'A supplier that an administrator deleted for good.' })
export class DeletedSupplier {
  @Field(() => String, nullable('Its name; null for one that was removed on request.')) name!: string | null
  @Field(() => String, { description: 'Why it was deleted.' }) explanation!: string
  @Field(() => String, { description: 'The name of the person who deleted it, at the time.' }) deletedBy!: string
  @Field(() => Date, { description: 'When it was deleted.' }) deletedAt!: Date
  @Field(() => DeletionEvidence, { description: 'The matching criterion.' }) recognisedBy!: string
}

@ObjectType({ description: 'The email that a decision would send.' })
export class DecisionMail {
  @Field(() => String, { description: 'The address that it goes to.' }) recipient!: string
  @Field(() => String, { description: 'Its subject.' }) subject!: string
  @Field(() => String, { description: 'Its plain text, with {{message}} as the placeholder of the message.' })
  text!: string
  @Field(() => Boolean, { description: 'Whether the site sends it; otherwise it waits in the outbox.' })
  isSent!: boolean
}

@ObjectType({ description: 'An existing supplier that may be the same business.' })
export class LikelySupplier {
  @Field(() => ID, { description: 'The id of the supplier.' }) supplierId!: number
  @Field(() => String, { description: 'The supplier’s name.' }) name!: string
  @Field(() => ItemStatus, { description: 'Its status: LISTED, PENDING, HIDDEN or REJECTED.' }) status!: string
  @Field(() => Boolean, { description: 'Almost certainly the same business.' }) isSame!: boolean
  @Field(() => [DuplicateEvidence], { name: 'evidence', description: 'The matching data.' }) agrees!: Reason['field'][]
}

export const ItemChoice = enumType('ItemChoice', 'An administrator’s decision on a pending item.', {
  APPROVE: 'Approve: PendingKind describes the effect for each kind.',
  REJECT: 'Reject, with a message or a note (except for messages).',
})
export type ItemChoice = keyof typeof ItemChoice
