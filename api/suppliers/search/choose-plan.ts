import type { Pool } from 'pg'
import { readRow } from '../../database/sql.ts'
import { getSearchBox, searchedTerms, uncountedShare } from './supplier-conditions.ts'
import type { Box, Search } from './search.ts'

/** A walk reads the order's index until `limit` rows match; a look-up finds all matches by words or points, then sorts. */
export type Plan = Walk | LookUp
export interface LookUp {
  by: 'text' | 'point'
}
export interface Walk {
  by: 'walk'
  rows: number
  /** Checks the points in the index before reading rows. */
  isByPoint: boolean
  /** The walk covers every supplier that can match. */
  isAll: boolean
  otherwise: LookUp
}

interface Counts {
  all: number
  county: number
  service: number
  /** In the box, or in the box around the circle. */
  box: number
}

const share = (part: number, whole: number) => (whole ? Math.min(1, part / whole) : 0)
const shareAbroad = 0.02
/** The share of suppliers with a word that have it in the name, or among the places. */
const shareWithin = 0.3
const circleShareOfBox = Math.PI / 4
/** With fewer rows than this, a look-up is always cheap enough. */
export const fewRows = 300
const longestWalk = 10_000
/** Relative to reading a row in sequence. */
const costPerPoint = 0.2
const costPerRow = 2
/** In a larger share of all suppliers, most rows must be read anyway. */
const largestShareByPoint = 0.3

/** From the counts that triggers maintain. */
export interface Estimate {
  /** Suppliers in the requested counties or country; without either, all. */
  scope: number
  /** Suppliers that the index of words finds; without words, the scope. */
  found: number
  /** Suppliers in the smallest box around the area; all without an area. */
  box: number
  inArea: number
  /** The share of the suppliers in the area that matches. */
  matching: number
}

/** PostgreSQL itself cannot estimate how many suppliers are in a circle. */
export const estimate = async (pool: Pool, search: Search): Promise<Estimate> => {
  const counts = await readCounts(pool, search)
  const hasCounty = search.counties !== undefined || search.countiesOfPlace !== undefined
  const isAbroad = search.country !== undefined && search.country !== 'United Kingdom'
  const scope = (hasCounty ? counts.county : counts.all) * (isAbroad ? shareAbroad : 1)
  const words = searchedTerms(search).reduce(
    (product, { suppliers, within }) => product * share(suppliers, counts.all) * (within ? shareWithin : 1),
    1,
  )
  const service = search.services ? share(counts.service, counts.all) : 1
  const area = getSearchBox(search)
  return {
    scope,
    found: search.terms.length || hasCounty ? scope * words * service : scope,
    box: area ? counts.box : counts.all,
    inArea: area ? share(counts.box * (search.circle ? circleShareOfBox : 1), counts.all) : 1,
    matching: words * service * uncountedShare(search),
  }
}

export const chooseLookUp = async (pool: Pool, search: Search): Promise<LookUp> => {
  return lookUpBy(search, await estimate(pool, search))
}

export const lookUpBy = (
  search: Pick<Search, 'circle' | 'box'>,
  { box, found }: Pick<Estimate, 'box' | 'found'>,
): LookUp => ({ by: getSearchBox(search) && box * costByPoint < found ? 'point' : 'text' })
/** The index of points finds rows in no order of their pages. */
const costByPoint = 2

export const choosePlan = async (pool: Pool, search: Search, limit: number): Promise<Plan> => {
  const estimated = await estimate(pool, search)
  const { scope, found, box, inArea, matching: others } = estimated
  const matching = others * inArea
  const hasArea = getSearchBox(search) !== undefined
  const lookUp = hasArea ? Math.min(found, box) : found
  const otherwise = lookUpBy(search, estimated)
  if (lookUp <= fewRows || !matching) return otherwise

  const isByPoint = hasArea && inArea <= largestShareByPoint
  const cost = isByPoint ? costPerPoint + costPerRow * inArea : 1
  const walked = Math.min(scope, limit / matching)
  // Words and places are correlated, so a walk may take four times as long as independent probabilities predict.
  const tried = lookUp / 2 / cost
  if (walked > tried * 4) return otherwise
  const rows = Math.ceil(Math.min(walked * cost < lookUp ? Math.max(walked * 4, tried) : tried, longestWalk / cost))
  return { by: 'walk', rows, isByPoint, isAll: scope <= rows, otherwise }
}

/** Of `supplier_cell`. */
export const getCells = ({ west, east, south, north }: Box): [x1: number, x2: number, y1: number, y2: number] => [
  Math.floor(west * 4),
  Math.floor(east * 4),
  Math.floor(south * 8),
  Math.floor(north * 8),
]

const readCounts = async (pool: Pool, search: Search): Promise<Counts> => {
  const box = getSearchBox(search)
  const cells = box ? getCells(box) : []
  const inBox = `
    select coalesce(sum(suppliers), 0)::int from supplier_cell where x between $3 and $4 and y between $5 and $6`
  const text = `
    select coalesce(sum(suppliers) filter (where county = '' and service = ''), 0)::int "all",
           coalesce(sum(suppliers) filter (where county <> ''), 0)::int county,
           coalesce(sum(suppliers) filter (where service <> ''), 0)::int service,
           ${box ? `(${inBox})` : '0'} box
      from supplier_count
     where (county = '' and service = '') or (county = any($1) and service = '') or (county = '' and service = any($2))`
  return readRow<Counts>(pool, text, [search.counties ?? search.countiesOfPlace ?? [], search.services ?? [], ...cells])
}
