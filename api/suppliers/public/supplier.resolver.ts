import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Extensions, Float, ID, Info, Int, Query, Resolver } from 'type-graphql'
import { nullable, withDefault } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { Weight } from '../../process/weight.ts'
import type { VisitMark } from '../../schema/analytics.ts'
import { featuredSuppliers } from '../featured-suppliers.ts'
import { findSupplier } from '../find-supplier.ts'
import { MapBounds } from '../map-bounds.ts'
import { getItemFields, requestedFields } from '../search/requested-fields.ts'
import { searchSuppliers } from '../search/search-suppliers.ts'
import { suggest } from '../search/suggest/suggest.ts'
import { Suggestion, SuggestionType } from '../search/suggest/suggestion.ts'
import { SupplierConnection } from '../search/supplier-connection.ts'
import { checkFirst, firstArg, pageArgs, type PageOptions } from '../../schema/connection.ts'
import { SupplierFilter, SupplierSort } from '../search/filters/supplier-filter.ts'
import { MapPoint, supplierMap } from '../map/supplier-map.ts'
import { columnsFor } from '../supplier-columns.ts'
import { Supplier } from '../supplier.entity.ts'

@Resolver()
export class SupplierResolver {
  @Extensions({ counts: { as: 'search', asks: ['totalCount', 'droppedWords'] } satisfies VisitMark })
  @Weight(100)
  @Query(() => SupplierConnection, { description: 'Suppliers that meet a filter, page by page.' })
  suppliers(
    @Ctx() { pool }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(pageArgs(20)) page: PageOptions,
    @Arg('filter', () => SupplierFilter, nullable('Filters of the list.')) filter?: SupplierFilter,
    @Arg('sort', () => SupplierSort, withDefault(SupplierSort.BEST, 'The order.')) sort?: SupplierSort,
  ): Promise<SupplierConnection> {
    return searchSuppliers(pool, { filter, sort, ...page, fields: requestedFields(info) })
  }

  @Extensions({ counts: { as: 'view', asks: ['id', 'name'] } satisfies VisitMark })
  @Weight(10)
  @Query(
    () => Supplier,
    nullable('One supplier; a merged duplicate returns the one it was merged into. Null if it is not public.'),
  )
  supplier(
    @Ctx() { pool }: Context,
    @Arg('id', () => ID, { description: 'The id in /suppliers/{id}.' }) id: string,
  ): Promise<Supplier | null> {
    return findSupplier(pool, id)
  }

  @Weight(10)
  @Query(() => [Supplier], {
    description: 'Premium suppliers, best reviewed first (by a weighted average of their reviews); at most 100.',
  })
  featuredSuppliers(
    @Ctx() { pool }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('first', () => Int, firstArg(6)) first?: number,
  ): Promise<Supplier[]> {
    return featuredSuppliers(pool, checkFirst(first, 6), columnsFor(getItemFields(info)))
  }

  @Weight(30)
  @Query(() => [Suggestion], {
    description: 'Suggestions for a text being typed: suppliers, places and services; at most 100.',
  })
  suggest(
    @Ctx() { pool }: Context,
    @Arg('text', () => String, { description: 'The text typed so far, up to 200 characters.' }) text: string,
    @Arg('first', () => Int, firstArg(8)) first?: number,
    @Arg('types', () => [SuggestionType], nullable('Only suggestions of these types.')) types?: SuggestionType[] | null,
  ): Promise<Suggestion[]> {
    return suggest(pool, text, checkFirst(first, 8), types ?? undefined)
  }

  @Weight(200)
  @Query(() => [MapPoint], {
    description:
      'The points of a map: single suppliers or groups; at most 500, largest first. A search by words includes the 5,000 best rated.',
  })
  supplierMap(
    @Ctx() { pool }: Context,
    @Arg('bounds', () => MapBounds, { description: 'The visible part of the map.' }) bounds: MapBounds,
    @Arg('zoom', () => Float, {
      description: 'The zoom of Mapbox or MapLibre, with tiles of 512 pixels: 0 is the world, 24 the closest.',
    })
    zoom: number,
    @Arg('filter', () => SupplierFilter, nullable('Filters of the suppliers.')) filter?: SupplierFilter,
  ): Promise<MapPoint[]> {
    return supplierMap(pool, { bounds, zoom, filter })
  }
}
