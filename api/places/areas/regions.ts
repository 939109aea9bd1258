import { readTable } from '../../text/read-table.ts'
import { counties } from './counties.ts'
import type { Point } from '../geometry/miles-between.rules.ts'

export interface Region extends Point {
  name: string
  aliases: string[]
  counties: string[]
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const regions: Region[] = readTable(new URL('regions.txt', import.meta.url), [
  'name',
  'counties',
  'aliases',
]).map(({ name, counties: list, aliases }) => {
  const names = list.split(', ')
  const parts = counties.filter((county) => names.includes(county.name))
  return {
    name,
    latitude: mean(parts.map(({ latitude }) => latitude)),
    longitude: mean(parts.map(({ longitude }) => longitude)),
    aliases: aliases.split(', ').filter(Boolean),
    counties: names,
  }
})

const byName = new Map(regions.map((region) => [region.name, region.counties]))

/** Undefined for anything else, including nations. */
export const getRegionCounties = (name: string): readonly string[] | undefined => byName.get(name)
