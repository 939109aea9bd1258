import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { readInBatches } from '../../database/transaction.ts'
import type { ListingSource } from './find-pairs.ts'
import { type ComparedListing, listingColumns } from './listing.ts'
import { readListing, type ReadListing } from './read-listing.ts'

type Row = ComparedListing & { id: number }
const atATime = 500
/** Few are enough, since neighbours in the list by postcode are compared one after the other. */
const maxCached = 5000

/** By bytes, as in the database's "C" collation. */
const isBefore = (row: Row, { postcode, id }: ResumePosition) => {
  const order = Buffer.compare(Buffer.from(row.postcode ?? ''), Buffer.from(postcode))
  return order < 0 || (order === 0 && row.id < id)
}

export interface ResumePosition {
  postcode: string
  id: number
}

interface SupplierSource extends ListingSource {
  ids: number[]
  /** A position shortly after that many suppliers. */
  findPosition: (index: number) => ResumePosition | undefined
}

/** Suppliers before `from` were compared by an earlier run. */
export const supplierSource = (pool: Pool, isDemo: boolean, from: ResumePosition | null = null): SupplierSource => {
  const ids: number[] = []
  const marks: (ResumePosition & { index: number })[] = []
  let done = 0
  const cached = new LRUCache<number, ReadListing>({ max: maxCached })
  const cacheListing = (row: Row) => {
    const read = readListing(row)
    cached.set(row.id, read)
    return read
  }
  return {
    ids,
    done: () => done,
    findPosition: (index) => marks.findLast((mark) => mark.index <= index),
    async *all() {
      const text = `
        select ${listingColumns} from supplier s
         where s.status in ('listed', 'pending') and s.is_demo = ${String(isDemo)}
         order by coalesce(s.postcode, '') collate "C", s.id`
      for await (const rows of readInBatches<Row>(pool, text, atATime, { statementTimeoutMs: 60_000 })) {
        marks.push({ index: ids.length, postcode: rows[0]!.postcode ?? '', id: rows[0]!.id })
        for (const row of rows) {
          ids.push(row.id)
          if (from && isBefore(row, from)) done = ids.length
        }
        yield rows.map(readListing) // not cached: short-lived objects cost little memory
      }
    },
    async at(indexes) {
      // Cached listings come first: reading others may evict them.
      const reads = new Map(indexes.map((index) => [ids[index]!, cached.get(ids[index]!)]))
      const missing = [...reads].flatMap(([id, read]) => (read ? [] : [id]))
      if (missing.length) {
        const { rows } = await runSql<Row>(pool, `select ${listingColumns} from supplier s where s.id = any($1)`, [
          missing,
        ])
        for (const row of rows) reads.set(row.id, cacheListing(row))
      }
      return indexes.map((index) => reads.get(ids[index]!))
    },
  }
}
