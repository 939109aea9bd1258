import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { choosePlan, type LookUp, type Plan, type Walk } from './choose-plan.ts'
import { isSelective, type Search } from './search.ts'
import { boxConditions, otherConditions, scopeConditions, Values, where } from './supplier-conditions.ts'
import { isAfter, selectKeys, orderBy, orderByKeys, type IndexedOrder } from './supplier-order.ts'

interface MatchOptions {
  order: IndexedOrder
  limit: number
  /** Only matches after this position of the order. */
  position?: readonly unknown[]
  /** The matches are only counted, so their order does not matter. */
  isAnyOrder?: boolean
  /** Nothing is found where a walk would not be the fastest plan, and only some where it ends early. */
  isWalkOnly?: boolean
}

/** Uses the fastest plan; `use` gets a subquery of ids, points and the order's columns k0, k1, …. */
export const matchSuppliers = async <T extends object>(
  pool: Pool,
  search: Search,
  matching: MatchOptions,
  use: (found: string, values: Values) => string,
  countRows: (rows: T[]) => number = (rows) => rows.length,
): Promise<T[]> => {
  const isFiltered = search.circle || search.box || search.services || isSelective(search)
  const plan = isFiltered ? await choosePlan(pool, search, matching.limit) : undefined
  if (matching.isWalkOnly && plan?.by !== 'walk') return []
  const run = async (by: Plan | undefined) => {
    const values = new Values()
    const found = by ? idsBy(by, search, matching, values) : inOrder(search, matching, values)
    const isPlannedOnce = !by && !search.country // a country has no index in this order
    return (await runSql<T>(pool, use(`(${found})`, values), values.list, { isPlannedOnce })).rows
  }
  const rows = await run(plan)
  if (plan?.by !== 'walk' || plan.isAll || matching.isWalkOnly || countRows(rows) >= matching.limit) return rows
  // The walk ended early and may have missed some.
  return run(plan.otherwise)
}

const buildScope = (search: Search, { order, position }: MatchOptions, values: Values) => [
  ...scopeConditions(search, values),
  ...(position ? [isAfter(order, position, values)] : []),
]

const selectFound = (order: IndexedOrder) => `s.id, s.latitude, s.longitude, ${selectKeys(order)}`

const idsBy = (plan: Plan, search: Search, matching: MatchOptions, values: Values) =>
  plan.by === 'walk' ? walked(plan, search, matching, values) : looked(plan.by, search, matching, values)

const inOrder = (search: Search, matching: MatchOptions, values: Values) => `
  select ${selectFound(matching.order)} from supplier_search s ${where(buildScope(search, matching, values))}
   ${orderBy(matching.order)} limit ${values.add(matching.limit)}`

const walked = ({ rows, isByPoint }: Walk, search: Search, matching: MatchOptions, values: Values) => {
  const columns = isByPoint ? selectFound(matching.order) : `s.*, ${selectKeys(matching.order)}`
  const first = `select ${columns} from supplier_search s ${where(buildScope(search, matching, values))}
    ${orderBy(matching.order)} limit ${values.add(rows)}`
  const near = boxConditions(search, values, false)
  const others = otherConditions(search, values)
  const limit = `${orderByKeys(matching.order)} limit ${values.add(matching.limit)}`
  if (!isByPoint || !others.length)
    return `select f.* from (select * from (${first}) s where ${[...near, ...others].join(' and ')}) f ${limit}`
  return `
    select f.* from (select * from (${first}) s where ${near.join(' and ')} offset 0) f
      join supplier_search s on s.id = f.id
     where ${others.join(' and ')} ${limit}`
}

/** Materialised, so that PostgreSQL does not walk the order instead. */
const looked = (by: LookUp['by'], search: Search, matching: MatchOptions, values: Values) => {
  const conditions = where([
    ...buildScope(search, matching, values),
    ...boxConditions(search, values, by === 'point'),
    ...otherConditions(search, values),
  ])
  const limit = `limit ${values.add(matching.limit)}`
  if (matching.isAnyOrder) return `select s.id from supplier_search s ${conditions} ${limit}`
  return `
    with found as materialized (select ${selectFound(matching.order)} from supplier_search s ${conditions})
    select f.* from found f ${orderByKeys(matching.order)} ${limit}`
}
