import { Field, ID, InputType, Int } from 'type-graphql'
import { payloadType } from '../schema/payload.ts'
import { AdFormat, AdNetwork } from './ad-enums.ts'
import { AdSettings, AdSlot } from './ad.entity.ts'

const version = {
  nullable: true,
  description:
    'The version that was changed: refused with CONFLICT when there is a later one. Left out, nothing is compared.',
}

@InputType({ description: 'How advertisements shall be served.' })
export class UpdateAdSettingsInput {
  @Field(() => Boolean, { description: 'False shows placeholders only.' }) isEnabled!: boolean
  @Field(() => AdNetwork, { description: 'Who fills the slots.' }) network!: AdNetwork
  @Field(() => String, { description: 'The operator’s account with the network; empty for none.' }) publisherId!: string
  @Field(() => Boolean, { description: 'True shows placeholders instead of advertisements.' }) isTestMode!: boolean
  @Field(() => Int, version) version?: number | null
}

@InputType({ description: 'A new place for advertisements.' })
export class CreateAdSlotInput {
  @Field(() => String, { description: 'Its name for administrators, up to 80 characters.' }) name!: string
  @Field(() => AdFormat, { description: 'Its format.' }) format!: AdFormat
  @Field(() => String, {
    description:
      'Its kind of page: Homepage, Supplier Profile, Counties, Blog or Blog Post. A fixed place cannot move.',
  })
  location!: string
  @Field(() => Boolean, { defaultValue: true, description: 'False takes it off its page.' }) isActive?: boolean
  @Field(() => String, { nullable: true, description: 'The operator’s own picture: an address on this site.' })
  creativeUrl?: string | null
  @Field(() => String, { nullable: true, description: 'The address that the operator’s own advertisement links to.' })
  creativeLink?: string | null
  @Field(() => String, { nullable: true, description: 'Its words, also the picture’s description.' })
  creativeText?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'Its last day, YYYY-MM-DD, of Europe/London: then it is switched off. Null for no end; left out, the day that there is stays.',
  })
  endsAt?: string | null
}

@InputType({ description: 'A place for advertisements as it shall be.' })
export class UpdateAdSlotInput extends CreateAdSlotInput {
  @Field(() => ID, { description: 'Which one.' }) id!: string
  @Field(() => Int, version) version?: number | null
}

export const UpdateAdSettingsPayload = payloadType(
  'UpdateAdSettingsPayload',
  'settings',
  () => AdSettings,
  'The settings as they are now.',
)
export const CreateAdSlotPayload = payloadType('CreateAdSlotPayload', 'slot', () => AdSlot, 'The new place.')
export const UpdateAdSlotPayload = payloadType('UpdateAdSlotPayload', 'slot', () => AdSlot, 'The place as it is now.')
