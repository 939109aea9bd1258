import { Authorized, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { PayloadMutation } from '../schema/types.ts'
import { AdSettings, AdSlot } from './ad.entity.ts'
import { CreateAdSlotInput, UpdateAdSettingsInput, UpdateAdSlotInput, saveAdSlot, saveAdSettings } from './save-ads.ts'

@Resolver()
export class ChangeAdsResolver {
  @Authorized('ADMIN')
  @PayloadMutation('Saves how advertisements are served. For administrators.', UpdateAdSettingsInput, {
    settings: [() => AdSettings, 'The changed settings.'],
  })
  updateAdSettings(context: Context, input: UpdateAdSettingsInput): Promise<AdSettings> {
    return saveAdSettings(context, input)
  }

  @Authorized('ADMIN')
  @PayloadMutation('Adds an advertisement slot at the end of its page. For administrators.', CreateAdSlotInput, {
    slot: [() => AdSlot, 'The new place.'],
  })
  createAdSlot(context: Context, input: CreateAdSlotInput): Promise<AdSlot> {
    return saveAdSlot(context, input)
  }

  @Authorized('ADMIN')
  @PayloadMutation('Saves an advertisement slot. For administrators.', UpdateAdSlotInput, {
    slot: [() => AdSlot, 'The changed slot.'],
  })
  updateAdSlot(context: Context, input: UpdateAdSlotInput): Promise<AdSlot> {
    return saveAdSlot(context, input)
  }
}
