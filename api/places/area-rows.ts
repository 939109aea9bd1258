import { readPoint, readTable } from '../text/read-table.ts'
import { counties } from './areas/counties.ts'
import { placeKey } from './place-key.ts'
import { regions } from './areas/regions.ts'
import type { LocationType } from './location.ts'
import type { Point } from './geometry/miles-between.rules.ts'

export interface PlaceRow extends Point {
  type: LocationType
  name: string
  county: string | null
  country: string
  population: number | null
  /** The post town of an outcode, or the town after which a postcode area is named. */
  town: string | null
  radiusMiles: number | null
  /** Licences are in docs/licences.md and at the head of each file in extracts/. */
  source: string
  keys: string[]
}

export const toPlaceKeys = (...names: string[]): string[] => [
  ...new Set(names.flatMap((name) => [name, name.replace(/['’]/g, ' ')].map(placeKey)).filter(Boolean)),
]

type PartialRow = Partial<PlaceRow> &
  Pick<PlaceRow, 'type' | 'name' | 'country' | 'latitude' | 'longitude' | 'source' | 'keys'>

export const toPlaceRow = (row: PartialRow): PlaceRow => ({
  county: null,
  population: null,
  town: null,
  radiusMiles: null,
  ...row,
})

interface NamedArea extends Point {
  name: string
  country?: string
  aliases: string[]
}

const areaRow = (
  type: LocationType,
  county: string | null,
  { name, country = 'GB', latitude, longitude, aliases }: NamedArea,
) =>
  toPlaceRow({
    type,
    name,
    county,
    country,
    latitude,
    longitude,
    source: 'by hand',
    keys: toPlaceKeys(name, ...aliases),
  })

export const countryRows = (): PlaceRow[] =>
  readTable(new URL('areas/countries.txt', import.meta.url), ['name', 'country', 'point', 'aliases']).map(
    ({ point, aliases, ...country }) =>
      areaRow('country', null, { ...country, ...readPoint(point), aliases: aliases.split(', ') }),
  )

/** Like nations, regions consist of several counties. */
export const regionRows = (): PlaceRow[] => regions.map((region) => areaRow('country', null, region))

/** Without names that mean a whole region. */
export const countyRows = (): PlaceRow[] => {
  const ofRegions = new Set(regionRows().flatMap(({ keys }) => keys))
  return counties.map((county) => {
    const row = areaRow('county', county.name, county)
    return { ...row, keys: row.keys.filter((key) => !ofRegions.has(key)) }
  })
}
