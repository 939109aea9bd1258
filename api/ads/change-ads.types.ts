import { Field, ID, InputType, Int } from 'type-graphql'
import { versionInput } from '../process/content-version.ts'
import { payloadType } from '../schema/payload.ts'
import { AdFormat, AdNetwork } from './ad-enums.ts'
import { AdSettings, AdSlot } from './ad.entity.ts'

@InputType({ description: 'New advertisement settings.' })
export class UpdateAdSettingsInput {
  @Field(() => Boolean, { description: 'False shows placeholders only.' }) isEnabled!: boolean
  @Field(() => AdNetwork, { description: 'Who fills the slots.' }) network!: AdNetwork
  @Field(() => String, { description: 'The operator’s account with the network; empty for none.' }) publisherId!: string
  @Field(() => Boolean, { description: 'True shows placeholders instead of advertisements.' }) isTestMode!: boolean
  @Field(() => Int, versionInput) version?: number | null
}

@InputType({ description: 'A new advertisement slot.' })
export class CreateAdSlotInput {
  @Field(() => String, { description: 'Its name for administrators, up to 80 characters.' }) name!: string
  @Field(() => AdFormat, { description: 'Its format.' }) format!: AdFormat
  @Field(() => String, {
    description:
      'Its kind of page: Homepage, Supplier Profile, Counties, Blog or Blog Post. A fixed place cannot move.',
  })
  location!: string
  @Field(() => Boolean, { defaultValue: true, description: 'False removes it from its page.' }) isActive?: boolean
  @Field(() => String, { nullable: true, description: 'The operator’s own picture: an address on this site.' })
  creativeUrl?: string | null
  @Field(() => String, { nullable: true, description: 'The address that the operator’s own advertisement links to.' })
  creativeLink?: string | null
  @Field(() => String, { nullable: true, description: 'Its text, also the picture’s alternative text.' })
  creativeText?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'Its last day, YYYY-MM-DD in Europe/London, after which it is switched off. Null for no end; if omitted, it stays unchanged.',
  })
  endsAt?: string | null
}

@InputType({ description: 'An advertisement slot’s new values.' })
export class UpdateAdSlotInput extends CreateAdSlotInput {
  @Field(() => ID, { description: 'Which one.' }) id!: string
  @Field(() => Int, versionInput) version?: number | null
}

export const UpdateAdSettingsPayload = payloadType(
  'UpdateAdSettingsPayload',
  'settings',
  () => AdSettings,
  'The changed settings.',
)
export const CreateAdSlotPayload = payloadType('CreateAdSlotPayload', 'slot', () => AdSlot, 'The new place.')
export const UpdateAdSlotPayload = payloadType('UpdateAdSlotPayload', 'slot', () => AdSlot, 'The changed slot.')
