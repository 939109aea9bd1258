import { counties } from './areas/counties.ts'
import { placeKey } from './place-key.ts'
import { regions } from './areas/regions.ts'
import type { LocationType } from './location.ts'
import type { Point } from './geometry/miles-between.rules.ts'

export interface PlaceRow {
  type: LocationType
  name: string
  county: string | null
  country: string
  latitude: number
  longitude: number
  population: number | null
  /** The post town of an outcode, or the town after which a postcode area is named. */
  town: string | null
  radiusMiles: number | null
  /** Licences are in docs/licences.md and at the head of each file in extracts/. */
  source: string
  keys: string[]
}

export const toPlaceKeys = (...names: string[]): string[] => [
  ...new Set([...new Set(names)].map(placeKey).filter(Boolean)),
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

export const countryRows = (): PlaceRow[] => countries.map((country) => areaRow('country', null, country))

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

const countries: NamedArea[] = [
  {
    name: 'United Kingdom',
    country: 'GB',
    latitude: 54.0,
    longitude: -2.5,
    aliases: ['UK', 'GB', 'Great Britain', 'Britain', 'U.K.'],
  },
  { name: 'England', country: 'GB', latitude: 52.6, longitude: -1.5, aliases: ['ENG'] },
  { name: 'Scotland', country: 'GB', latitude: 56.8, longitude: -4.2, aliases: ['SCO'] },
  { name: 'Wales', country: 'GB', latitude: 52.4, longitude: -3.7, aliases: ['Cymru'] },
  { name: 'Northern Ireland', country: 'GB', latitude: 54.6, longitude: -6.7, aliases: ['N Ireland', 'NI', 'Ulster'] },
  {
    name: 'Ireland',
    country: 'IE',
    latitude: 53.2,
    longitude: -7.8,
    aliases: ['Republic of Ireland', 'Eire', 'Éire', 'ROI', 'Southern Ireland'],
  },
  { name: 'France', country: 'FR', latitude: 46.6, longitude: 2.5, aliases: [] },
  { name: 'Germany', country: 'DE', latitude: 51.1, longitude: 10.4, aliases: ['Deutschland'] },
  { name: 'Spain', country: 'ES', latitude: 40.2, longitude: -3.6, aliases: ['España'] },
  { name: 'Italy', country: 'IT', latitude: 42.8, longitude: 12.6, aliases: ['Italia'] },
  {
    name: 'Netherlands',
    country: 'NL',
    latitude: 52.2,
    longitude: 5.4,
    aliases: ['The Netherlands', 'Holland', 'Nederland'],
  },
  { name: 'Belgium', country: 'BE', latitude: 50.6, longitude: 4.7, aliases: ['Belgique', 'België'] },
]
