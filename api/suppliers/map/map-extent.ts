import { Field, Float, ObjectType } from 'type-graphql'
import type { Pool } from 'pg'
import { columnsForMap } from '../model/supplier-model.ts'
import { mapMatches } from './map-matches.ts'
import type { Search } from '../search/search.ts'

/** The smallest rectangle of the map that holds some suppliers. */
@ObjectType({ description: 'A rectangle of the map, in degrees.' })
export class MapExtent {
  @Field(() => Float, { description: 'Longitude of the left edge.' }) west!: number
  @Field(() => Float, { description: 'Latitude of the lower edge.' }) south!: number
  @Field(() => Float, { description: 'Longitude of the right edge.' }) east!: number
  @Field(() => Float, { description: 'Latitude of the upper edge.' }) north!: number
}

const world = { west: -180, south: -90, east: 180, north: 90 }

/**
 * The rectangle that holds all matches of a search; null when none has coordinates. For a search by words, that of the
 * 5,000 best rated.
 */
export const mapExtent = async (pool: Pool, search: Search): Promise<MapExtent | null> => {
  const columns = await columnsForMap(pool)
  const slots = await mapMatches(pool, columns, search, world)
  if (!slots.length) return null
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const slot of slots) {
    extent.west = Math.min(extent.west, columns.longitudes[slot]!)
    extent.east = Math.max(extent.east, columns.longitudes[slot]!)
    extent.south = Math.min(extent.south, columns.latitudes[slot]!)
    extent.north = Math.max(extent.north, columns.latitudes[slot]!)
  }
  return extent
}
