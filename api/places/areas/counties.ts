import type { Point } from '../geometry/miles-between.rules.ts'
import { readPoint, readTable } from '../../text/read-table.ts'

export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland'

interface CountyPlace extends Point {
  name: string
  urlName: string
  nation: Nation
  /** A search for a name of several counties (see regions.ts) includes all, a postal address means this one. */
  aliases: string[]
}

export const counties: CountyPlace[] = readTable(new URL('counties.txt', import.meta.url), [
  'nation',
  'name',
  'point',
  'aliases',
]).map(({ nation, name, point, aliases }) => ({
  name,
  urlName: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  nation: nation as Nation,
  ...readPoint(point),
  aliases: aliases.split(', ').filter(Boolean),
}))

export const nationByCounty = new Map<string, Nation>(counties.map(({ name, nation }) => [name, nation]))
