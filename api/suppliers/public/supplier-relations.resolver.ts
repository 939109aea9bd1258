import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Field, FieldResolver, Float, ID, Info, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { Weight } from '../../process/weight.ts'
import { getCountyUrlName } from '../../places/read-county.ts'
import { perRequest, groupRowsById } from '../../schema/per-request.ts'
import { getItemFields } from '../search/requested-fields.ts'
import type { Pool } from 'pg'
import { readRows } from '../../database/sql.ts'
import { milesPerDegree } from '../../places/geometry/miles-between.rules.ts'
import { bestReviewedFirst } from '../featured-suppliers.ts'
import { checkFirst, firstArg } from '../../schema/connection.ts'
import { formatOpeningHours } from '../opening-hours/opening-hours.rules.ts'
import { columnsFor } from '../supplier-columns.ts'
import { Supplier } from '../supplier.entity.ts'

/** Never mixed with our own reviews. */
@ObjectType({ description: 'A rating on another site, with its source and date.' })
class ExternalRating {
  @Field(() => ID, { description: 'Identifies the rating.' }) id!: number
  @Field(() => String, { description: 'The site of the rating.' }) source!: string
  @Field(() => Float, { description: 'The rating on that site’s own scale.' }) rating!: number
  @Field(() => Int, { description: 'The best rating on that site’s scale.' }) bestRating!: number
  @Field(() => Int, { description: 'The number of reviews behind the rating.' }) reviewCount!: number
  @Field(() => Date, { description: 'When it was read.' }) fetchedAt!: Date
}

/** Suppliers farther away are no alternative for the customer. */
const maxMiles = 80
/** In degrees around `me`. */
const north = maxMiles / milesPerDegree
const east = `${north} / cos(radians(least(89, abs(me.latitude) + ${north})))`

/**
 * The nearest in degrees, of which the nearest in miles are taken; those without coordinates are compared in their county.
 * `is true` prevents a search by the index of services.
 */
const similarSuppliers = async (
  pool: Pool,
  ids: readonly number[],
  { first, columns }: { first: number; columns: string },
): Promise<Supplier[][]> => {
  const text = `
    select me.id "of", ${columns}
      from supplier me
     cross join lateral (
       (select id from (
          select s.id, miles_between(me.latitude, me.longitude, s.latitude, s.longitude) miles from supplier_search s
           where point(s.longitude, s.latitude) <@ box(
                   point(me.longitude - ${east}, me.latitude - ${north}), point(me.longitude + ${east}, me.latitude + ${north}))
             and (s.service_groups && me.service_groups) is true and s.id <> me.id
           order by point(s.longitude, s.latitude) <-> point(me.longitude, me.latitude) limit 4 * $2::int + 20) near
         where miles <= ${maxMiles} order by miles, id limit $2)
       union all
       (select s.id from supplier_search s where me.latitude is null and s.county = me.county
           and s.service_groups && me.service_groups and s.id <> me.id
         order by ${bestReviewedFirst} limit $2)) f
      join supplier s on s.id = f.id
     where me.id = any($1::int[]) and me.service_groups <> '{}' order by ${bestReviewedFirst}`
  return groupRowsById(ids, await readRows<Supplier & { of: number }>(pool, text, [ids, first]))
}

const countEarlierNamesakes = async (pool: Pool, ids: readonly number[]): Promise<number[]> => {
  const text = `
    select m.id "of", count(*)::int suppliers from supplier m
      join supplier s on s.status = 'listed' and s.id < m.id
       and search_key(s.name) collate "C" = search_key(m.name) collate "C"
       and lower(coalesce(nullif(s.city, ''), s.county, '')) = lower(coalesce(nullif(m.city, ''), m.county, ''))
     where m.id = any($1::int[]) group by m.id`
  const rows = await readRows<{ of: number; suppliers: number }>(pool, text, [ids])
  return groupRowsById(ids, rows).map(([row]) => row?.suppliers ?? 0)
}

const loadExternalRatings = async (pool: Pool, ids: readonly number[]): Promise<ExternalRating[][]> => {
  const text = `
    select id, supplier_id "of", source, rating, best_rating "bestRating", review_count "reviewCount",
           fetched_at "fetchedAt"
      from external_rating where supplier_id = any($1) order by source, id`
  return groupRowsById(ids, await readRows<ExternalRating & { of: number }>(pool, text, [ids]))
}

const namesakesLoader = perRequest(countEarlierNamesakes)
const externalRatingsLoader = perRequest(loadExternalRatings)
const similarTo = perRequest(similarSuppliers)

@Resolver(() => Supplier)
export class SupplierRelationsResolver {
  @Weight(2)
  @FieldResolver(() => [ExternalRating], { description: 'Ratings on other sites, each with its source and date.' })
  externalRatings(@Root() supplier: Supplier, @Ctx() context: Context): Promise<ExternalRating[]> {
    return externalRatingsLoader(context).load(supplier.id)
  }

  @Weight(5)
  @FieldResolver(() => Int, {
    description: 'The number of earlier listed suppliers with the same name and town, to distinguish them.',
  })
  namesakesBefore(@Root() { id }: Supplier, @Ctx() context: Context): Promise<number> {
    return namesakesLoader(context).load(id)
  }

  @FieldResolver(
    () => String,
    nullable('Its county’s part of the address in /counties/{urlName}; null if the county has no page, as abroad.'),
  )
  countyUrlName(@Root() { county }: Supplier): string | null {
    return (county && getCountyUrlName(county)) ?? null
  }

  @FieldResolver(
    () => String,
    nullable('Its opening hours on one line, as OpenStreetMap writes them: `Mo 09:00-17:30; Su off`.'),
  )
  hoursText(@Root() { openingHours }: Supplier): string | null {
    return formatOpeningHours(openingHours)
  }

  @Weight(15)
  @FieldResolver(() => [Supplier], { description: 'The nearest suppliers of the same services, best reviewed first.' })
  similar(
    @Root() { id }: Supplier,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, firstArg(3)) first?: number,
  ): Promise<Supplier[]> {
    return similarTo(context, { first: checkFirst(first, 3), columns: columnsFor(getItemFields(info)) }).load(id)
  }
}
