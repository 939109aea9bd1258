import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql'
import { nullable, withDefault } from '../schema/types.ts'
import { badInput } from '../server/errors.ts'
import type { Context } from '../server/context.ts'
import { Weight } from '../process/weight.ts'
import { perRequest, groupRowsById } from '../schema/per-request.ts'
import { columnsFor } from '../suppliers/supplier-columns.ts'
import { getItemFields } from '../suppliers/search/requested-fields.ts'
import { searchSuppliers } from '../suppliers/search/search-suppliers.ts'
import { Service } from '../suppliers/rules/service.ts'
import { SupplierConnection } from '../suppliers/search/supplier-connection.ts'
import { checkFirst, firstArg, pageArgs, type PageOptions } from '../schema/connection.ts'
import { SupplierSort } from '../suppliers/search/filters/supplier-filter.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import { Advice, CountyContent } from './county-content.ts'
import { County } from './county.ts'
import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { countyFigures } from './county-figures.ts'
import { countyGuides } from './county-guide.ts'
import { CityCount, CountyStats } from './county-stats.ts'
import { bestInCounties } from '../suppliers/public/county-suppliers.ts'
import { countFeatured } from '../suppliers/featured-suppliers.ts'
import { findCounty, listCounties, listNeighbours } from './list-counties.ts'
import { Location } from '../places/location.ts'
import { popularLocations } from '../places/find-locations.ts'

const countyServices = async (pool: Pool, ids: readonly number[]): Promise<Service[][]> => {
  const text = `
    select c.id "of", n.service from county c join supplier_count n on n.county = c.name
     where c.id = any($1::int[]) and n.service <> '' and n.suppliers > 0`
  const { rows } = await runSql<{ of: number; service: Service }>(pool, text, [ids], { isPlannedOnce: true })
  return groupRowsById(ids, rows).map((found) =>
    Object.values(Service).filter((service) => found.some((row) => row.service === service)),
  )
}

const figuresLoader = perRequest(countyFigures)
const guideLoader = perRequest(countyGuides)
const servicesLoader = perRequest(countyServices)
const bestSuppliersLoader = perRequest(bestInCounties)
const featuredCountLoader = perRequest(countFeatured)
const neighbours = perRequest(listNeighbours)

const topCities = 5
const maxShown = 200

@Resolver(() => County)
export class CountyResolver {
  @Weight(10)
  @Query(() => [County], { description: 'Every county, A to Z; at most 200.' })
  counties(@Ctx() { pool }: Context): Promise<County[]> {
    return listCounties(pool)
  }

  @Weight(10)
  @Query(
    () => County,
    nullable('One county by any spelling of its name; null if there is none. Link to its `urlName`.'),
  )
  county(
    @Ctx() { pool }: Context,
    @Arg('urlName', () => String, { description: 'The {urlName} of /counties/{urlName}.' }) urlName: string,
  ): Promise<County | null> {
    return findCounty(pool, urlName)
  }

  @Weight(10)
  @Query(() => [Location], { description: 'The largest cities with suppliers, by number of suppliers; at most 100.' })
  popularLocations(
    @Ctx() { pool }: Context,
    @Arg('first', () => Int, firstArg(6)) first?: number,
  ): Promise<Location[]> {
    return popularLocations(pool, checkFirst(first, 6))
  }

  // Runs one search per county, so a list may contain about ten.
  @Weight(400)
  @FieldResolver(() => SupplierConnection, { description: 'The suppliers of the county, page by page.' })
  suppliers(
    @Root() { name }: County,
    @Ctx() { pool }: Context,
    @Args(pageArgs(20)) page: PageOptions,
    @Arg('service', () => Service, nullable('Only suppliers that offer this service.')) service?: Service,
    @Arg('sort', () => SupplierSort, withDefault(SupplierSort.BEST, 'The order.')) sort?: SupplierSort,
  ): Promise<SupplierConnection> {
    return searchSuppliers(pool, { filter: { county: name, service }, sort, ...page })
  }

  @Weight(20)
  @FieldResolver(() => [Supplier], {
    description:
      'The first suppliers of the county by relevance, as on its page. Select it on one county, not on a list.',
  })
  topSuppliers(
    @Root() { id }: County,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, withDefault(maxShown, 'How many, from 1 to 200.')) first?: number,
  ): Promise<Supplier[]> {
    const limit = first ?? maxShown
    if (limit < 1 || limit > maxShown) throw badInput({ first: 'first must be from 1 to 200' })
    return bestSuppliersLoader(context, {
      first: limit,
      isPremium: false,
      columns: columnsFor(getItemFields(info)),
    }).load(id)
  }

  @Weight(5)
  @FieldResolver(() => [Service], { description: 'The services that its suppliers offer.' })
  services(@Root() { id }: County, @Ctx() context: Context): Promise<Service[]> {
    return servicesLoader(context).load(id)
  }

  @Weight(10)
  @FieldResolver(() => [CityCount], {
    description: 'The county’s towns by number of suppliers; one entry counts suppliers without a town.',
  })
  async cities(
    @Root() { id }: County,
    @Ctx() context: Context,
    @Arg('first', () => Int, firstArg(100)) first?: number,
  ): Promise<CityCount[]> {
    return (await figuresLoader(context).load(id)).cities.slice(0, checkFirst(first, 100))
  }

  @Weight(10)
  @FieldResolver(() => [Supplier], {
    description: 'Premium suppliers of the county, best reviewed first: by a weighted average of their reviews.',
  })
  featuredSuppliers(
    @Root() { id }: County,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, firstArg(6)) first?: number,
  ): Promise<Supplier[]> {
    const columns = columnsFor(getItemFields(info))
    return bestSuppliersLoader(context, { first: checkFirst(first, 6), isPremium: true, columns }).load(id)
  }

  @Weight(5)
  @FieldResolver(() => Int, { description: 'How many premium suppliers the county has.' })
  featuredCount(@Root() { id }: County, @Ctx() context: Context): Promise<number> {
    return featuredCountLoader(context).load(id)
  }

  @Weight(10)
  @FieldResolver(() => CountyStats, { description: 'Figures of the county.' })
  async stats(@Root() { id, supplierCount = 0 }: County, @Ctx() context: Context): Promise<CountyStats> {
    const [figures, guide] = await Promise.all([figuresLoader(context).load(id), guideLoader(context).load(id)])
    const { averageRating, cities } = figures
    const named = cities.filter(({ city }) => city !== null)
    return {
      supplierCount,
      averageRating,
      populationEstimate: guide?.populationEstimate ?? null,
      topCities: named.slice(0, topCities),
    }
  }

  @Weight(3)
  @FieldResolver(() => CountyContent, nullable('The county’s guide; null if there is none yet.'))
  content(@Root() { id }: County, @Ctx() context: Context): Promise<CountyContent | null> {
    return guideLoader(context).load(id)
  }

  @Weight(3)
  @FieldResolver(() => [Advice], { description: 'Expert tips: the county’s own, or the standard five.' })
  async advice(@Root() { id }: County, @Ctx() context: Context): Promise<Advice[]> {
    const guide = await guideLoader(context).load(id)
    return guide?.advice?.length ? guide.advice : defaultAdvice
  }

  @Weight(10)
  @FieldResolver(() => [County], { description: 'The counties around it, nearest first.' })
  neighbours(
    @Root() { id }: County,
    @Ctx() context: Context,
    @Arg('first', () => Int, firstArg(5)) first?: number,
  ): Promise<County[]> {
    return neighbours(context, { first: checkFirst(first, 5) }).load(id)
  }
}

const defaultAdvice: Advice[] = [
  {
    title: 'Work with a period window, not against it',
    content:
      'Sashes, bays and deep reveals are seldom square. Have each opening measured on its own, keep boxes and tracks clear of shutters and mouldings, and ask about consent before anything is fixed to a listed building.',
    tags: ['period properties'],
  },
  {
    title: 'Cover the whole opening to keep warmth in',
    content:
      'Warm air slips out round the edges. Lined curtains that reach the sill or floor, cellular blinds fitted close to the glass and a pelmet over the track each cut the draught; open them on the sunny side by day.',
    tags: ['energy efficiency'],
  },
  {
    title: 'Plan motors and power before you order',
    content:
      'Battery motors suit a room that is finished; wired ones are best put in while walls are open. Ask which app or hub a motor works with, how it is operated in a power cut, and who looks after it later.',
    tags: ['smart home'],
  },
  {
    title: 'Leave no cord within reach',
    content:
      'Choose cordless, wand or motor operation where children or animals live, and keep cots and chairs away from any window with a loop. A fitter must supply and fix the safety device that comes with a corded blind.',
    tags: ['child and pet safety'],
  },
  {
    title: 'Look at samples in your own light',
    content:
      'A cloth looks different in a north-facing room and at dusk. Hang large samples in the window for a day, and combine a sheer layer for daytime privacy with a denser one for the night.',
    tags: ['natural light'],
  },
]
