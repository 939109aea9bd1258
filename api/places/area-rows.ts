import { counties } from './counties.ts'
import { countries } from './countries.ts'
import { placeKey } from './place-key.ts'
import { regions } from './regions.ts'

export interface PlaceRow {
  type: 'county' | 'town' | 'outcode' | 'postcode_area' | 'area' | 'country'
  name: string
  county: string | null
  /** ISO 3166 code. */
  country: string
  latitude: number
  longitude: number
  population: number | null
  /** The post town of an outcode, or the town after which a postcode area is named. */
  town: string | null
  /** The radius of an area. */
  radiusMiles: number | null
  /** The source of its data; licences are in docs/licences.md and at the head of each file in extracts/. */
  source: string
  /** Its normalised names: see `placeKey`. */
  keys: string[]
}

export const toPlaceKeys = (...names: string[]): string[] => [
  ...new Set([...new Set(names)].map(placeKey).filter(Boolean)),
]

const areaRow = (
  row: Pick<PlaceRow, 'type' | 'name' | 'county' | 'country' | 'latitude' | 'longitude' | 'keys'>,
): PlaceRow => ({ ...row, population: null, town: null, radiusMiles: null, source: 'by hand' })

/** Countries and the nations of the United Kingdom. */
export const countryRows = (): PlaceRow[] =>
  countries.map(({ name, country, latitude, longitude, aliases }) =>
    areaRow({ type: 'country', name, county: null, country, latitude, longitude, keys: toPlaceKeys(name, ...aliases) }),
  )

/** Like nations, regions consist of several counties. */
export const regionRows = (): PlaceRow[] =>
  regions.map(({ name, latitude, longitude, aliases }) =>
    areaRow({
      type: 'country',
      name,
      county: null,
      country: 'GB',
      latitude,
      longitude,
      keys: toPlaceKeys(name, ...aliases),
    }),
  )

/** Counties, without names that mean a whole region. */
export const countyRows = (): PlaceRow[] => {
  const ofRegions = new Set(regionRows().flatMap(({ keys }) => keys))
  return counties.map(({ name, latitude, longitude, aliases }) =>
    areaRow({
      type: 'county',
      name,
      county: name,
      country: 'GB',
      latitude,
      longitude,
      keys: toPlaceKeys(name, ...aliases).filter((key) => !ofRegions.has(key)),
    }),
  )
}
