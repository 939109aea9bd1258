import { Arg, Authorized, Ctx, Extensions, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../server/context.ts'
import type { Weighed } from '../server/weight.ts'
import { AdSettings, AdSlot } from './ad.entity.ts'
import { AdSettingsInput, AdSlotInput } from './ad.input.ts'
import { AdNetwork, AdShape } from './ad-enums.ts'
import { readSettings, readSlots } from './read-ads.ts'
import { saveAdSettings } from './save-ad-settings.ts'
import { saveAdSlot } from './save-ad-slot.ts'

/** Advertisements, for pages that show them and administrators who change them. */
@Resolver()
export class AdResolver {
  @Extensions({ weight: 5 } satisfies Weighed)
  @Query(() => [AdSlot], { description: 'The places for advertisements, at most 200.' })
  adSlots(
    @Ctx() { pool }: Context,
    @Arg('page', () => String, { nullable: true, description: 'Only those on this kind of page, such as Homepage.' })
    page?: string,
  ): Promise<AdSlot[]> {
    return readSlots(pool, page)
  }

  @Extensions({ weight: 5 } satisfies Weighed)
  @Query(() => AdSettings, { description: 'How advertisements are served.' })
  adSettings(@Ctx() { pool }: Context): Promise<AdSettings> {
    return readSettings(pool)
  }

  @Authorized('ADMIN')
  @Mutation(() => AdSettings, { description: 'Saves how advertisements are served. For administrators.' })
  saveAdSettings(
    @Ctx() context: Context,
    @Arg('input', () => AdSettingsInput, { description: 'The settings.' }) input: AdSettingsInput,
  ): Promise<AdSettings> {
    return saveAdSettings(context, input)
  }

  @Authorized('ADMIN')
  @Mutation(() => AdSlot, { description: 'Saves a place for advertisements, or makes a new one. For administrators.' })
  saveAdSlot(
    @Ctx() context: Context,
    @Arg('input', () => AdSlotInput, { description: 'The place.' }) input: AdSlotInput,
  ): Promise<AdSlot> {
    return saveAdSlot(context, input)
  }
}

@Resolver(() => AdSlot)
export class AdSlotResolver {
  @FieldResolver(() => AdShape, { description: 'Its shape; the space is kept free from the start.' })
  shape(@Root() { format }: AdSlot): AdShape {
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
