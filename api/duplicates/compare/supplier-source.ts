import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { readInBatches } from '../../database/transaction.ts'
import type { ListingSource } from './find-pairs.ts'
import { type ComparedListing, listingColumns } from './listing.ts'
import { readListing } from './read-listing.ts'

type Row = ComparedListing & { id: number }
const atATime = 500

/** By postcode, so that few listings are read again for one batch of pairs. */
export const supplierSource = (pool: Pool, isDemo: boolean): ListingSource & { ids: number[] } => {
  const ids: number[] = []
  return {
    ids,
    async *all() {
      const text = `
        select ${listingColumns} from supplier s
         where s.status in ('listed', 'pending') and s.is_demo = ${String(isDemo)}
         order by coalesce(s.postcode, '') collate "C", s.id`
      for await (const rows of readInBatches<Row>(pool, text, atATime, { statementTimeoutMs: 60_000 })) {
        ids.push(...rows.map(({ id }) => id))
        yield rows.map(readListing)
      }
    },
    async at(indexes) {
      const text = `select ${listingColumns} from supplier s where s.id = any($1)`
      const { rows } = await runSql<Row>(pool, text, [indexes.map((index) => ids[index])])
      const reads = new Map(rows.map((row) => [row.id, readListing(row)]))
      return indexes.map((index) => reads.get(ids[index]!))
    },
  }
}
