import { Arg, Ctx, FieldResolver, Query, Resolver, Root, Authorized } from 'type-graphql'
import { nullable, PayloadMutation, withDefault } from '../schema/types.ts'
import type { Context } from '../server/context.ts'
import { Weight } from '../process/weight.ts'
import { AdSettings, AdSlot } from './ad.entity.ts'
import {
  AdFormat,
  AdNetwork,
  CreateAdSlotInput,
  UpdateAdSettingsInput,
  UpdateAdSlotInput,
  saveAdSlot,
  saveAdSettings,
} from './save-ads.ts'
import { readSettings, readSlots } from './read-ads.ts'

@Resolver()
export class AdResolver {
  @Weight(5)
  @Query(() => [AdSlot], { description: 'The advertisement slots; at most 200.' })
  adSlots(
    @Ctx() { pool }: Context,
    @Arg('page', () => String, nullable('Only those on this kind of page, such as Homepage.')) page?: string,
    @Arg('isEnding', () => Boolean, withDefault(false, 'Only those that end within 14 days.')) isEnding?: boolean,
  ): Promise<AdSlot[]> {
    return readSlots(pool, page, isEnding)
  }

  @Weight(5)
  @Query(() => AdSettings, { description: 'How advertisements are served.' })
  adSettings(@Ctx() { pool }: Context): Promise<AdSettings> {
    return readSettings(pool)
  }
}

@Resolver(() => AdSlot)
export class AdSlotResolver {
  @FieldResolver(() => AdFormat, { description: 'Its format; its space is reserved in the layout.' })
  format(@Root() { format }: AdSlot): AdFormat {
    return format.toUpperCase() as Uppercase<typeof format>
  }
}

@Resolver(() => AdSettings)
export class AdSettingsResolver {
  @FieldResolver(() => AdNetwork, { description: 'Who fills the slots.' })
  network(@Root() { publisher }: AdSettings): AdNetwork {
    return publisher.toUpperCase() as Uppercase<typeof publisher>
  }
}

@Authorized('ADMIN')
@Resolver()
export class ChangeAdsResolver {
  @PayloadMutation('Saves how advertisements are served. For administrators.', UpdateAdSettingsInput, {
    settings: [() => AdSettings, 'The changed settings.'],
  })
  updateAdSettings = saveAdSettings

  @PayloadMutation('Adds an advertisement slot at the end of its page. For administrators.', CreateAdSlotInput, {
    slot: [() => AdSlot, 'The new place.'],
  })
  createAdSlot = saveAdSlot

  @PayloadMutation('Saves an advertisement slot. For administrators.', UpdateAdSlotInput, {
    slot: [() => AdSlot, 'The changed slot.'],
  })
  updateAdSlot = saveAdSlot
}
