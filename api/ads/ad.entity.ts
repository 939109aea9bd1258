import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { versionField } from '../process/content-version.ts'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { DayType } from '../database/day-type.ts'
import type { AdFormat, AdNetwork } from './ad.rules.ts'

const formats = ['responsive', 'horizontal', 'vertical', 'square'] satisfies Lowercase<AdFormat>[]
const publishers = ['google_adsense', 'media_net', 'direct_deal'] satisfies Lowercase<AdNetwork>[]

@ObjectType({ description: 'An advertisement slot on a page.' })
@Entity()
export class AdSlot {
  @Field(() => ID, {
    description: 'The slot’s name, such as home-top-banner; the ad network’s unit has the same name.',
  })
  @PrimaryKey({ type: 'text' })
  id!: string
  @Field(() => String, { description: 'Its name for administrators.' }) @Property({ type: 'text' }) name!: string
  @Enum({ items: () => formats, default: 'responsive' }) format: Lowercase<AdFormat> = 'responsive'

  @Field(() => String, { description: 'Its kind of page, such as Homepage.' })
  @Property({ type: 'text' })
  location!: string

  @Field(() => Boolean, { description: 'False removes the slot from its page.' })
  @Property({ type: 'boolean', default: true })
  isActive: boolean = true

  @Field(() => String, nullable('The operator’s own picture, an address on this site; for direct deals.'))
  @Property({ type: 'text', nullable: true })
  creativeUrl!: string | null

  @Field(() => String, nullable('The address that the operator’s own advertisement links to.'))
  @Property({ type: 'text', nullable: true })
  creativeLink!: string | null

  @Field(() => String, nullable('The text of the operator’s own creative, also its picture’s alternative text.'))
  @Property({ type: 'text', nullable: true })
  creativeText!: string | null

  @Field(
    () => String,
    nullable(
      'The last day of its advertisement, YYYY-MM-DD in Europe/London; then the slot is switched off. Null without an end.',
    ),
  )
  @Property({ type: DayType, nullable: true })
  endsAt!: string | null

  @Field(() => Boolean, { description: 'True for a built-in slot; others appear at the end of their page.' })
  @Property({ type: 'boolean', default: false })
  isFixed: boolean = false

  @Field(() => Int, versionField) @Property({ type: 'integer', default: 1 }) version: number = 1
}

@ObjectType({ description: 'How advertisements are served.' })
@Entity()
export class AdSettings {
  @PrimaryKey({ type: 'integer' }) id: number = 1

  @Field(() => Boolean, { description: 'False shows placeholders only.' })
  @Property({ type: 'boolean', default: true })
  isEnabled: boolean = true

  @Enum({ items: () => publishers, default: 'google_adsense' }) publisher: Lowercase<AdNetwork> = 'google_adsense'

  @Field(() => String, {
    description: 'The operator’s account with the network; public, since every page contains it.',
  })
  @Property({ type: 'text', default: '' })
  publisherId: string = ''

  @Field(() => Boolean, { description: 'True shows placeholders instead of advertisements.' })
  @Property({ type: 'boolean', default: false })
  isTestMode: boolean = false

  @Field(() => Int, versionField) @Property({ type: 'integer', default: 1 }) version: number = 1
}
