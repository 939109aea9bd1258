import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql'
import { nullable } from '../schema/types.ts'
import { z } from 'zod'
import {
  checkFirst,
  cursorParts,
  firstArg,
  fromCursor,
  pageArgs,
  toConnection,
  toCursor,
  type Connection,
  type PageOptions,
} from '../schema/connection.ts'
import type { Context } from '../server/context.ts'
import { badInput } from '../server/errors.ts'
import { getConfiguredSiteUrl } from '../server/site-url.ts'
import { Weight } from '../process/weight.ts'
import { requestedFields } from '../suppliers/search/requested-fields.ts'
import { columnsFor } from '../suppliers/supplier-columns.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'
import { CityCount } from './county-stats.ts'
import { findArea, listCountries, townSlug } from './list-areas.ts'
import { listInArea } from './list-in-area.ts'
import { AreaSupplierConnection, Country, SupplierArea } from './supplier-area.ts'

@Resolver(() => CityCount)
export class AreaResolver {
  @Weight(20)
  @Query(() => [Country], { description: 'Countries of suppliers outside all counties; at most 20.' })
  countries(@Ctx() { pool }: Context): Promise<Country[]> {
    return listCountries(pool)
  }

  @Weight(30)
  @Query(
    () => SupplierArea,
    nullable('The suppliers of a county, a country, or a town in one; null if there are none.'),
  )
  supplierArea(
    @Ctx() { pool }: Context,
    @Arg('county', () => String, nullable('The county’s urlName.')) county?: string,
    @Arg('country', () => String, nullable('The country’s urlName, if no county is given.')) country?: string,
    @Arg(
      'town',
      () => String,
      nullable('The town’s urlName, or `featured` for a county’s premium suppliers; all towns if omitted.'),
    )
    town?: string,
  ): Promise<SupplierArea | null> {
    return findArea(pool, { county, country, town })
  }

  @FieldResolver(() => String, {
    description: 'Its part of the address, after the county’s or country’s: /counties/{urlName}/{urlName}.',
  })
  urlName(@Root() { city }: CityCount): string {
    return townSlug(city)
  }
}

const cursorRules = z.tuple([cursorParts.real, cursorParts.int])

@Resolver(() => SupplierArea)
export class SupplierAreaResolver {
  @Weight(30)
  @FieldResolver(() => AreaSupplierConnection, {
    description: 'Its suppliers: premium ones best reviewed first, others best match first.',
  })
  async suppliers(
    @Root() { of, supplierCount }: SupplierArea,
    @Ctx() { pool }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(pageArgs(20)) { size, after }: PageOptions,
  ): Promise<Connection<Supplier>> {
    const position = after == null ? undefined : fromCursor(cursorRules, after)
    const columns = columnsFor(requestedFields(info))
    const suppliers = await listInArea(pool, of, { limit: size + 1, after: position, columns })
    const page = toConnection(suppliers, size, after, ({ orderedBy, id }) => toCursor([orderedBy, id]))
    return Object.assign(page, { totalCount: supplierCount })
  }

  @Weight(20)
  @FieldResolver(
    () => String,
    nullable(
      'For numbered pages: the cursor after which a page of `suppliers` begins, at most the last page; null for the first.',
    ),
  )
  async pageCursor(
    @Root() { of, supplierCount }: SupplierArea,
    @Ctx() { pool }: Context,
    @Arg('number', () => Int, { description: 'The page number, from 1.' }) number: number,
    @Arg('first', () => Int, { ...firstArg(20), description: 'The page size, from 1 to 100.' }) first?: number | null,
  ): Promise<string | null> {
    const count = checkFirst(first, 20)
    if (number < 1) throw badInput({ number: 'number must be at least 1' })
    const before = (Math.min(number, Math.ceil(supplierCount / count)) - 1) * count
    const [last] = before > 0 ? await listInArea(pool, of, { limit: 1, offset: before - 1 }) : []
    return last ? toCursor([last.orderedBy, last.id]) : null
  }
}

@Resolver(() => Country)
export class CountryResolver {
  @FieldResolver(() => String, { description: 'The absolute address of its page.' })
  url(@Root() { urlName }: Country, @Ctx() { env }: Context): string {
    return `${getConfiguredSiteUrl(env)}/countries/${urlName}`
  }
}
