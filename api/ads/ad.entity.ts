import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { DayType } from '../database/day-type.ts'
import { deprecated } from '../server/deprecated.ts'
import { AdFormat, AdPublisher } from './ad.rules.ts'

registerEnumType(AdFormat, {
  name: 'AdFormat',
  description:
    'The shape of an advertisement: horizontal 728x90, vertical 160x600, square 300x250, or as wide as its place.',
  valuesConfig: {
    responsive: { description: 'As wide as its place.' },
    horizontal: { description: '728 by 90 pixels.' },
    vertical: { description: '160 by 600 pixels.' },
    square: { description: '300 by 250 pixels.' },
  },
})
registerEnumType(AdPublisher, {
  name: 'AdPublisher',
  description: 'Who fills the slots: Google AdSense, Media.net, or the operator with creatives of their own.',
  valuesConfig: {
    google_adsense: { description: 'Google AdSense.' },
    media_net: { description: 'Media.net.' },
    direct_deal: { description: 'The operator, with creatives of their own.' },
  },
})

/** A place on a page for an advertisement. */
@ObjectType({ description: 'A place on a page where an advertisement may stand.' })
@Entity()
export class AdSlot {
  @Field(() => ID, {
    description: 'Names the place, such as home-top-banner; the ad network’s unit carries the same name.',
  })
  @PrimaryKey({ type: 'text' })
  id!: string

  @Field(() => String, { description: 'What administrators call it.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => AdFormat, {
    description: 'Its shape; the space is kept free from the start.',
    deprecationReason: deprecated('2026-11-23', 'use `shape`'),
  })
  @Enum({ items: () => Object.values(AdFormat), default: 'responsive' })
  format: AdFormat = 'responsive'

  @Field(() => String, { description: 'The kind of page that it stands on, such as Homepage.' })
  @Property({ type: 'text' })
  location!: string

  @Field(() => Boolean, { description: 'False takes the place off its page.' })
  @Property({ type: 'boolean', default: true })
  isActive: boolean = true

  @Field(() => String, {
    nullable: true,
    description: 'The operator’s own picture, an address on this site; for direct deals.',
  })
  @Property({ type: 'text', nullable: true })
  creativeUrl!: string | null

  @Field(() => String, { nullable: true, description: 'Where the operator’s own creative leads.' })
  @Property({ type: 'text', nullable: true })
  creativeLink!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The words of the operator’s own creative, also its picture’s description.',
  })
  @Property({ type: 'text', nullable: true })
  creativeText!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The last day of what stands there, YYYY-MM-DD, of Europe/London: then the place is switched off. Null where it has no end.',
  })
  @Property({ type: DayType, nullable: true })
  endsAt!: string | null

  @Field(() => Boolean, {
    description: 'True for a place that its page has of its own; others stand at the end of their page.',
  })
  @Property({ type: 'boolean', default: false })
  isFixed: boolean = false

  @Field(() => Int, {
    description:
      'Grows with each change; given back when saving, it keeps two administrators from overwriting each other.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number = 1
}

/** How advertisements are served; one row for the whole site. */
@ObjectType({ description: 'How advertisements are served.' })
@Entity()
export class AdSettings {
  @PrimaryKey({ type: 'integer' })
  id: number = 1

  @Field(() => Boolean, { description: 'False shows placeholders only.' })
  @Property({ type: 'boolean', default: true })
  isEnabled: boolean = true

  @Field(() => AdPublisher, {
    description: 'Who fills the slots.',
    deprecationReason: deprecated('2026-11-23', 'use `network`'),
  })
  @Enum({ items: () => Object.values(AdPublisher), default: 'google_adsense' })
  publisher: AdPublisher = 'google_adsense'

  @Field(() => String, {
    description: 'The operator’s account with the network; public, since it stands in every page.',
  })
  @Property({ type: 'text', default: '' })
  publisherId: string = ''

  @Field(() => Boolean, { description: 'True shows placeholders instead of advertisements.' })
  @Property({ type: 'boolean', default: false })
  isTestMode: boolean = false

  @Field(() => Int, {
    description:
      'Grows with each change; given back when saving, it keeps two administrators from overwriting each other.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number = 1
}
