import { Field, ID, InputType, Int } from 'type-graphql'
import { payloadType } from '../server/payload.ts'
import { AdSettings, AdSlot } from './ad.entity.ts'
import { AdSettingsInput, AdSlotFields, version } from './ad.input.ts'

@InputType({ description: 'How advertisements shall be served.' })
export class UpdateAdSettingsInput extends AdSettingsInput {}

@InputType({ description: 'A new place for advertisements.' })
export class CreateAdSlotInput extends AdSlotFields {}

@InputType({ description: 'A place for advertisements as it shall be.' })
export class UpdateAdSlotInput extends AdSlotFields {
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
