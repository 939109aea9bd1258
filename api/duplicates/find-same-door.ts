import { runSql, type Db } from '../database/sql.ts'
import type { SupplierStatus } from '../suppliers/supplier.entity.ts'
import { alone } from './compare/commonness.ts'
import { compareListings } from './compare/compare-listings.ts'
import type { SupplierMatch } from './find-likely-supplier.ts'
import { type ComparedListing, listingColumns } from './compare/listing.ts'
import { readListing } from './compare/read-listing.ts'

const phoneLimit = 20

/** Finds demo data too, but no merged or rejected suppliers. */
export const findSameDoor = async (db: Db, listing: ComparedListing): Promise<SupplierMatch[]> => {
  const read = readListing(listing)
  if (!read.phones.length || !listing.address) return []
  const { rows } = await runSql<ComparedListing & { id: number; status: SupplierStatus }>(
    db,
    `select ${listingColumns}, s.status from supplier s
      where phone_tails(s.phone) && $1 and s.status in ('listed', 'pending', 'hidden') order by s.id limit ${phoneLimit}`,
    [read.phones.map((phone) => phone.slice(-9))],
  )
  return rows
    .map(({ id, status, ...other }) => ({
      id,
      status,
      name: other.name,
      ...compareListings(read, readListing(other), alone),
    }))
    .filter(({ reasons }) =>
      ['phone', 'address'].every((wanted) =>
        reasons.some(({ field, likeness }) => field === wanted && likeness === 'same'),
      ),
    )
}
