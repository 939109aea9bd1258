import { countryRows, countyRows, toPlaceKeys, regionRows, type PlaceRow } from './area-rows.ts'
import { britishTowns, type BritishTown } from './british-towns.ts'
import { countyAt } from './county-at.ts'
import { dublinDistrictRows, getRoutingKeys } from './irish-postcodes.ts'
import { areasAbroad, landscapeRows } from './landscape-rows.ts'
import { getIslandNames } from './island-names.ts'
import { byKey, flatMiles, nearestNamed } from './named-point.ts'
import { nativeNames } from './native-names.ts'
import { getQuarterSpellings } from './numbered-quarters.ts'
import { getAreaNames, getOtherNames } from './place-names.ts'
import { placeKey } from './place-key.ts'
import { postcodeDistricts } from './postcode-districts.ts'
import type { PostcodeDistrict } from './read-districts.ts'
import { getDistrictCounties } from './read-county.ts'
import { postcodeKeysAbroad } from './postcodes-abroad.ts'
import { townsAbroad, type TownAbroad } from './towns-abroad.ts'

/**
 * Alternative spellings: "Barrow-on-Humber" for "Barrow upon Humber", "Llandudno" for "Llandudno (Wales)", "Lyon 3e"
 * for "Lyon 3".
 */
const spellings = (name: string) => [
  name,
  name.replace(/[ -]upon[ -]/, ' on '),
  name.replace(/[ -]on[ -]/, ' upon '),
  // bounded: our own list
  name.replace(/ \(.*\)$/, ''),
  name.replace(/['’]/g, ' '),
  ...getQuarterSpellings(name),
  ...name.split(' / '),
]

const townRow = (
  town: Pick<PlaceRow, 'name' | 'county' | 'country' | 'latitude' | 'longitude' | 'population' | 'source'>,
  otherNames: string[],
): PlaceRow => ({
  type: 'town',
  ...town,
  town: null,
  radiusMiles: null,
  keys: toPlaceKeys(...spellings(town.name), ...getOtherNames(town), ...otherNames),
})

const townRows = (towns: BritishTown[], named: ReadonlyMap<string, BritishTown[]>): PlaceRow[] => {
  const native = nativeNames(named)
  return towns.map((town) =>
    townRow({ ...town, country: 'GB' }, [...(native.get(town) ?? []), ...getIslandNames(town, town.county)]),
  )
}

const townRowsAbroad = (towns: TownAbroad[]): PlaceRow[] => {
  const postcodes = postcodeKeysAbroad(towns)
  const routingKeys = getRoutingKeys(towns)
  return [
    ...towns.map((town) => {
      const { localName, ...named } = town
      const row = townRow({ ...named, county: null }, getIslandNames(town, town.country))
      const more = [placeKey(localName), ...(postcodes.get(town) ?? []), ...(routingKeys.get(town) ?? [])]
      return { ...row, keys: [...new Set([...row.keys, ...more])] }
    }),
    ...dublinDistrictRows(towns),
  ]
}

const smallTownBelow = 60_000
const nearTownMiles = 6

/**
 * The county of a nearby small post town, otherwise the one at the district's point: CB8 is Newmarket's, in Suffolk,
 * though its centre is in Cambridgeshire.
 */
const findDistrictCounty = (
  towns: ReadonlyMap<string, BritishTown[]>,
  { outcode, town, isMeasured, ...point }: PostcodeDistrict,
) => {
  const postTown = nearestNamed(towns, town, point)
  const isNear = postTown && (postTown.population ?? 0) < smallTownBelow && flatMiles(postTown, point) < nearTownMiles
  const county = isNear ? postTown.county : countyAt(point.latitude, point.longitude)
  const possible = isMeasured && county !== 'City of London' ? getDistrictCounties(outcode) : []
  return !possible.length || (county && possible.includes(county)) ? county : possible[0]!
}

const crownDependencies: Record<string, string> = { GY: 'GG', JE: 'JE', IM: 'IM' }

const postcodeRows = (named: ReadonlyMap<string, BritishTown[]>): PlaceRow[] => {
  const { areas, districts } = postcodeDistricts(named)
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
      radiusMiles: null,
      source: 'by hand',
      keys: toPlaceKeys(area, ...getAreaNames(area)),
    })),
    ...districts.map((district): PlaceRow => ({
      type: 'outcode',
      name: district.outcode,
      county: country(district.area) === 'GB' ? findDistrictCounty(named, district) : null,
      country: country(district.area),
      latitude: district.latitude,
      longitude: district.longitude,
      population: null,
      town: district.town,
      radiusMiles: null,
      source: district.isMeasured ? 'gibbs/uk-postcodes' : 'by hand',
      keys: toPlaceKeys(district.outcode),
    })),
  ]
}

/**
 * Every place to load into `location`, in a fixed order. Towns are from GeoNames' cities1000 (package `all-the-
 * cities`) and cities500 (CC BY 4.0, geonames.org), completed for Britain; each row names its source.
 */
export const placeRows = (): PlaceRow[] => {
  const towns = britishTowns()
  const named = byKey(towns)
  const abroad = townsAbroad()
  return [
    ...countryRows(),
    ...countyRows(),
    ...townRows(towns, named),
    ...townRowsAbroad(abroad),
    ...postcodeRows(named),
    ...regionRows(),
    ...landscapeRows(named, abroad),
    ...areasAbroad(),
  ]
}
