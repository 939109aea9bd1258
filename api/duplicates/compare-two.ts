import { runSql, type Db } from '../database/sql.ts'
import { sharedAmong } from './compare/commonness.ts'
import { compareListings, type Comparison } from './compare/compare-listings.ts'
import type { Listing } from './compare/listing.ts'
import { listingColumns } from './compare/listing-columns.ts'
import { readListing } from './compare/read-listing.ts'
import { reasonText } from './reason-text.ts'

/** Why two suppliers count as one, in one line; compared without the rest of the directory. */
export const compareTwo = async (db: Db, originalId: number, duplicateId: number): Promise<string> =>
  reasonText((await compareSuppliers(db, originalId, duplicateId))?.reasons ?? [])

/** Compares two suppliers without the rest of the directory; undefined where one is missing. */
export const compareSuppliers = async (
  db: Db,
  originalId: number,
  duplicateId: number,
): Promise<Comparison | undefined> => {
  const { rows } = await runSql<Listing & { id: number }>(
    db,
    `select ${listingColumns} from supplier s where s.id = any($1)`,
    [[originalId, duplicateId]],
  )
  const [original, duplicate] = [originalId, duplicateId].map((id) => rows.find((row) => row.id === id))
  if (!original || !duplicate) return undefined
  return compareListings(readListing(original), readListing(duplicate), {
    rarity: () => 1,
    sharedBy: sharedAmong([]),
  })
}
