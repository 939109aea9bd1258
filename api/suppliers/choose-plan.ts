import type { Pool } from 'pg'
import { prepared } from './prepared.ts'
import { boxOf } from './supplier-conditions.ts'
import type { Search } from './search.ts'

/**
 * How the best `limit` matches are found. walk: the index of the order is read, up to `rows` rows, and what matches is
 * kept (many match). text, point: all matches are found through the index of words or points, then sorted (few match).
 */
export type Plan = Walk | LookUp
export interface LookUp {
  by: 'text' | 'point'
}
export interface Walk {
  by: 'walk'
  rows: number
  /** The points in the index are looked at first, the rows only of suppliers in the circle. */
  isByPoint: boolean
  /** The walk sees every supplier there is to choose from. */
  isAll: boolean
  /** What to do when the walk ends too early. */
  otherwise: LookUp
}

interface Counts {
  all: number
  /** In the counties asked for. */
  county: number
  service: number
  /** In the box around the circle. */
  box: number
}

const share = (part: number, whole: number) => (whole ? Math.min(1, part / whole) : 0)
const shareVerified = 0.3
const shareAbroad = 0.02
/** Of the suppliers that have a word, those that have it in the name, or among the places. */
const shareWithin = 0.3
/** A circle's part of the box around it. */
const circleOfBox = Math.PI / 4
/** So few are looked up without trying a walk. */
const fewRows = 300
/** A walk is given up after so many rows. */
const longestWalk = 10_000
/** What it costs to see by its point that a supplier is not in a circle, against reading its row. */
const costOfPoint = 0.2
/** In a circle of more than this share of all suppliers most rows must be read anyway. */
const largestShareByPoint = 0.3

/** Chooses by the counts that triggers keep: PostgreSQL itself has no idea how many suppliers a circle holds. */
export const choosePlan = async (pool: Pool, search: Search, limit: number): Promise<Plan> => {
  const counts = await readCounts(pool, search)
  const hasCounty = search.county !== undefined || search.countiesOfPlace !== undefined
  const isAbroad = search.country !== undefined && search.country !== 'United Kingdom'
  const scope = (hasCounty ? counts.county : counts.all) * (isAbroad ? shareAbroad : 1)
  const words = search.terms.reduce(
    (product, { suppliers, within }) => product * share(suppliers, counts.all) * (within ? shareWithin : 1),
    1,
  )
  const service = search.service ? share(counts.service, counts.all) : 1
  const inCircle = search.circle ? share(counts.box * circleOfBox, counts.all) : 1
  const matching = words * service * inCircle * (search.isVerified ? shareVerified : 1)

  const found = search.terms.length || hasCounty ? scope * words * service : scope
  const lookUp = search.circle ? Math.min(found, counts.box) : found
  const otherwise: LookUp = { by: search.circle && counts.box < found ? 'point' : 'text' }
  if (lookUp <= fewRows || !matching) return otherwise

  const isByPoint = search.circle !== undefined && inCircle <= largestShareByPoint
  const cost = isByPoint ? costOfPoint + inCircle : 1
  const walked = Math.min(scope, limit / matching)
  // Words and places are no strangers to each other, so chance may be far off: a walk for half of the look-up's cost is
  // always worth trying, and one that should end sooner may go on for four times as long.
  const tried = lookUp / 2 / cost
  const rows = Math.ceil(Math.min(walked * cost < lookUp ? Math.max(walked * 4, tried) : tried, longestWalk / cost))
  return { by: 'walk', rows, isByPoint, isAll: scope <= rows, otherwise }
}

const readCounts = async (pool: Pool, { county, countiesOfPlace, service, circle }: Search): Promise<Counts> => {
  const box = circle && boxOf(circle)
  const cells = box ? [box.west, box.east, box.south, box.north].map((degrees) => Math.floor(degrees * 4)) : []
  const inBox = `
    select coalesce(sum(suppliers), 0)::int from supplier_cell where x between $3 and $4 and y between $5 and $6`
  const text = `
    select coalesce(sum(suppliers) filter (where county = '' and service = ''), 0)::int "all",
           coalesce(sum(suppliers) filter (where county <> ''), 0)::int county,
           coalesce(sum(suppliers) filter (where service <> ''), 0)::int service,
           ${box ? `(${inBox})` : '0'} box
      from supplier_count
     where (county = '' and service = '') or (county = any($1) and service = '') or (county = '' and service = $2)`
  const { rows } = await pool.query<Counts>(
    prepared(text, [county === undefined ? (countiesOfPlace ?? []) : [county], service ?? null, ...cells]),
  )
  return rows[0]!
}
