import { readTable } from '../text/read-table.ts'
import { nationByCounty } from './areas/counties.ts'
import { isBesideCounty } from './areas/county-at.ts'
import { flatMiles } from './named-point.ts'
import { getRegionCounties } from './areas/regions.ts'
import type { PlaceRecord } from './place-record.ts'

/** About the size of a postcode area. */
export const areaRadiusMiles = 15
const besideMiles = 20
const aroundAreaMiles = 3
const cities = new Set([
  'Bristol',
  'Cardiff',
  'City of Edinburgh',
  'Glasgow City',
  'Greater London',
  'Greater Manchester',
  'Merseyside',
  'South Yorkshire',
  'Tyne and Wear',
  'West Midlands',
  'West Yorkshire',
])
/** GeoNames counts some London districts by one ward: Richmond has 20,000 people, not 8,360. */
const londonDistrict = 20_000
/** British inhabitants count most, as most visitors are there. */
const perInhabitant: Partial<Record<string, number>> = { GB: 50, IM: 50, JE: 50, GG: 50, IE: 10 }
const nations = new Set<string>(nationByCounty.values())

/** A county counts like a British town of 2,000. A hamlet counts less than a city abroad, or a small town in Ireland. */
export const placeRank = ({ type, country, county, population }: PlaceRecord): number => {
  if (type === 'country') return 1e10
  if (type === 'postcode_area' || type === 'outcode') return 1e9
  if (type === 'county') return 100_000
  if (type === 'area') return country === 'GB' ? 90_000 : 300_000
  if (country !== 'GB') return (population ?? 0) * (perInhabitant[country] ?? 1)
  const minPopulation = county === 'Greater London' && population !== null ? londonDistrict : 1_000
  return Math.max(population ?? (county && cities.has(county) ? 3_000 : 0), minPopulation) * perInhabitant.GB!
}

/** "Stansted" is rather Stansted Mountfitchet than the hamlet in Kent. */
export const isHamlet = ({ type, country, county, population }: PlaceRecord): boolean =>
  type === 'town' && country === 'GB' && county !== 'Greater London' && population === null

export const isWithin = (place: PlaceRecord, where: PlaceRecord): boolean => {
  if (place.id === where.id) return false
  if (where.type === 'county') return place.county === where.county && place.type !== 'county'
  if (where.type === 'area') return flatMiles(place, where) < (where.radiusMiles ?? besideMiles) + aroundAreaMiles
  if (where.type !== 'country') return flatMiles(place, where) < besideMiles
  const parts = getRegionCounties(where.name)
  if (parts) return place.county !== null && place.type !== 'county' && parts.includes(place.county)
  if (nations.has(where.name)) return place.county !== null && nationByCounty.get(place.county) === where.name
  return place.country === where.country
}

const previousParts = new Map(
  readTable(new URL('areas/previous-parts.txt', import.meta.url), ['name', 'counties']).map(({ name, counties }) => [
    name,
    counties.split(', '),
  ]),
)

/** True for a county that a town was in formerly, or just across its border. */
export const isSaidToBeIn = (place: PlaceRecord, where: PlaceRecord): boolean => {
  if (place.type !== 'town' || place.country !== 'GB' || !place.county || where.country !== 'GB') return false
  if (where.type !== 'county' && where.type !== 'country') return false
  const parts = where.type === 'county' ? [where.name] : (getRegionCounties(where.name) ?? [])
  return (
    (previousParts.get(where.name)?.includes(place.county) ?? false) ||
    parts.some((county) => isBesideCounty(place, county))
  )
}
