import type { Pool } from 'pg'
import { findLocations } from '../../places/find-locations.ts'
import type { Location } from '../../places/location.ts'
import type { Search } from './search.ts'

/** A full postcode gives its district, at the point that was searched. */
export const findPlace = async (pool: Pool, { place }: Search): Promise<Location | null> => {
  if (!place) return null
  const [found = null] = await findLocations(pool, [place.id])
  return found && Object.assign(found, { latitude: place.latitude, longitude: place.longitude })
}
