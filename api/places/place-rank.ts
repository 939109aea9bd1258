import { counties } from './counties.ts'
import { flatMiles } from './named-point.ts'
import { countiesOfRegion } from './regions.ts'
import type { PlaceRecord } from './resolve-place.ts'

/** Roughly the size of a postcode area. */
export const areaRadiusMiles = 15
const besideMiles = 20
const aroundCountyMiles = 60
const nations = new Set<string>(['England', 'Scotland', 'Wales', 'Northern Ireland'])
const nationOf = new Map<string, string>(counties.map(({ name, nation }) => [name, nation]))

/**
 * How likely a place is meant among its namesakes: countries and postcodes first, then British towns by population,
 * with counties ranked like a town of 2,000, then towns abroad, where a city still beats a British hamlet.
 */
export const placeRank = ({ type, country, population }: PlaceRecord): number => {
  if (type === 'country') return 1e10
  if (type === 'postcode_area' || type === 'outcode') return 1e9
  if (type === 'county') return 100_000
  return country === 'GB' ? Math.max(population ?? 0, 1_000) * 50 : (population ?? 0)
}

/** Whether one place is within another: in that county, region, nation or country, or beside that town or postcode. */
export const isWithin = (place: PlaceRecord, where: PlaceRecord): boolean => {
  if (place.id === where.id) return false
  if (where.type === 'county') return place.county === where.county && place.type !== 'county'
  if (where.type !== 'country') return flatMiles(place, where) < besideMiles
  const parts = countiesOfRegion(where.name)
  if (parts) return place.county !== null && place.type !== 'county' && parts.includes(place.county)
  if (nations.has(where.name)) return place.county !== null && nationOf.get(place.county) === where.name
  return place.country === where.country
}

/** The town nearest to the centre of a county or region, among those that can have belonged to it. */
export const nearestTo = <T extends PlaceRecord>(where: PlaceRecord, places: T[]): T | undefined =>
  where.type !== 'county' && !(where.type === 'country' && countiesOfRegion(where.name))
    ? undefined
    : places
        .filter((place) => place.type === 'town' && flatMiles(place, where) < aroundCountyMiles)
        .toSorted((a, b) => flatMiles(a, where) - flatMiles(b, where))[0]
