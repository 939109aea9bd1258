import { Field, InputType, Int } from 'type-graphql'
import { versionInput } from '../../process/content-version.ts'
import { payloadType } from '../../schema/payload.ts'
import { SiteSettings } from './site-settings.entity.ts'

@InputType({ description: 'Settings of the site; an empty text means the server’s setting.' })
export class UpdateSiteSettingsInput {
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

export const UpdateSiteSettingsPayload = payloadType(
  'UpdateSiteSettingsPayload',
  'settings',
  () => SiteSettings,
  'The changed settings.',
)
