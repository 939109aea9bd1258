import { Arg, Ctx, FieldResolver, Float, Int, Resolver, Root } from 'type-graphql'
import { nullable } from '../../schema/types.ts'
import type { Pool } from 'pg'
import type { Context } from '../../server/context.ts'
import { Weight } from '../../process/weight.ts'
import { Location } from '../../places/location.ts'
import { placesAlike } from '../../places/misspelt-place.ts'
import { findNamesakes } from '../../places/namesakes.ts'
import { countMatches, countFacets } from '../search/count-suppliers.ts'
import { toSearchReading, SearchReading } from '../search/search-reading.ts'
import { MapBounds } from '../map-bounds.ts'
import { mapExtent } from '../map/supplier-map.ts'
import { CountyCount, SupplierConnection, SupplierEdge, SupplierFacets } from '../search/supplier-connection.ts'
import { checkFirst, toCursor } from '../../schema/connection.ts'
import { findLocations } from '../../places/find-locations.ts'
import { everySupplier, type Search, type ListedSupplier } from '../search/search.ts'
import { nearestMatches } from '../search/nearest-matches.ts'
import { getCursorPosition } from '../search/supplier-page.ts'

const offered = 3
/** Half the Earth's circumference. */
const anywhereMiles = 12_500

const nearestOfAny = async (pool: Pool, { circle, place }: Search): Promise<SupplierEdge[]> => {
  const centre = circle ?? place
  if (!centre) return []
  const { latitude, longitude } = centre
  const around = { latitude, longitude, radiusMiles: anywhereMiles }
  const rows = await nearestMatches(pool, everySupplier, around, { limit: offered })
  return rows.map((node) => ({ node, cursor: toCursor(['DISTANCE', 0, 0, 0, getCursorPosition('DISTANCE', node)]) }))
}

/** A full postcode gives its district, at the point that was searched. */
const findPlace = async (pool: Pool, { place }: Search): Promise<Location | null> => {
  if (!place) return null
  const [found = null] = await findLocations(pool, [place.id])
  return found && Object.assign(found, { latitude: place.latitude, longitude: place.longitude })
}

/** A page that holds all matches is not counted again. */
const countOnce = (pool: Pool, connection: SupplierConnection) => {
  const { nodes, pageInfo, search } = connection
  const isAll = !pageInfo.hasNextPage && !pageInfo.hasPreviousPage
  return (connection.matchCount ??= isAll ? { count: nodes.length, isExact: true } : countMatches(pool, search))
}

@Resolver(() => SupplierConnection)
export class SupplierConnectionResolver {
  @Weight(40)
  @FieldResolver(() => Int, {
    description: 'How many suppliers match; a search by words or place is counted up to 1,000.',
  })
  async totalCount(@Root() connection: SupplierConnection, @Ctx() { pool }: Context): Promise<number> {
    return (await countOnce(pool, connection)).count
  }

  @Weight(40)
  @FieldResolver(() => Boolean, { description: 'False when there are more than `totalCount`.' })
  async isTotalExact(@Root() connection: SupplierConnection, @Ctx() { pool }: Context): Promise<boolean> {
    return (await countOnce(pool, connection)).isExact
  }

  @Weight(10)
  @FieldResolver(() => Location, nullable('How `near`, or the place in `query`, was understood.'))
  async place(@Root() { search }: SupplierConnection, @Ctx() { pool }: Context): Promise<Location | null> {
    return findPlace(pool, search)
  }

  @FieldResolver(() => SearchReading, { description: 'How the filter was read.' })
  reading(@Root() { search }: SupplierConnection): SearchReading {
    return toSearchReading(search)
  }

  @Weight(10, 3)
  @FieldResolver(() => [SupplierEdge], {
    description: 'Only if nothing matched: the three nearest suppliers of any kind.',
  })
  async alternatives(
    @Root() { nodes, pageInfo, search }: SupplierConnection,
    @Ctx() { pool }: Context,
  ): Promise<SupplierEdge[]> {
    return nodes.length || pageInfo.hasPreviousPage ? [] : nearestOfAny(pool, search)
  }

  @Weight(100)
  @FieldResolver(() => MapBounds, nullable('The bounding box of all matches; null if none has coordinates.'))
  extent(@Root() { search }: SupplierConnection, @Ctx() { pool }: Context): Promise<MapBounds | null> {
    return mapExtent(pool, search)
  }

  @Weight(100)
  @FieldResolver(() => SupplierFacets, { description: 'Services and counties of the matches, each with a count.' })
  facets(@Root() { search }: SupplierConnection, @Ctx() { pool }: Context): Promise<SupplierFacets> {
    return countFacets(pool, search)
  }
}

@Resolver(() => SupplierFacets)
export class SupplierFacetsResolver {
  @FieldResolver(() => [CountyCount], { description: 'Counties, most suppliers first; all, or the `first` ones.' })
  counties(
    @Root() { counties }: SupplierFacets,
    @Arg('first', () => Int, nullable('How many, from 1 to 100.')) first: number | null,
  ): CountyCount[] {
    return first == null ? counties : counties.slice(0, checkFirst(first, 100))
  }
}

/** Clients cache suppliers by id, so the distance belongs to the search. */
@Resolver(() => SupplierEdge)
export class SupplierEdgeResolver {
  @FieldResolver(() => Float, nullable('Miles from the place of the search, with one decimal; null without a place.'))
  distance(@Root() { node }: SupplierEdge): number | null {
    return node.distance ?? null
  }

  @FieldResolver(() => [String], {
    description: 'The supplier’s services and specialities that match the search, at most three.',
  })
  matchedServices(@Root() { node }: { node: ListedSupplier }): string[] {
    return node.matchedServices ?? []
  }
}

@Resolver(() => SearchReading)
export class SearchReadingResolver {
  @Weight(10)
  @FieldResolver(() => Location, nullable('The place that was searched, as in `place` of the list.'))
  async place(@Root() { search }: SearchReading, @Ctx() { pool }: Context): Promise<Location | null> {
    return findPlace(pool, search)
  }

  @Weight(10, 3)
  @FieldResolver(() => [Location], {
    description:
      'Other places with that name, or one like `misspeltPlace`, most likely first, at most three: “Did you mean Richmond, North Yorkshire?”',
  })
  async namesakes(@Root() { search }: SearchReading, @Ctx() { pool }: Context): Promise<Location[]> {
    if (search.misspeltPlace) return placesAlike(pool, search.misspeltPlace, search.place?.id)
    return search.place ? findNamesakes(pool, search.place) : []
  }
}
