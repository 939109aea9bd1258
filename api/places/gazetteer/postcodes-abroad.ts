import { join } from 'node:path'
import { readPoint, readTable } from '../../text/read-table.ts'
import { readExtract } from '../extract.ts'
import { groupBy } from '../../text/group-by.ts'
import { flatMiles, largestFirst } from '../named-point.ts'
import { getQuarterPostcodes } from './numbered-quarters.ts'
import { toPrefixKey } from '../postcodes/read-foreign-postcode.ts'
import type { TownAbroad } from './towns-abroad.ts'

export const postcodeKeysAbroad = (towns: TownAbroad[]): Map<TownAbroad, string[]> => {
  const names = towns.flatMap((town) => [...new Set([town.name, town.localName])].map((name) => ({ town, name })))
  const groups = groupBy(names, ({ town, name }) => `${town.country} ${name}`)
  const named = (country: string, name: string) => groups.get(`${country} ${name}`)?.map(({ town }) => town) ?? []
  const keys = new Map<TownAbroad, string[]>()
  const add = (town: TownAbroad | undefined, more: string[]) => {
    if (town) keys.set(town, [...(keys.get(town) ?? []), ...more])
  }
  for (const { country, town, postcodes } of readTable(join(import.meta.dirname, 'postcodes-abroad.txt'), [
    'country',
    'town',
    'postcodes',
  ])) {
    const codes = postcodes.split(' ')
    add(
      largestFirst(named(country, town))[0],
      codes.map((code) => (code.length > 3 ? code : toPrefixKey(country, code))),
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
