import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'

export const adFormats = ['responsive', 'horizontal', 'vertical', 'square'] as const
export const adPublishers = ['google_adsense', 'media_net', 'direct_deal'] as const

/** A place on a page where an advertisement may stand. */
@Entity()
export class AdSlot {
  @PrimaryKey({ type: 'text' })
  id!: string

  @Property({ type: 'text' })
  name!: string

  @Enum({ items: () => adFormats, default: 'responsive' })
  format: (typeof adFormats)[number] = 'responsive'

  @Property({ type: 'text' })
  location!: string

  @Property({ type: 'boolean', default: true })
  isActive: boolean = true
}

/** How advertisements are served; one row for the whole site. */
@Entity()
export class AdSettings {
  @PrimaryKey({ type: 'integer' })
  id: number = 1

  @Property({ type: 'boolean', default: true })
  isEnabled: boolean = true

  @Enum({ items: () => adPublishers, default: 'google_adsense' })
  publisher: (typeof adPublishers)[number] = 'google_adsense'

  @Property({ type: 'text', default: '' })
  publisherId: string = ''

  @Property({ type: 'boolean', default: false })
  isTestMode: boolean = false
}
