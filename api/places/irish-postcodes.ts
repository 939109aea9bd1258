import { join } from 'node:path'
import { readTable } from '../text/read-table.ts'
import { toPlaceKeys, type PlaceRow } from './area-rows.ts'
import { byKey } from './named-point.ts'
import { placeKey } from './place-key.ts'
import type { TownAbroad } from './towns-abroad.ts'

const dublin = { latitude: 53.34, longitude: -6.27 }
const nearDublinDegrees = 0.25

/** Places in Ireland by name, largest first. */
const irish = (towns: TownAbroad[]) => {
  const largestFirst = towns
    .filter(({ country }) => country === 'IE')
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  const named = byKey(largestFirst)
  return (name: string) => named.get(placeKey(name)) ?? []
}

/** Eircode routing keys of towns outside Dublin that GeoNames has. */
export const getRoutingKeys = (towns: TownAbroad[]): Map<TownAbroad, string[]> => {
  const named = irish(towns)
  const keys = new Map<TownAbroad, string[]>()
  for (const row of readTable(join(import.meta.dirname, 'routing-keys.txt'), ['town', 'keys'])) {
    const [town] = named(row.town)
    if (town) keys.set(town, toPlaceKeys(...row.keys.split(', ')))
  }
  return keys
}

const mean = (values: number[]) => Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(4))

/** Dublin's postal districts, each at the centre of its suburbs: "Dublin 4", "D4", "D04". */
export const dublinDistrictRows = (towns: TownAbroad[]): PlaceRow[] => {
  const named = irish(towns)
  return readTable(join(import.meta.dirname, 'dublin-districts.txt'), ['district', 'suburbs']).map(
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
      return {
        type: 'outcode',
        name: `Dublin ${number}`,
        county: null,
        country: 'IE',
        latitude: mean(points.map(({ latitude }) => latitude)),
        longitude: mean(points.map(({ longitude }) => longitude)),
        population: null,
        town: 'Dublin',
        radiusMiles: null,
        source: 'by hand, from places of GeoNames',
        keys: toPlaceKeys(`Dublin ${number}`, `D${number}`, `D${padded}`, `Dublin ${padded}`),
      }
    },
  )
}
