import { runSql, type Db } from '../database/sql.ts'
import { alone } from './compare/commonness.ts'
import { compareListings, type Comparison } from './compare/compare-listings.ts'
import { type ComparedListing, listingColumns } from './compare/listing.ts'
import { readListing } from './compare/read-listing.ts'
import type { Reason } from './compare/reason.ts'

/** Reads like "Same place_id and phone; similar name; different website". */
export const reasonText = (reasons: readonly Reason[]): string => {
  const parts = (['same', 'similar', 'different'] as const).flatMap((likeness) => {
    const fields = reasons.filter((reason) => reason.likeness === likeness).map(({ field }) => field)
    return fields.length ? [`${likeness} ${inWords.format(fields)}`] : []
  })
  const text = parts.join('; ')
  return text ? text[0]!.toUpperCase() + text.slice(1) : 'Nothing to compare'
}

const inWords = new Intl.ListFormat('en-GB')

export const compareTwo = async (db: Db, originalId: number, duplicateId: number): Promise<string> =>
  reasonText((await compareSuppliers(db, originalId, duplicateId))?.reasons ?? [])

export const compareSuppliers = async (
  db: Db,
  originalId: number,
  duplicateId: number,
): Promise<Comparison | undefined> => {
  const { rows } = await runSql<ComparedListing & { id: number }>(
    db,
    `select ${listingColumns} from supplier s where s.id = any($1)`,
    [[originalId, duplicateId]],
  )
  const [original, duplicate] = [originalId, duplicateId].map((id) => rows.find((row) => row.id === id))
  if (!original || !duplicate) return undefined
  return compareListings(readListing(original), readListing(duplicate), alone)
}
