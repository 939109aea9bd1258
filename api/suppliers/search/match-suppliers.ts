import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { choosePlan, type LookUp, type Plan, type Walk } from './choose-plan.ts'
import { isSelective, type Search } from './search.ts'
import { columnsOfConditions, inArea, otherConditions, scopeConditions, Values } from './supplier-conditions.ts'
import { isBehind, orderBy, type IndexedOrder } from './supplier-order.ts'

export interface Matching {
  order: IndexedOrder
  limit: number
  /** Only those after this position of the order. */
  behind?: readonly unknown[]
  /** Any matches will do, since they are only counted. */
  isAnyOrder?: boolean
}

/** The first matches in an order, found by the fastest plan; `use` selects what it needs of them from `supplier s`. */
export const matchSuppliers = async <T extends object>(
  pool: Pool,
  search: Search,
  matching: Matching,
  use: (from: string, values: Values) => string,
  countOf: (rows: T[]) => number = (rows) => rows.length,
): Promise<T[]> => {
  const isFiltered = search.circle || search.box || search.services || isSelective(search)
  const plan = isFiltered ? await choosePlan(pool, search, matching.limit) : undefined
  const run = async (by: Plan | undefined) => {
    const values = new Values()
    const from = by
      ? `(${idsBy(by, search, matching, values)}) f join supplier s on s.id = f.id`
      : `(${inOrder(search, matching, values)}) s`
    const isPlannedOnce = !by && !search.country // a country has no index in this order
    return (await runSql<T>(pool, use(from, values), values.list, { isPlannedOnce })).rows
  }
  const rows = await run(plan)
  if (plan?.by !== 'walk' || plan.isAll || countOf(rows) >= matching.limit) return rows
  // The walk ended early and may have missed some: only now are all matches looked up.
  return run(plan.otherwise)
}

const scopeOf = (search: Search, { order, behind }: Matching, values: Values) =>
  [...scopeConditions(search, values), ...(behind ? [isBehind(order, behind, values)] : [])].join(' and ')

const idsBy = (plan: Plan, search: Search, matching: Matching, values: Values) =>
  plan.by === 'walk' ? walked(plan, search, matching, values) : looked(plan.by, search, matching, values)

/** Nothing to filter: reads the index of the order as it is. */
const inOrder = (search: Search, matching: Matching, values: Values) => `
  select s.* from supplier s where ${scopeOf(search, matching, values)}
   ${orderBy(matching.order)} limit ${values.add(matching.limit)}`

/** Reads the first rows of the order, and keeps those that match. */
const walked = ({ rows, isByPoint }: Walk, search: Search, matching: Matching, values: Values) => {
  const columns = isByPoint ? 's.id, s.latitude, s.longitude' : columnsOfConditions
  const first = `select ${columns} from supplier s where ${scopeOf(search, matching, values)}
    ${orderBy(matching.order)} limit ${values.add(rows)}`
  const near = inArea(search, values, false)
  const others = otherConditions(search, values)
  const limit = `limit ${values.add(matching.limit)}`
  if (!isByPoint || !others.length)
    return `select s.id from (${first}) s where ${[...near, ...others].join(' and ')} ${limit}`
  return `
    select s.id from (select s.id from (${first}) s where ${near.join(' and ')} offset 0) n
      join supplier s on s.id = n.id
     where ${others.join(' and ')} ${limit}`
}

/** Finds all matches and keeps the first; materialised, so that PostgreSQL does not walk the order instead. */
const looked = (by: LookUp['by'], search: Search, matching: Matching, values: Values) => {
  const { columns, direction } = matching.order
  const conditions = [
    scopeOf(search, matching, values),
    ...inArea(search, values, by === 'point'),
    ...otherConditions(search, values),
  ]
  if (matching.isAnyOrder) {
    return `select s.id from supplier s where ${conditions.join(' and ')} limit ${values.add(matching.limit)}`
  }
  const keys = columns.map((column, index) => `${column} k${index}`)
  return `
    with found as materialized (select ${keys.join(', ')}, s.id from supplier s where ${conditions.join(' and ')})
    select f.id from found f
     order by ${keys.map((_, index) => `f.k${index} ${direction}`).join(', ')} limit ${values.add(matching.limit)}`
}
