import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { versionField } from '../../process/content-version.ts'
import { Field, Int, ObjectType } from 'type-graphql'

/** One row, which overrides the environment; an empty text means the environment's value. */
@ObjectType({ description: 'Administrators’ settings of the site; an empty text means the server’s setting.' })
@Entity()
export class SiteSettings {
  @PrimaryKey({ type: 'integer' }) id: number = 1

  @Field(() => String, { description: 'The site’s name; empty for the server’s setting.' })
  @Property({ type: 'text', default: '' })
  siteName: string = ''

  @Field(() => String, { description: 'The logo’s address on this site; empty for the built-in one.' })
  @Property({ type: 'text', default: '' })
  logoUrl: string = ''

  @Field(() => String, { description: 'The colour of links and buttons, such as #1f5b4f; empty for the built-in one.' })
  @Property({ type: 'text', default: '' })
  accentColour: string = ''

  @Field(() => String, { description: 'The email address for visitors’ messages; empty for the server’s setting.' })
  @Property({ type: 'text', default: '' })
  contactEmail: string = ''

  @Field(() => Boolean, { description: 'Whether that address is public.' })
  @Property({ type: 'boolean', default: false })
  isEmailShown: boolean = false

  @Field(() => String, { description: 'The operator’s telephone number, shown to visitors; empty for none.' })
  @Property({ type: 'text', default: '' })
  contactPhone: string = ''

  @Field(() => String, { description: 'The operator’s address, on several lines, shown to visitors; empty for none.' })
  @Property({ type: 'text', default: '' })
  contactAddress: string = ''

  @Field(() => String, { description: 'The site’s page on Facebook; empty for none.' })
  @Property({ type: 'text', default: '' })
  facebookUrl: string = ''

  @Field(() => String, { description: 'The site’s page on X; empty for none.' })
  @Property({ type: 'text', default: '' })
  xUrl: string = ''

  @Field(() => String, { description: 'The site’s page on Instagram; empty for none.' })
  @Property({ type: 'text', default: '' })
  instagramUrl: string = ''

  @Field(() => String, { description: 'The site’s page on LinkedIn; empty for none.' })
  @Property({ type: 'text', default: '' })
  linkedinUrl: string = ''

  @Field(() => Int, versionField) @Property({ type: 'integer', default: 1 }) version: number = 1
}
