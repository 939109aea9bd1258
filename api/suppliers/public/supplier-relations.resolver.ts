import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Field, FieldResolver, Float, ID, Info, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { Weight } from '../../process/weight.ts'
import { getCountyUrlName } from '../../places/read-county.ts'
import { perRequest, groupRowsById } from '../../schema/per-request.ts'
import { getItemFields } from '../search/requested-fields.ts'
import type { Pool } from 'pg'
import { readRows, runSql } from '../../database/sql.ts'
import { bestReviewedFirst } from '../featured-suppliers.ts'
import { toBoundingBox } from '../search/supplier-conditions.ts'
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

type Similar = Supplier & { of: number; distance: number }

interface Some {
  first: number
  columns: string
}

interface Place {
  id: number
  latitude: number | null
  longitude: number | null
  around: number
}

/** Suppliers without coordinates are compared in their county. */
const similarSuppliers = async (
  pool: Pool,
  ids: readonly number[],
  { first, columns }: Some,
): Promise<Supplier[][]> => {
  const places = await loadPlaces(pool, ids)
  const circles = places.flatMap(({ id, latitude, longitude, around }) =>
    latitude === null || longitude === null ? [] : [{ id, latitude, longitude, radiusMiles: holding(first, around) }],
  )
  const nowhere = places.filter(({ latitude, longitude }) => latitude === null || longitude === null)
  const [near, same] = await Promise.all([
    withinGrowing(pool, circles, { first, columns }),
    nowhere.length
      ? similarInCounty(
          pool,
          nowhere.map(({ id }) => id),
          { first, columns },
        )
      : [],
  ])
  return groupRowsById(ids, [...near, ...same])
}

const cellsEachWay = 1
const squareMilesAround = ((2 * cellsEachWay + 1) * 17.3) ** 2 * 0.6

/** One in three suppliers shares no service. */
const holding = (first: number, around: number) =>
  Math.min(maxMiles, Math.sqrt((2 * first * squareMilesAround) / Math.max(around, 1) / Math.PI))

const loadPlaces = async (pool: Pool, ids: readonly number[]): Promise<Place[]> => {
  const text = `
    select s.id, s.latitude, s.longitude, coalesce(sum(c.suppliers), 0)::int around
      from supplier s
      left join supplier_cell c on c.x between floor(s.longitude * 4)::int - ${cellsEachWay} and floor(s.longitude * 4)::int + ${cellsEachWay}
       and c.y between 2 * (floor(s.latitude * 4)::int - ${cellsEachWay}) and 2 * (floor(s.latitude * 4)::int + ${cellsEachWay}) + 1
     where s.id = any($1::int[]) group by s.id`
  return readRows<Place>(pool, text, [ids])
}

interface Circle {
  id: number
  latitude: number
  longitude: number
  radiusMiles: number
}

/** Repeats the query with twice the radius for those with too few matches. */
const withinGrowing = async (pool: Pool, circles: Circle[], some: Some): Promise<Similar[]> => {
  const found: Similar[] = []
  for (let remaining = circles; remaining.length;) {
    const rows = await within(pool, remaining, some)
    const lists = groupRowsById(
      remaining.map(({ id }) => id),
      rows,
    )
    const isDone = (index: number) => lists[index]!.length === some.first || remaining[index]!.radiusMiles >= maxMiles
    found.push(...lists.filter((_, index) => isDone(index)).flat())
    remaining = remaining
      .filter((_, index) => !isDone(index))
      .map((circle) => ({ ...circle, radiusMiles: Math.min(maxMiles, circle.radiusMiles * 2) }))
  }
  return found
}

const within = async (pool: Pool, circles: readonly Circle[], { first, columns }: Some): Promise<Similar[]> => {
  const boxes = circles.map(toBoundingBox)
  const text = `
    select f.of, ${columns}, round(f.miles::numeric, 1)::float8 distance
      from (select o.id "of", n.id, n.miles
              from unnest($1::int[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[]) o(id, miles, west, south, east, north)
              join supplier me on me.id = o.id
             cross join lateral (
               with around as materialized (
                 select s.id, s.service_groups, miles_between(me.latitude, me.longitude, s.latitude, s.longitude) miles
                   from supplier_search s where point(s.longitude, s.latitude) <@ box(point(o.west, o.south), point(o.east, o.north)))
               select id, miles from around
                where miles <= o.miles and service_groups && me.service_groups and id <> me.id order by miles, id limit $7) n) f
      join supplier s on s.id = f.id order by f.of, ${bestReviewedFirst}`
  const column = (of: (circle: Circle, index: number) => number) => circles.map(of)
  const values = [
    column(({ id }) => id),
    column(({ radiusMiles }) => radiusMiles),
    column((_, index) => boxes[index]!.west),
    column((_, index) => boxes[index]!.south),
    column((_, index) => boxes[index]!.east),
    column((_, index) => boxes[index]!.north),
    first,
  ]
  return readRows<Similar>(pool, text, values)
}

const similarInCounty = async (pool: Pool, ids: readonly number[], { first, columns }: Some): Promise<Similar[]> => {
  const text = `
    select me.id "of", ${columns}
      from supplier me
     cross join lateral (
       select s.id from supplier_search s
        where s.county = me.county and s.service_groups && me.service_groups and s.id <> me.id
        order by ${bestReviewedFirst} limit $2) f
      join supplier s on s.id = f.id
     where me.id = any($1::int[]) order by ${bestReviewedFirst}`
  return readRows<Similar>(pool, text, [ids, first])
}

const countEarlierNamesakes = async (pool: Pool, ids: readonly number[]): Promise<number[]> => {
  const text = `
    select m.id "of", count(*)::int suppliers from supplier m
      join supplier s on s.status = 'listed' and s.id < m.id
       and search_key(s.name) collate "C" = search_key(m.name) collate "C"
       and lower(coalesce(nullif(s.city, ''), s.county, '')) = lower(coalesce(nullif(m.city, ''), m.county, ''))
     where m.id = any($1::int[]) group by m.id`
  const { rows } = await runSql<{ of: number; suppliers: number }>(pool, text, [ids])
  return groupRowsById(ids, rows).map(([row]) => row?.suppliers ?? 0)
}

const loadExternalRatings = async (pool: Pool, supplierIds: readonly number[]): Promise<ExternalRating[][]> => {
  const text = `
    select id, supplier_id "supplierId", source, rating, best_rating "bestRating", review_count "reviewCount",
           fetched_at "fetchedAt"
      from external_rating where supplier_id = any($1) order by source, id`
  const { rows } = await runSql<ExternalRating & { supplierId: number }>(pool, text, [supplierIds])
  return supplierIds.map((id) => rows.filter((row) => row.supplierId === id))
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
  @FieldResolver(() => [Supplier], {
    description: 'The nearest suppliers of the same services, best reviewed first.',
  })
  similar(
    @Root() { id }: Supplier,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, firstArg(3)) first?: number,
  ): Promise<Supplier[]> {
    return similarTo(context, { first: checkFirst(first, 3), columns: columnsFor(getItemFields(info)) }).load(id)
  }
}
