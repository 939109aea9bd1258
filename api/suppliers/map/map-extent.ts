import { Field, Float, ObjectType } from 'type-graphql'
import type { Pool } from 'pg'
import { matchOnMap } from './match-on-map.ts'
import type { Search } from '../search/search.ts'

@ObjectType({ description: 'A rectangle of the map, in degrees.' })
export class MapExtent {
  @Field(() => Float, { description: 'Longitude of the left edge.' }) west!: number
  @Field(() => Float, { description: 'Latitude of the lower edge.' }) south!: number
  @Field(() => Float, { description: 'Longitude of the right edge.' }) east!: number
  @Field(() => Float, { description: 'Latitude of the upper edge.' }) north!: number
}

/** A search by words covers the 5,000 best rated; null if none has coordinates. */
export const mapExtent = async (pool: Pool, search: Search): Promise<MapExtent | null> => {
  const [extent] = await matchOnMap<MapExtent & { count: number }>(
    pool,
    search,
    undefined,
    (matches) => `
      select min(longitude) west, min(latitude) south, max(longitude) east, max(latitude) north, count(*)::int count
        from ${matches} m having count(latitude) > 0`,
  )
  return extent ?? null
}
