import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import type { Columns } from '../model/columns.ts'
import { findMatches } from '../model/find-matches.ts'
import { matchesInMemory, type Matches } from '../model/matches.ts'
import { matchSuppliers } from '../search/match-suppliers.ts'
import { isSelective, type Box, type Search } from '../search/search.ts'
import { otherConditions, Values } from '../search/supplier-conditions.ts'
import { indexedOrders } from '../search/supplier-order.ts'

/** For a search by words the map shows this many, the best rated. */
const foundByWordsAtMost = 5000

/** The slots of those that match a search and lie in a box. */
export const mapMatches = async (pool: Pool, columns: Columns, search: Search, box: Box): Promise<number[]> => {
  const slots = await findMatches({ columns, search: { ...search, box: common(box, search.box) } })
  if (!slots.length || !isSelective(search)) return slots
  const inMemory = await matchesInMemory(pool, search)
  if (inMemory?.columns === columns) return bestIn(inMemory, slots)
  const ids = new Set(
    slots.length <= foundByWordsAtMost
      ? await ofThese(
          pool,
          search,
          slots.map((slot) => columns.ids[slot]!),
        )
      : await bestOfAll(pool, search),
  )
  return slots.filter((slot) => ids.has(columns.ids[slot]!))
}

/** Those of these slots that match, or that are among the best rated matches of all. */
const bestIn = async (matches: Matches, slots: number[]): Promise<number[]> => {
  const isAll = slots.length <= foundByWordsAtMost
  const shown = new Set(await (isAll ? matches.slots() : matches.bestRated(foundByWordsAtMost)))
  return slots.filter((slot) => shown.has(slot))
}

const common = (box: Box, other: Box = box): Box => ({
  south: Math.max(box.south, other.south),
  north: Math.min(box.north, other.north),
  west: Math.max(box.west, other.west),
  east: Math.min(box.east, other.east),
})

const ofThese = async (pool: Pool, search: Search, ids: number[]): Promise<number[]> => {
  const values = new Values()
  const conditions = [`s.id = any(${values.add(ids)})`, `s.status = 'listed'`, ...otherConditions(search, values)]
  const { rows } = await runSql<{ id: number }>(
    pool,
    `select s.id from supplier s where ${conditions.join(' and ')}`,
    values.list,
  )
  return rows.map(({ id }) => id)
}

const bestOfAll = async (pool: Pool, search: Search): Promise<number[]> => {
  const matching = { order: indexedOrders.RATING, limit: foundByWordsAtMost }
  const rows = await matchSuppliers<{ id: number }>(pool, search, matching, (from) => `select s.id from ${from}`)
  return rows.map(({ id }) => id)
}
