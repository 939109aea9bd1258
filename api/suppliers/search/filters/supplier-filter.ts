import { Field, Float, InputType, Int } from 'type-graphql'
import { z } from 'zod'
import { visibleText } from '../../../schema/search-text.ts'
import { MapBounds, boundsRules, MapPosition, positionRules } from '../../map-bounds.ts'
import { maxRadiusMiles, minRadiusMiles } from '../../rules/radius.rules.ts'
import { maxPence } from '../../rules/pounds.rules.ts'
import { Service } from '../../rules/service.ts'
import type { FilterName } from './filters.rules.ts'
import { enumType, nullable } from '../../../schema/types.ts'

export const SupplierSort = enumType(
  'SupplierSort',
  'The order of a list of suppliers. Premium suppliers have no advantage in any of them.',
  {
    BEST: 'Best match. Suppliers whose name, main services or specialities have the words of `query` come first. Then, around a town or postcode, distance and quality count together: the best record is worth five miles. Elsewhere by quality: weighted average rating, completeness and freshness.',
    RATING: 'Best average rating first, then most reviews.',
    REVIEWS: 'Most reviews first, then best average rating.',
    NAME: 'By name, A to Z.',
    DISTANCE:
      'Nearest first. Needs `around`, or a `near` (or a place in `query`) that is a town or a postcode; else BEST.',
    RELEVANCE:
      'Best match of `query` among the 1,000 best-rated matches; around a town or postcode, a supplier ten miles away counts half. Without `query`: BEST.',
  },
)
export type SupplierSort = keyof typeof SupplierSort

@InputType({ description: 'Filters of a list of suppliers; all must match.' })
export class SupplierFilter {
  @Field(
    () => String,
    nullable(
      'Words of a name, service, speciality or place, up to 200 characters, as people type them: “cheap roman blinds near Stroud open now”. `reading` shows how they were understood.',
    ),
  )
  query?: string | null

  @Field(
    () => String,
    nullable(
      'A full or partial postcode, a town, a county or a country, in any case and spacing. Other words are read as `query`.',
    ),
  )
  near?: string | null

  @Field(
    () => String,
    nullable(
      'Instead of `near`: the slug of a Location or Suggestion, such as richmond-greater-london, for exactly that place. An unknown slug is read like `near`.',
    ),
  )
  place?: string | null

  @Field(() => Float, nullable('The radius around the place or `around`, from 1 to 200 miles; 50 by default.'))
  radiusMiles?: number | null

  @Field(() => String, nullable('A county, by its name or its urlName.'))
  county?: string | null

  @Field(() => [String], nullable('Counties, by name or urlName: suppliers in one of them, at most 200.'))
  counties?: string[] | null

  @Field(() => Service, nullable('Only suppliers that offer this service.'))
  service?: Service | null

  @Field(() => [Service], nullable('Only suppliers that offer at least one of these services.'))
  services?: Service[] | null

  @Field(() => MapPosition, nullable('A centre instead of `near`; a place in `query` takes precedence.'))
  around?: MapPosition | null

  @Field(() => MapBounds, nullable('Only suppliers in this part of the map, unless `query` names a place.'))
  within?: MapBounds | null

  @Field(() => Boolean, nullable('True for only suppliers that an administrator has verified.'))
  verified?: boolean | null

  @Field(() => Boolean, nullable('True for only those open now, in their own country’s time.'))
  openNow?: boolean | null

  @Field(() => Float, nullable('Only suppliers with reviews, whose average is at least this: from 0 to 5 stars.'))
  minRating?: number | null

  @Field(() => Int, nullable('Only suppliers with a known minimum order of at most this many pence.'))
  maxMinimumOrderPence?: number | null

  @Field(
    () => Boolean,
    nullable(
      'True to search for the words of `query` as they are, without reading places, filters or corrections from them.',
    ),
  )
  asTyped?: boolean | null
}

export const maxQueryLength = 200

const text = (name: string) =>
  z
    .string()
    .meta({ maxLength: maxQueryLength }) // checked below, once it is trimmed
    .transform((value) => visibleText(value).trim())
    .refine(
      (value) => value.normalize('NFKC').length <= maxQueryLength, // a ligature may be eighteen letters
      `Please use at most ${maxQueryLength} characters for ${name}`,
    )
    .nullish()

const radiusLimits = `The radius must be from ${minRadiusMiles} to ${maxRadiusMiles} miles`
export const radiusRule = z
  .number({ error: 'The radius must be a number of miles' })
  .min(minRadiusMiles, radiusLimits)
  .max(maxRadiusMiles, radiusLimits)
  .nullish()

const minimumOrderLimits = 'The minimum order must be from 0 to 10,000,000 pence'

const narrowing = {
  services: z.array(z.enum(Service, 'This service does not exist')).max(20).nullish(),
  counties: z
    .array(z.string().max(maxQueryLength).transform(visibleText))
    .max(200, 'Please choose at most 200 counties')
    .nullish(),
  minRating: z
    .number({ error: 'The rating must be a number of stars' })
    .min(0, 'The rating must be from 0 to 5 stars')
    .max(5, 'The rating must be from 0 to 5 stars')
    .nullish(),
  openNow: z.boolean().nullish(),
  maxMinimumOrderPence: z
    .int({ error: 'The minimum order must be a whole number of pence' })
    .min(0, minimumOrderLimits)
    .max(maxPence, minimumOrderLimits)
    .nullish(),
  verified: z.boolean().nullish(),
} satisfies Record<FilterName, z.ZodType>

export const filterRules = z.object({
  query: text('the search'),
  near: text('the place'),
  place: text('the place'),
  radiusMiles: radiusRule,
  county: text('the county'),
  service: z.enum(Service, 'This service does not exist').nullish(),
  around: positionRules.nullish(),
  within: boundsRules.nullish(),
  asTyped: z.boolean().nullish(),
  ...narrowing,
} satisfies Record<keyof SupplierFilter, z.ZodType>)
export type CheckedFilter = z.output<typeof filterRules>

export type ActiveFilter = { [Name in FilterName]?: NonNullable<CheckedFilter[Name]> }

/** An empty list and false count as not set. */
export const isSet = (value: unknown): boolean =>
  value != null && value !== false && !(Array.isArray(value) && value.length === 0)
