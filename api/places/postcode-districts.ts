import { join } from 'node:path'
import { readTable } from '../text/read-table.ts'
import { readExtract, readPoint } from './extract.ts'
import type { NamedPoint } from './named-point.ts'
import { readDistricts } from './read-districts.ts'

const points = () => new Map(readExtract('outcodes').map(({ outcode, point }) => [outcode, readPoint(point)]))

/**
 * The 124 postcode areas and their districts with the post town of each, written by hand and held against the towns of
 * gibbs/uk-postcodes. The points are that list's (CC0), or for the few that it lacks, most of them large users' and PO boxes, the
 * post town's.
 */
export const postcodeDistricts = (towns: ReadonlyMap<string, NamedPoint[]>) =>
  readDistricts(
    readTable(join(import.meta.dirname, 'postcode-districts.txt'), ['area', 'middle', 'town', 'districts']),
    towns,
    points(),
  )
