import { Field, Float, ObjectType } from 'type-graphql'
import type { Pool } from 'pg'
import { mapIndex } from './map-index.ts'
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
  const index = await mapIndex(pool)
  const rows = await mapMatches(pool, index, search, world)
  if (!rows.length) return null
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const row of rows) {
    extent.west = Math.min(extent.west, index.longitudes[row]!)
    extent.east = Math.max(extent.east, index.longitudes[row]!)
    extent.south = Math.min(extent.south, index.latitudes[row]!)
    extent.north = Math.max(extent.north, index.latitudes[row]!)
  }
  return extent
}
