import { Authorized, Ctx, Query, Resolver, Field, InputType, Int } from 'type-graphql'
import { nullable, PayloadMutation, refuseStale } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { SiteSettings } from './site-settings.entity.ts'
import { LockMode } from '@mikro-orm/core'
import { saveChanges } from '../../accounts/audit/record-action.ts'
import { requireAdmin } from '../../accounts/admin-only.ts'
import { check } from '../../server/errors.ts'
import { siteSettingsRules } from './site-settings.rules.ts'
import { versionInput } from '../../process/content-version.ts'

@InputType({ description: 'Settings of the site; an empty text means the server’s setting.' })
class UpdateSiteSettingsInput {
  @Field(() => String, { description: 'The site’s name, up to 60 characters.' }) siteName!: string
  @Field(() => String, { description: 'The logo’s address on this site, such as /pictures/logo.png.' }) logoUrl!: string
  @Field(() => String, {
    description: 'The colour of links and buttons, such as #1f5b4f; words in it must be legible on every background.',
  })
  accentColour!: string
  @Field(() => String, { description: 'Who receives visitors’ messages.' }) contactEmail!: string
  @Field(() => Boolean, { description: 'Whether that address is public.' }) isEmailShown!: boolean
  @Field(() => String, { description: 'The operator’s telephone number.' }) contactPhone!: string
  @Field(() => String, { description: 'The operator’s address in lines, up to 300 characters.' })
  contactAddress!: string
  @Field(() => String, { description: 'The site’s page on Facebook.' }) facebookUrl!: string
  @Field(() => String, { description: 'The site’s page on X.' }) xUrl!: string
  @Field(() => String, { description: 'The site’s page on Instagram.' }) instagramUrl!: string
  @Field(() => String, { description: 'The site’s page on LinkedIn.' }) linkedinUrl!: string
  @Field(() => Int, versionInput) version?: number | null
}

/** Every process applies them within a second. */
export const saveSiteSettings = async (
  context: Context,
  { version, ...input }: UpdateSiteSettingsInput,
): Promise<SiteSettings> => {
  const admin = requireAdmin(context)
  const values = check(siteSettingsRules, input)
  return context.em.transactional(async (em) => {
    const settings = await em.findOneOrFail(SiteSettings, 1, { lockMode: LockMode.PESSIMISTIC_WRITE })
    refuseStale(settings.version, version, 'The site settings have since been changed by someone else.')
    return saveChanges(em, admin, settings, values, { action: 'site_settings.edit' })
  })
}

@Authorized('ADMIN')
@Resolver()
export class SiteSettingsResolver {
  @Query(() => SiteSettings, nullable('The site’s settings. For administrators.'))
  siteSettings(@Ctx() { em }: Context): Promise<SiteSettings> {
    return em.findOneOrFail(SiteSettings, 1)
  }

  @PayloadMutation(
    'Saves the site’s name, look and addresses; pages follow within a second. For administrators.',
    UpdateSiteSettingsInput,
    { settings: [() => SiteSettings, 'The changed settings.'] },
  )
  updateSiteSettings = saveSiteSettings
}
