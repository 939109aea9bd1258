import { join } from 'node:path'
import { readTable } from '../text/read-table.ts'
import { readExtract, readPoint } from './extract.ts'
import type { NamedPoint } from './named-point.ts'
import { readDistricts } from './read-districts.ts'

const points = () => new Map(readExtract('outcodes').map(({ outcode, point }) => [outcode, readPoint(point)]))

/**
 * The 124 postcode areas with their districts and post towns, by hand, checked against gibbs/uk-postcodes (CC0).
 * Points are that list's; the few that it lacks, mostly large users and PO boxes, have the post town's.
 */
export const postcodeDistricts = (towns: ReadonlyMap<string, NamedPoint[]>) =>
  readDistricts(
    readTable(join(import.meta.dirname, 'postcode-districts.txt'), ['area', 'middle', 'town', 'districts']),
    towns,
    points(),
  )
