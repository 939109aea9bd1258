import type { Pool } from 'pg'
import { prepared } from './prepared.ts'
import { boxOf } from './supplier-conditions.ts'
import type { Search } from './search.ts'

/**
 * How the best `limit` matches are found. walk: read the index of the order, up to `rows` rows, and keep what matches
 * (many match). text, point: find all matches through the index of words, or of points, and sort them (few match).
 */
export type Plan = { by: 'walk'; rows: number; isAll: boolean } | { by: 'text' } | { by: 'point' }

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
/** A circle's part of the box around it. */
const circleOfBox = Math.PI / 4
/** A walk is given up after so many rows, and never for less than the smaller number. */
const longestWalk = 20_000
const shortestWalk = 500

/** Chooses by the counts that triggers keep: PostgreSQL itself has no idea how many suppliers a circle holds. */
export const choosePlan = async (pool: Pool, search: Search, limit: number): Promise<Plan> => {
  const counts = await readCounts(pool, search)
  const abroad = search.country && search.country !== 'United Kingdom' ? shareAbroad : 1
  const scope = (search.counties.length ? counts.county : counts.all) * abroad
  const words = search.terms.reduce((product, term) => product * share(term.suppliers, counts.all), search.isName ? 0.1 : 1)
  const service = search.service ? share(counts.service, counts.all) : 1
  const inCircle = search.circle ? share(counts.box * circleOfBox, counts.all) : 1
  const matches = scope * words * service * inCircle * (search.isVerified ? shareVerified : 1)

  const walked = matches ? Math.min(scope, (limit * scope) / matches) : scope
  const plans: { plan: Plan; rows: number }[] = [
    { plan: walkOf(walked, scope), rows: walked > longestWalk ? Infinity : walked },
    { plan: { by: 'text' }, rows: search.terms.length || search.counties.length ? scope * words * service : scope },
  ]
  if (search.circle) plans.push({ plan: { by: 'point' }, rows: counts.box })
  return plans.reduce((best, other) => (other.rows < best.rows ? other : best)).plan
}

/** Ratings and places are no strangers to each other, so a walk may go on for four times what chance would ask. */
const walkOf = (rows: number, scope: number): Plan => {
  const bound = Math.max(shortestWalk, Math.min(longestWalk, Math.ceil(rows * 4)))
  return { by: 'walk', rows: bound, isAll: scope <= bound }
}

const readCounts = async (pool: Pool, { counties, service, circle }: Search): Promise<Counts> => {
  const box = circle && boxOf(circle)
  const cells = box ? [box.west, box.east, box.south, box.north].map((degrees) => Math.floor(degrees * 4)) : []
  const text = `
    select coalesce(sum(suppliers) filter (where county = '' and service = ''), 0)::int "all",
           coalesce(min(suppliers) filter (where county <> ''), 0)::int county,
           coalesce(sum(suppliers) filter (where service <> ''), 0)::int service,
           ${box ? '(select coalesce(sum(suppliers), 0)::int from supplier_cell where x between $3 and $4 and y between $5 and $6)' : '0'} box
      from supplier_count
     where (county = '' and service = '') or (county = any($1) and service = '') or (county = '' and service = $2)`
  const { rows } = await pool.query<Counts>(prepared(text, [counties, service ?? null, ...cells]))
  return rows[0]!
}
