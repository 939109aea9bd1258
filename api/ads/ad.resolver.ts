import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { AdSettings, AdSlot } from './ad.entity.ts'

/** Advertisements as pages show them. */
@Resolver()
export class AdResolver {
  @Query(() => [AdSlot], { description: 'The places for advertisements, at most 200.' })
  adSlots(
    @Ctx() { em }: Context,
    @Arg('page', () => String, { nullable: true, description: 'Only those on this kind of page, such as Homepage.' }) page?: string,
  ): Promise<AdSlot[]> {
    return em.find(AdSlot, page ? { location: page } : {}, { orderBy: { id: 'asc' }, limit: 200 })
  }

  @Query(() => AdSettings, { description: 'How advertisements are served.' })
  adSettings(@Ctx() { em }: Context): Promise<AdSettings> {
    return em.findOneOrFail(AdSettings, 1)
  }
}
