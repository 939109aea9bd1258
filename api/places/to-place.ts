import { areaRadiusMiles } from './place-rank.ts'
import type { Place, PlaceRecord } from './place-record.ts'

const precisions = {
  town: 'town',
  county: 'county',
  country: 'country',
  outcode: 'outcode',
  postcode_area: 'area',
  area: 'area',
} as const

/** `nameKey` is the name that found the place on its own, for finding its namesakes. */
export const toPlace = (found: PlaceRecord & { town: string | null }, nameKey?: string): Place => {
  const { id, type, name, county, country, latitude, longitude, population, town } = found
  const radiusMiles = type === 'postcode_area' ? areaRadiusMiles : found.radiusMiles
  return {
    id,
    type,
    name,
    county,
    country,
    latitude,
    longitude,
    population,
    precision: precisions[type],
    nearestTown: town ?? name,
    ...(radiusMiles ? { radiusMiles } : {}),
    ...(nameKey ? { nameKey } : {}),
  }
}
