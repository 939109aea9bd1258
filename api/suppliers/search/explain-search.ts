import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { levelIfMentioned } from './best-order.rules.ts'
import type { Supplier } from '../supplier.entity.ts'
import { searchSuppliers } from './search-suppliers.ts'
import type { Search } from './search.ts'
import {
  milesFrom,
  selectMatchLevel,
  bestOrderMiles,
  selectTermLevel,
  topicalTerms,
  Values,
} from './supplier-conditions.ts'
import type { SupplierConnection } from './supplier-connection.ts'
import type { SupplierFilter } from './filters/supplier-filter.ts'
import { isSaidOfFirm } from './words/synonyms.ts'

export interface MatchReason {
  supplier: Supplier
  isExactlyNamed: boolean
  /** In its name, main services, specialities or the praise of its reviews. */
  termsOnTopic: string[]
  /** In its other services or keywords. */
  termsOffered: string[]
  /** In its other texts. */
  termsMentioned: string[]
  level: number
  distanceMiles: number | null
  quality: number
  /** Suppliers around a place are sorted by this, lowest first; null without a place. */
  orderMiles: number | null
}

interface MatchRow extends Pick<MatchReason, 'level' | 'distanceMiles' | 'quality' | 'orderMiles'> {
  id: number
  levels: number[]
}

const explained = 20

export const explainSearch = async (
  pool: Pool,
  filter: SupplierFilter,
): Promise<{ suppliers: SupplierConnection; termsOfFirms: string[]; reasons: MatchReason[] }> => {
  const suppliers = await searchSuppliers(pool, { filter, first: explained })
  const { search, nodes } = suppliers
  const rows = await readMatches(
    pool,
    search,
    nodes.map(({ id }) => id),
  )
  const terms = topicalTerms(search).map(({ typed }) => typed)
  const reasons = nodes.flatMap((supplier): MatchReason[] => {
    const row = rows.get(supplier.id)
    if (!row) return [] // it has just been hidden
    const { levels, level, distanceMiles, quality, orderMiles } = row
    const withLevel = (own: number) => terms.filter((_, at) => levels[at] === own)
    const reason = {
      supplier,
      level,
      distanceMiles,
      quality,
      isExactlyNamed: supplier.isExactlyNamed === true,
      termsOnTopic: withLevel(0),
      termsOffered: withLevel(1),
      termsMentioned: withLevel(levelIfMentioned),
      orderMiles,
    }
    return [reason]
  })
  const ofFirms = search.terms.filter((term) => isSaidOfFirm(term)).map(({ typed }) => typed)
  return { suppliers, termsOfFirms: ofFirms.filter((term) => !terms.includes(term)), reasons }
}

const readMatches = async (pool: Pool, search: Search, ids: readonly number[]): Promise<Map<number, MatchRow>> => {
  const values = new Values()
  const terms = topicalTerms(search)
  const text = `
    select id, quality, level, miles "distanceMiles", levels, (${bestOrderMiles})::float8 "orderMiles"
      from (
        select s.id, s.quality::float8 quality, ${selectMatchLevel(search, values)} level,
               ${search.circle ? milesFrom(search.circle, values) : 'null::float8'} miles,
               array[${terms.map((term) => selectTermLevel(term, values)).join(', ')}]::int[] levels
          from supplier_search s where s.id = any(${values.add(ids)}::int[])) matches`
  const { rows } = await runSql<MatchRow>(pool, text, values.list)
  return new Map(rows.map((row) => [row.id, row]))
}
