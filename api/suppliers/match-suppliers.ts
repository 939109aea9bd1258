import type { Pool } from 'pg'
import { choosePlan, type LookUp, type Plan } from './choose-plan.ts'
import { prepared } from './prepared.ts'
import type { Search } from './search.ts'
import { inArea, otherConditions, scopeConditions, Values } from './supplier-conditions.ts'
import { isBehind, orderBy, type IndexedOrder } from './supplier-order.ts'

export interface Matching {
  order: IndexedOrder
  limit: number
  /** Only those behind this position of the order. */
  behind?: readonly unknown[]
}

/** The first matches in an order, found the quickest way; `use` makes of their ids (`f.id`) what is to be read. */
export const matchSuppliers = async <T extends object>(
  pool: Pool,
  search: Search,
  matching: Matching,
  use: (ids: string, values: Values) => string,
  countOf: (rows: T[]) => number = (rows) => rows.length,
): Promise<T[]> => {
  const isFiltered = search.circle || search.box || search.services || search.terms.length > 0 || search.isVerified
  const plan = isFiltered ? await choosePlan(pool, search, matching.limit) : undefined
  const run = async (by: Plan | undefined) => {
    const values = new Values()
    const ids = !by ? inOrder(search, matching, values) : by.by === 'walk' ? walked(by.rows, search, matching, values) : looked(by.by, search, matching, values)
    return (await pool.query<T>(prepared(use(ids, values), values.list))).rows
  }
  const rows = await run(plan)
  if (plan?.by !== 'walk' || plan.isAll || countOf(rows) >= matching.limit) return rows
  // The walk ended early and may have missed some: only then are all matches looked up.
  return run(plan.otherwise)
}

const scopeOf = (search: Search, { order, behind }: Matching, values: Values) =>
  [...scopeConditions(search, values), ...(behind ? [isBehind(order, behind, values)] : [])].join(' and ')

/** Nothing to filter: the index of the order is read as it stands. */
const inOrder = (search: Search, matching: Matching, values: Values) =>
  `select s.id from supplier s where ${scopeOf(search, matching, values)} ${orderBy(matching.order)} limit ${values.add(matching.limit)}`

/** The first rows of the order, of which those that match are kept. Points stand in the index, so circles and boxes come first. */
const walked = (rows: number, search: Search, matching: Matching, values: Values) => {
  const first = (columns: string) => `select ${columns} from supplier s where ${scopeOf(search, matching, values)}
    ${orderBy(matching.order)} limit ${values.add(rows)}`
  const others = otherConditions(search, values)
  const limit = () => `limit ${values.add(matching.limit)}`
  if (!search.circle && !search.box) {
    return `select s.id from (${first('s.id, s.service_groups, s.tsv, s.is_verified')}) s where ${others.join(' and ')} ${limit()}`
  }
  const near = `select s.id from (${first('s.id, s.latitude, s.longitude')}) s where ${inArea(search, values, false).join(' and ')}`
  if (!others.length) return `${near} ${limit()}`
  return `select s.id from (${near} offset 0) n join supplier s on s.id = n.id where ${others.join(' and ')} ${limit()}`
}

/** All matches, of which the first are kept; materialised, so that PostgreSQL does not think of walking the order. */
const looked = (by: LookUp['by'], search: Search, matching: Matching, values: Values) => {
  const { columns, direction } = matching.order
  const conditions = [
    scopeOf(search, matching, values),
    ...inArea(search, values, by === 'point'),
    ...otherConditions(search, values),
  ]
  const keys = columns.slice(0, -1)
  const found = `select s.id, ${keys.map((key, index) => `${key} k${index}`).join(', ')} from supplier s where ${conditions.join(' and ')}`
  const order = [...keys.map((_, index) => `f.k${index}`), 'f.id'].map((key) => `${key} ${direction}`).join(', ')
  return `with found as materialized (${found}) select f.id from found f order by ${order} limit ${values.add(matching.limit)}`
}
