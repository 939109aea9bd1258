import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { inPayload, type Payload } from '../schema/payload.ts'
import type { AdSettings, AdSlot } from './ad.entity.ts'
import {
  CreateAdSlotInput,
  CreateAdSlotPayload,
  UpdateAdSettingsInput,
  UpdateAdSettingsPayload,
  UpdateAdSlotInput,
  UpdateAdSlotPayload,
} from './change-ads.types.ts'
import { saveAdSlot, saveAdSettings } from './save-ads.ts'

@Resolver()
export class ChangeAdsResolver {
  @Authorized('ADMIN')
  @Mutation(() => UpdateAdSettingsPayload, {
    nullable: true,
    description: 'Saves how advertisements are served. For administrators.',
  })
  updateAdSettings(
    @Ctx() context: Context,
    @Arg('input', () => UpdateAdSettingsInput, { description: 'The settings.' }) input: UpdateAdSettingsInput,
  ): Promise<Payload<'settings', AdSettings>> {
    return inPayload('settings', () => saveAdSettings(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => CreateAdSlotPayload, {
    nullable: true,
    description: 'Adds an advertisement slot at the end of its page. For administrators.',
  })
  createAdSlot(
    @Ctx() context: Context,
    @Arg('input', () => CreateAdSlotInput, { description: 'The place.' }) input: CreateAdSlotInput,
  ): Promise<Payload<'slot', AdSlot>> {
    return inPayload('slot', () => saveAdSlot(context, input))
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateAdSlotPayload, {
    nullable: true,
    description: 'Saves an advertisement slot. For administrators.',
  })
  updateAdSlot(
    @Ctx() context: Context,
    @Arg('input', () => UpdateAdSlotInput, { description: 'The place.' }) input: UpdateAdSlotInput,
  ): Promise<Payload<'slot', AdSlot>> {
    return inPayload('slot', () => saveAdSlot(context, input))
  }
}
