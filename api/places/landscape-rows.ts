import { join } from 'node:path'
import { readTable } from '../text/read-table.ts'
import { toPlaceKeys, type PlaceRow } from './area-rows.ts'
import type { BritishTown } from './british-towns.ts'
import { readExtract, readPoint } from './extract.ts'
import { byKey, flatMiles, type NamedPoint } from './named-point.ts'
import { placeKey } from './place-key.ts'
import type { TownAbroad } from './towns-abroad.ts'

/** The minimum radius: a landscape with one village still has a valley around it. */
const minMiles = 6

const rounded = (value: number) => Number(value.toFixed(4))
const getMiddle = (values: number[]) => rounded((Math.min(...values) + Math.max(...values)) / 2)

const areaRow = (
  row: Pick<PlaceRow, 'name' | 'country' | 'latitude' | 'longitude' | 'radiusMiles' | 'keys' | 'source'>,
): PlaceRow => ({ type: 'area', county: null, population: null, town: null, ...row })

const readLandscapes = () => {
  const rows = readTable(join(import.meta.dirname, 'landscapes.txt'), ['name', 'other names', 'within', 'places'])
  const isAbroad = ({ within }: (typeof rows)[number]) => /^[A-Z]{2}$/.test(within)
  return { british: rows.filter((row) => !isAbroad(row)), abroad: rows.filter(isAbroad) }
}

type Landscape = ReturnType<typeof readLandscapes>['british'][number]

type PlacesByName<T extends NamedPoint> = ReadonlyMap<string, T[]>

/** @throws Error for a place that is not in the counties or countries named. */
const toLandscapeRows = <T extends NamedPoint>(
  landscapes: Landscape[],
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
    return areaRow({
      name,
      country: country(within),
      ...middle,
      radiusMiles: Math.max(minMiles, Math.ceil(Math.max(...points.map((point) => flatMiles(point, middle))))),
      keys: toPlaceKeys(name, ...others.split(', ')),
      source: 'by hand, from places of GeoNames',
    })
  })

/** A landscape's centre is that of its places; its radius reaches the farthest. */
export const landscapeRows = (british: PlacesByName<BritishTown>, abroad: TownAbroad[]): PlaceRow[] => {
  const landscapes = readLandscapes()
  const places = new Set(landscapes.abroad.flatMap((landscape) => landscape.places.split(', ')))
  const largestFirst = abroad
    .filter(({ name }) => places.has(name))
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  return [
    ...toLandscapeRows(
      landscapes.british,
      british,
      ({ county }, counties) => counties.includes(county),
      () => 'GB',
    ),
    ...toLandscapeRows(
      landscapes.abroad,
      byKey(largestFirst),
      ({ country }, countries) => countries.includes(country),
      (country) => country,
    ),
  ]
}

export const areasAbroad = (): PlaceRow[] =>
  readExtract('areas-abroad').map(({ country, names, point, miles }) => {
    const [name = '', ...others] = names.split(', ')
    return areaRow({
      name,
      country,
      ...readPoint(point),
      radiusMiles: Number(miles),
      keys: toPlaceKeys(name, ...others),
      source: 'GeoNames',
    })
  })
