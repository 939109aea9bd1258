import { findRow, type Db } from '../database/sql.ts'
import { areaRadiusMiles } from './place-rank.ts'
import type { PlaceCandidate, Place, PlaceRecord } from './place-record.ts'

const recordColumns =
  'l.id, l.type, l.name, l.county, l.country, l.latitude, l.longitude, l.population, l.town, l.radius_miles "radiusMiles"'

/** For location_name as n and location as l. */
export const placeColumns = `n.key, ${recordColumns}`

/** `nameKey` is the name that found the place on its own, for finding its namesakes. */
export const toPlace = (
  { key: _key, town, radiusMiles, ...place }: PlaceRecord & { key?: string; town: string | null },
  nameKey?: string,
): Place => {
  const miles = place.type === 'postcode_area' ? areaRadiusMiles : radiusMiles
  return {
    ...place,
    precision: place.type === 'postcode_area' ? 'area' : place.type,
    nearestTown: town ?? place.name,
    ...(miles ? { radiusMiles: miles } : {}),
    ...(nameKey ? { nameKey } : {}),
  }
}

export const placeBySlug = async (db: Db, slug: string): Promise<Place | null> => {
  const text = `select ${recordColumns} from location l where l.slug = $1`
  const row = await findRow<Omit<PlaceCandidate, 'key'>>(db, text, [slug.toLowerCase()])
  return row ? toPlace(row) : null
}
