import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../server/context.ts'
import { inPayload, type Payload } from '../../schema/payload.ts'
import { saveSiteSettings } from './save-site-settings.ts'
import { SiteSettings } from './site-settings.entity.ts'
import { UpdateSiteSettingsInput, UpdateSiteSettingsPayload } from './site-settings.types.ts'

@Resolver()
export class SiteSettingsResolver {
  @Authorized('ADMIN')
  @Query(() => SiteSettings, { nullable: true, description: 'The site’s settings. For administrators.' })
  siteSettings(@Ctx() { em }: Context): Promise<SiteSettings> {
    return em.findOneOrFail(SiteSettings, 1)
  }

  @Authorized('ADMIN')
  @Mutation(() => UpdateSiteSettingsPayload, {
    nullable: true,
    description: 'Saves the site’s name, look and addresses; pages follow within a second. For administrators.',
  })
  updateSiteSettings(
    @Ctx() context: Context,
    @Arg('input', () => UpdateSiteSettingsInput, { description: 'The settings.' }) input: UpdateSiteSettingsInput,
  ): Promise<Payload<'settings', SiteSettings>> {
    return inPayload('settings', () => saveSiteSettings(context, input))
  }
}
