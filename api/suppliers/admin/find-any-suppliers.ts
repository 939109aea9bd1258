import type { Pool } from 'pg'
import { z } from 'zod'
import { runSql } from '../../database/sql.ts'
import { check } from '../../server/errors.ts'
import type { SoughtSuppliers, SupplierEntry, SupplierEntryConnection } from './admin-supplier.ts'
import { fromCursor, toCursor } from '../../server/cursor.ts'
import { idOf } from '../../server/id-of.ts'
import { connectionOf } from '../../server/page-info.ts'
import { filterConditions } from './supplier-entry-filter.ts'
import { checkFirst } from '../../server/check-first.ts'

interface Args extends SoughtSuppliers {
  first?: number | null | undefined
  after?: string | null | undefined
}

type Row = SupplierEntry & { key: string; nameKey: string }

const searchRules = z
  .string()
  .max(200, 'Please use at most 200 characters')
  .transform((text) => text.replaceAll('\0', '').trim())
const maxWords = 6
const nameKey = `search_key(name) collate "C"`
const postcodeKey = `postcode_key(postcode) collate "C"`
const columns = 'id, name, city, county, postcode, status, is_premium "isPremium", is_verified "isVerified"'

/** The conditions of a search, with their values; `key` is what it is ordered by before names, where it is. */
const conditionsOf = (sought: SoughtSuppliers) => {
  const { search } = check(z.object({ search: searchRules }), { search: sought.search ?? '' })
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const conditions = sought.status ? [`status = ${value(sought.status)}`] : []
  if (sought.filter) conditions.push(...filterConditions(sought.filter, value, idOf))
  const byPostcode = /^[a-z]{1,2}\d[a-z0-9]?( ?\d([a-z]{2})?)?$/i.test(search)
  const id = idOf(search)
  if (byPostcode) {
    const start = search.replace(/\s+/g, '').toUpperCase()
    conditions.push(
      'postcode is not null',
      `${postcodeKey} >= ${value(start)}`,
      `${postcodeKey} < ${value(`${start}~`)}`,
    )
  } else if (id) conditions.push(`id = ${value(id)}`)
  else {
    for (const word of search.split(/\s+/).filter(Boolean).slice(0, maxWords)) {
      conditions.push(`search_key(name) like search_key(${value(`%${word.replace(/[\\%_]/g, '\\$&')}%`)})`)
    }
  }
  return { conditions, values, value, byPostcode }
}

const whereOf = (conditions: string[]) => (conditions.length ? ` where ${conditions.join(' and ')}` : '')

/**
 * A page of suppliers of every status: by id, by the beginning of a postcode (in order of postcodes), otherwise by
 * words of the name (in order of names). Each has an index.
 * @throws BAD_USER_INPUT naming `search`, `first` or `after`.
 */
export const findAnySuppliers = async (pool: Pool, args: Args): Promise<SupplierEntryConnection> => {
  const first = checkFirst(args.first, 20)
  const { conditions, values, value, byPostcode } = conditionsOf(args)
  const key = byPostcode ? postcodeKey : `'' collate "C"`
  const order = byPostcode ? `${postcodeKey}, ${nameKey}, id` : `${nameKey}, id`
  if (args.after != null) {
    const [afterKey, afterName, afterId] = fromCursor(z.tuple([z.string(), z.string(), z.int32()]), args.after)
    const position = [...(byPostcode ? [value(afterKey)] : []), value(afterName), value(afterId)]
    conditions.push(`(${order}) > (${position.join(', ')})`)
  }
  const text = `select ${columns}, ${key} "key", ${nameKey} "nameKey" from supplier${whereOf(conditions)} order by ${order} limit ${value(first + 1)}`
  const { rows } = await runSql<Row>(pool, text, values)
  return Object.assign(
    connectionOf(rows, first, args.after, (row) => toCursor([row.key, row.nameKey, row.id])),
    { sought: args },
  )
}

/** How many there are on all pages. */
export const countAnySuppliers = async (pool: Pool, sought: SoughtSuppliers): Promise<number> => {
  const { conditions, values } = conditionsOf(sought)
  const text = `select count(*)::int count from supplier${whereOf(conditions)}`
  return (await runSql<{ count: number }>(pool, text, values)).rows[0]!.count
}
