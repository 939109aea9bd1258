import type { Pool } from 'pg'
import { z } from 'zod'
import { readRow, runSql } from '../../database/sql.ts'
import type { SupplierEntryQuery, SupplierEntry, SupplierEntrySort } from './admin-supplier.ts'
import { cursorParts, fromCursor, toCursor, toConnection, type PageOptions } from '../../schema/connection.ts'
import { parseId } from '../../schema/types.ts'
import { filterConditions } from './supplier-entry-filter.ts'
import { beginsPostcode, checkSearch, hasWord, searchWords } from '../../schema/search-text.ts'

const nameKey = `search_key(name) collate "C"`
const postcodeKey = `postcode_key(postcode) collate "C"`
export const entryColumns = `id, name, city, county, postcode, status, is_premium "isPremium", featured_until::text "featuredUntil", is_verified "isVerified", phone, email,
  average_rating "averageRating", review_count "reviewCount", verified_at "verifiedAt", opening_hours "openingHours", created_at "createdAt", updated_at "updatedAt"`

interface Order {
  /** Needs an index, unless few rows are sorted. */
  by: string[]
  isDescending?: boolean
}

const orders: Record<SupplierEntrySort, Order> = {
  NAME: { by: [nameKey, 'id'] },
  NAME_DESC: { by: [nameKey, 'id'], isDescending: true },
  NEWEST: { by: ['created_at', 'id'], isDescending: true },
  OLDEST: { by: ['created_at', 'id'] },
  CHECK_OLDEST: { by: ['verified_at', 'id'] },
  FEATURED_UNTIL: { by: ['featured_until', 'id'] },
}

const keyRules: Record<string, z.ZodType> = {
  id: cursorParts.int,
  created_at: cursorParts.time,
  verified_at: cursorParts.time,
  featured_until: cursorParts.date,
}

const buildConditions = (query: SupplierEntryQuery) => {
  const search = checkSearch(query.search)
  const values: unknown[] = []
  const value = (item: unknown) => `$${values.push(item)}`
  const conditions = query.status ? [`status = ${value(query.status)}`] : []
  if (query.sort === 'CHECK_OLDEST') conditions.push("status = 'listed' and is_verified and verified_at is not null")
  if (query.sort === 'FEATURED_UNTIL')
    conditions.push("status = 'listed' and is_premium and featured_until is not null")
  if (query.filter) conditions.push(...filterConditions(query.filter, value))
  const byPostcode = beginsPostcode(search)
  const id = parseId(search)
  if (byPostcode) {
    const start = search.replace(/\s+/g, '').toUpperCase()
    conditions.push(
      'postcode is not null',
      `${postcodeKey} >= ${value(start)}`,
      `${postcodeKey} < ${value(`${start}~`)}`,
    )
  } else if (id) conditions.push(`id = ${value(id)}`)
  else conditions.push(...searchWords(search).map((word) => hasWord('name', word, value)))
  return { conditions, values, value, byPostcode }
}

const joinConditions = (conditions: string[]) => (conditions.length ? ` where ${conditions.join(' and ')}` : '')

/** Finds suppliers of any status by id, start of the postcode or words of the name. @throws BAD_USER_INPUT naming the argument. */
export const findSupplierEntries = async (pool: Pool, { size, after }: PageOptions, query: SupplierEntryQuery) => {
  const { conditions, values, value, byPostcode } = buildConditions(query)
  const { by, isDescending } = orders[query.sort ?? 'NAME']
  const keys = byPostcode && (query.sort ?? 'NAME') === 'NAME' ? [postcodeKey, ...by] : by
  if (after != null) {
    const rules = z.tuple(keys.map((key): z.ZodType => keyRules[key] ?? cursorParts.text) as [z.ZodType])
    const position = fromCursor(rules, after).map((one) => value(one))
    conditions.push(`(${keys.join(', ')}) ${isDescending ? '<' : '>'} (${position.join(', ')})`)
  }
  const order = keys.map((key) => (isDescending ? `${key} desc` : key)).join(', ')
  const text = `select ${entryColumns}, json_build_array(${keys.map(toCursorColumn).join(', ')}) keys from supplier${joinConditions(conditions)} order by ${order} limit ${value(size + 1)}`
  const { rows } = await runSql<SupplierEntry & { keys: unknown[] }>(pool, text, values)
  return Object.assign(
    toConnection(rows, size, after, ({ keys: last }) => toCursor(last)),
    { query },
  )
}

const toCursorColumn = (key: string) =>
  key.endsWith('_at') ? `to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : key

export const countSupplierEntries = async (pool: Pool, query: SupplierEntryQuery): Promise<number> => {
  const { conditions, values } = buildConditions(query)
  const text = `select count(*)::int count from supplier${joinConditions(conditions)}`
  return (await readRow<{ count: number }>(pool, text, values)).count
}
