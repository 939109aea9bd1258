import { GraphQLCountryCode } from 'graphql-scalars'
import { Field, ID, InputType } from 'type-graphql'
import { OfferedService } from '../../registration/create-registration.types.ts'
import { enumType } from '../../schema/enum-type.ts'
import { payloadType } from '../../schema/payload.ts'
import { PendingItem } from './pending-item.ts'
import { PendingKind } from './pending-kind.ts'

export const ItemChoice = enumType('ItemChoice', 'An administrator’s decision on a pending item.', {
  APPROVE: 'Approve: PendingKind describes the effect for each kind.',
  REJECT: 'Reject, with a message or a note (except for messages).',
})
export type ItemChoice = keyof typeof ItemChoice

@InputType({ description: 'A decision on a pending item.' })
export class DecideItemInput {
  @Field(() => ID, { description: 'The id of the item.' }) id!: string
  @Field(() => PendingKind, { description: 'The kind of item.' }) kind!: PendingKind
  @Field(() => ItemChoice, { description: 'The decision.' }) choice!: ItemChoice
  @Field(() => String, {
    nullable: true,
    description:
      'The text emailed to the sender, up to 500 characters; required for a rejection that is emailed, and refused if nobody is emailed.',
  })
  message?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'A note for staff, up to 500 characters; required for a rejection that is not emailed, except for messages.',
  })
  note?: string | null
}

export const DecideItemPayload = payloadType('DecideItemPayload', 'item', () => PendingItem, 'The changed item.')

@InputType({ description: 'The supplier to create from a short request. Only the name is required.' })
export class CreateSupplierFromRequestInput {
  @Field(() => ID, { description: 'The id of the short request.' }) requestId!: string
  @Field(() => String, { description: 'The trading name, 2 to 120 characters.' }) name!: string
  @Field(() => String, {
    nullable: true,
    description: 'What the business does, in plain text of up to 2,000 characters.',
  })
  description?: string | null
  @Field(() => String, { nullable: true, description: 'The public email address.' }) email?: string | null
  @Field(() => String, { nullable: true, description: 'The public phone number.' }) phone?: string | null
  @Field(() => String, { nullable: true, description: 'The website; https:// is assumed if there is no scheme.' })
  website?: string | null
  @Field(() => String, { nullable: true, description: 'Street and house number.' }) address?: string | null
  @Field(() => String, { nullable: true, description: 'Town or city.' }) city?: string | null
  @Field(() => String, { nullable: true, description: 'County or region.' }) county?: string | null
  @Field(() => String, { nullable: true, description: 'Postcode.' }) postcode?: string | null
  @Field(() => GraphQLCountryCode, {
    defaultValue: 'GB',
    description: 'The country: GB, FR, DE, ES, IT, NL, BE or IE.',
  })
  country!: string
  @Field(() => [OfferedService], { defaultValue: [], description: 'The services that it offers.' })
  services!: OfferedService[]
}

export const CreateSupplierFromRequestPayload = payloadType(
  'CreateSupplierFromRequestPayload',
  'item',
  () => PendingItem,
  'The request, approved, with its `supplier`.',
)
