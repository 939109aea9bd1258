import {
  toConnection,
  checkFirst,
  cursorParts,
  fromCursor,
  toCursor,
  type Connection,
} from '../../schema/connection.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { runSql, type Db } from '../../database/sql.ts'
import { enumType } from '../../schema/types.ts'
import { badInput } from '../../server/errors.ts'
import { parseId } from '../../schema/parse-id.ts'
import { checkSearch, hasWord } from '../../schema/search-text.ts'
import type { AdminReview, ReviewQuery } from './admin-review.ts'

export const AdminReviewSort = enumType('AdminReviewSort', 'Sort orders of the list of all reviews.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  STARS_FEWEST: 'Lowest rating first, then oldest first.',
  STARS_MOST: 'Highest rating first, then newest first.',
})
export type AdminReviewSort = keyof typeof AdminReviewSort

interface Args extends ReviewQuery {
  first?: number | null | undefined
  after?: string | null | undefined
  sort?: AdminReviewSort | null | undefined
}
type Row = AdminReview & { position: string }

const byTime = z.tuple([cursorParts.time, cursorParts.int])
const byStars = z.tuple([cursorParts.int, ...byTime.def.items])
const maxWords = 6
const maxSuppliers = 200

const columns = `r.id, r.status, r.rating, r.comment, r.reviewer_name "reviewerName", r.reviewer_email "reviewerEmail",
  r.rejection_reason "note", r.created_at "createdAt", r.decided_at "decidedAt", s.id "supplierId", s.name "supplierName",
  (select count(*)::int from supplier_report p where p.supplier_id = s.id and p.status = 'pending' and p.reason = 'UNFAIR_REVIEW') "openReports",
  to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') "position"`
const from = 'review r join supplier s on s.id = r.supplier_id'

/** @throws BAD_USER_INPUT naming `search`, `rating`, `first` or `after`. */
export const listAllReviews = async (pool: Pool, args: Args): Promise<Connection<AdminReview>> => {
  const first = checkFirst(args.first, 20)
  const search = checkSearch(args.search)
  if (args.rating != null && !(args.rating >= 1 && args.rating <= 5))
    throw badInput({ rating: 'Please choose 1 to 5 stars' })
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const conditions: string[] = []
  if (args.status) conditions.push(`r.status = ${value(args.status)}`)
  if (args.rating != null) conditions.push(`r.rating = ${value(args.rating)}`)
  if (args.supplierId != null) conditions.push(`r.supplier_id = ${value(parseId(args.supplierId) ?? 0)}`)
  const words = search
    .split(/[\s@._'\\/<>&-]+/)
    .filter(Boolean)
    .slice(0, maxWords)
  if (words.length) conditions.push(foundBy(words, value))
  const sort = args.sort ?? 'NEWEST'
  const isByStars = sort.startsWith('STARS')
  const isDescending = sort === 'NEWEST' || sort === 'STARS_MOST'
  const keys = [...(isByStars ? ['r.rating'] : []), 'r.created_at', 'r.id']
  if (args.after != null) {
    const position = fromCursor(isByStars ? byStars : byTime, args.after).map(value)
    conditions.push(`(${keys.join(', ')}) ${isDescending ? '<' : '>'} (${position.join(', ')})`)
  }
  const order = keys.map((key) => (isDescending ? `${key} desc` : key)).join(', ')
  const where = conditions.length ? ` where ${conditions.join(' and ')}` : ''
  const text = `select ${columns} from ${from}${where} order by ${order} limit ${value(first + 1)}`
  const { rows } = await runSql<Row>(pool, text, values)
  return toConnection(rows, first, args.after, ({ rating, position, id }) =>
    toCursor([...(isByStars ? [rating] : []), position, id]),
  )
}

/** SQL: each word begins a word of the review, or all are in the supplier's name. */
const foundBy = (words: string[], value: (one: unknown) => string): string => {
  const named = words.map((word) => hasWord('name', word, value))
  return `r.id in (
    select id from review where review_words(reviewer_name, reviewer_email, comment) @@ prefix_query(${value(words.join(' '))})
    union
    select id from review where supplier_id in (select id from supplier where ${named.join(' and ')} limit ${maxSuppliers}))`
}

export const loadReviews = async (db: Db, ids: readonly number[]): Promise<AdminReview[]> => {
  const { rows } = await runSql<Row>(db, `select ${columns} from ${from} where r.id = any($1::int[])`, [ids])
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
