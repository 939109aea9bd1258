import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import type { Opt } from '@mikro-orm/core'
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { FieldSources } from './field-sources.ts'
import { BusinessStatus } from './business-status.ts'
import { Service } from './rules/service.ts'
import type { SupplierColumns } from './rules/supplier-fields.rules.ts'
import { nullable, storedEnum } from '../schema/types.ts'
import { Node } from '../schema/node.ts'
import { DayType } from '../database/day-type.ts'
import { dayNames } from './opening-hours/weekdays.rules.ts'

/** hidden: withdrawn by an administrator; merged: a duplicate, whose merged_into_id is the other. */
const supplierStatuses = ['pending', 'listed', 'hidden', 'merged', 'rejected'] as const
export type SupplierStatus = (typeof supplierStatuses)[number]

const weekdayNames = Object.values(dayNames)

/** By their schema names; internally they are Mon to Sun. */
const Weekday = storedEnum(
  'Weekday',
  'A day of the week.',
  Object.fromEntries(weekdayNames.map((name) => [name.toUpperCase(), `${name}.`])),
  (name) => `${name[0]}${name.slice(1, 3).toLowerCase()}`,
)

@ObjectType({ description: 'An opening period on one weekday. A day with a break has several, earliest first.' })
@InputType('OpeningHoursInput', {
  description: 'An opening period on one weekday. A day with a break has several, at most 5.',
})
export class OpeningHours {
  @Field(() => Weekday, { description: 'The day of the week.' }) day!: string
  @Field(() => String, nullable('Opening time HH:MM by the supplier’s own clock; null when closed all day.'))
  opens!: string | null
  @Field(
    () => String,
    nullable(
      'Closing time HH:MM, up to 24:00; until 06:00 on the next day if earlier than the opening time; null if closed all day.',
    ),
  )
  closes!: string | null
}

@ObjectType({ description: 'A picture of a supplier’s gallery.' })
@InputType('GalleryPictureInput', { description: 'A picture of a supplier’s gallery.' })
export class GalleryPicture {
  @Field(() => String, {
    description:
      'Its address on this site, as returned by the upload, which ends with its size, as in -1600x900.webp. There are also half and a quarter of that size, each also as .avif.',
  })
  url!: string
  @Field(() => String, { description: 'The alternative text, at most 200 characters.' }) alt!: string
}

/** Public only while its status is listed. */
@ObjectType({ implements: Node, description: 'A business that sells, makes or fits blinds, curtains or shutters.' })
@Entity()
export class Supplier implements SupplierColumns {
  @Field(() => ID, { description: 'The last part of the page’s address: /suppliers/{id}.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, { description: 'The trading name.' }) @Property({ type: 'text' }) name!: string

  @Field(() => String, nullable('The supplier’s own description, in plain text.'))
  @Property({ type: 'text', nullable: true })
  description!: string | null

  @Field(() => String, nullable('The public email address.'))
  @Property({ type: 'text', nullable: true })
  email!: string | null

  @Field(() => String, nullable('The public phone number, in national format, such as `01242 555 0123`.'))
  @Property({ type: 'text', nullable: true })
  phone!: string | null

  @Field(() => String, nullable('The website; https:// is assumed if there is no scheme.'))
  @Property({ type: 'text', nullable: true })
  website!: string | null

  @Field(() => String, nullable('Building number and street.'))
  @Property({ type: 'text', nullable: true })
  address!: string | null

  @Field(() => String, nullable('Town or city.')) @Property({ type: 'text', nullable: true }) city!: string | null

  @Field(() => String, nullable('The county, by its full name as in `counties`.'))
  @Property({ type: 'text', nullable: true })
  county!: string | null

  @Field(() => String, nullable('The postcode, with its space, such as `GL50 1SD`.'))
  @Property({ type: 'text', nullable: true })
  postcode!: string | null

  @Field(() => String, { description: 'The country, by its English name, such as `United Kingdom`.' })
  @Property({ type: 'text', default: 'United Kingdom' })
  country: string = 'United Kingdom'

  @Field(() => [String], { description: 'Services in the supplier’s own words, such as "Roller Blinds".' })
  @Property({ type: 'array' })
  services: string[] = []

  /** Generated from `services`: the groups for filtering by service. */
  @Field(() => [Service], { description: 'The kinds of service that the `service` filter finds this supplier under.' })
  @Property({ type: 'array', generated: 'to_service_groups(services) stored' })
  readonly serviceGroups!: Service[] & Opt

  @Field(() => Boolean, { description: 'Whether it is a premium supplier, marked as Featured.' })
  @Property({ type: 'boolean', default: false })
  isPremium: boolean & Opt = false

  /** 0 without reviews; null in the API. */
  @Property({ type: 'float', default: 0 }) averageRating: number & Opt = 0

  @Field(() => Int, { description: 'The number of published reviews on this site.' })
  @Property({ type: 'integer', default: 0 })
  reviewCount: number & Opt = 0

  @Field(() => String, nullable('Address of the logo.'))
  @Property({ type: 'text', nullable: true })
  logoUrl!: string | null

  @Field(() => String, nullable('Address of the banner picture.'))
  @Property({ type: 'text', nullable: true })
  bannerUrl!: string | null

  @Field(() => String, nullable('Address of a picture of the supplier’s work.'))
  @Property({ type: 'text', nullable: true })
  imageUrl!: string | null

  @Field(() => Boolean, { description: 'An administrator has verified the business.' })
  @Property({ type: 'boolean', default: false })
  isVerified: boolean & Opt = false

  @Property({ type: 'text', nullable: true }) @Unique() placeId!: string | null

  @Field(() => Float, nullable('Latitude in degrees, WGS 84.'))
  @Property({ type: 'double', nullable: true })
  latitude!: number | null

  @Field(() => Float, nullable('Longitude in degrees, WGS 84.'))
  @Property({ type: 'double', nullable: true })
  longitude!: number | null

  /** For emails to the business; never public. */
  @Property({ type: 'text', nullable: true }) contactEmail!: string | null

  @Field(() => Date, { description: 'When the supplier was added.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() }) updatedAt: Date & Opt = new Date()

  @Field(() => String, nullable('The page title; by default the supplier’s and the site’s names.'))
  @Property({ type: 'text', nullable: true })
  metaTitle!: string | null

  @Field(() => String, nullable('Description for search engines.'))
  @Property({ type: 'text', nullable: true })
  metaDescription!: string | null

  @Field(() => [String], { description: 'Keywords of the trade, shown under Industry Info.' })
  @Property({ type: 'array' })
  keywords: string[] & Opt = []

  @Field(() => [String], { description: 'What the supplier specialises in, such as `Bay windows`.' })
  @Property({ type: 'array' })
  specialties: string[] & Opt = []

  @Field(() => [String], { description: 'Towns and areas where the supplier works, such as `Cotswolds`.' })
  @Property({ type: 'array' })
  serviceAreas: string[] & Opt = []

  @Field(() => Int, nullable('The year in which the business was founded.'))
  @Property({ type: 'integer', nullable: true })
  establishedYear!: number | null

  @Field(() => Int, nullable('The minimum order in pence, such as 15000 for £150; null if unknown.'))
  @Property({ type: 'integer', nullable: true })
  minimumOrderPence!: number | null

  @Field(() => String, nullable('The VAT number, with the prefix of its country, such as `GB123456789`.'))
  @Property({ type: 'text', nullable: true })
  vatNumber!: string | null

  @Field(() => BusinessStatus, nullable('Whether it trades at present; null if unknown, which means open.'))
  @Property({ type: 'text', nullable: true })
  businessStatus!: BusinessStatus | null

  @Field(
    () => [OpeningHours],
    nullable('The supplier’s own hours, Monday first; missing days are unknown. Null if all are.'),
  )
  @Property({ type: 'json', nullable: true })
  openingHours!: OpeningHours[] | null

  @Field(() => [GalleryPicture], nullable('Pictures of its work, at most 24, in their order.'))
  @Property({ type: 'json', defaultRaw: "'[]'" })
  gallery: GalleryPicture[] & Opt = []

  @Enum({ items: () => supplierStatuses, default: 'pending' }) status: SupplierStatus = 'pending'

  /** The last source of each field; see field-sources.ts. */
  @Property({ type: 'json', defaultRaw: "'{}'" }) fieldSource: FieldSources & Opt = {}

  /** The last day as Featured, YYYY-MM-DD in Europe/London; null without an end. */
  @Property({ type: DayType, nullable: true }) featuredUntil!: string | null

  @Field(() => Date, nullable('When the business was last verified, if known.'))
  @Property({ type: 'datetime', nullable: true })
  verifiedAt!: Date | null

  /** Who verified it and on what evidence; null if it was imported as verified. */
  @Property({ type: 'text', nullable: true }) verifiedBy!: string | null
  @Property({ type: 'text', nullable: true }) verifiedSource!: string | null

  @Field(() => Boolean, { description: 'True for a fictional supplier of the demonstration data.' })
  @Property({ type: 'boolean', default: false })
  isDemo: boolean & Opt = false

  /** Not a column: set by searches that have a centre. */
  distance?: number | null
}
