import type { Pool } from 'pg'
import type { MapBounds } from '../map-bounds.ts'
import { matchOnMap } from './match-on-map.ts'
import type { Search } from '../search/search.ts'

/** A search by words covers the 5,000 best rated; null if none has coordinates. */
export const mapExtent = async (pool: Pool, search: Search): Promise<MapBounds | null> => {
  const [extent] = await matchOnMap<MapBounds & { count: number }>(
    pool,
    search,
    undefined,
    (matches) => `
      select min(longitude) west, min(latitude) south, max(longitude) east, max(latitude) north, count(*)::int count
        from ${matches} m having count(latitude) > 0`,
  )
  return extent ?? null
}
