import type { Pool } from 'pg'
import { check } from '../server/errors.ts'
import { connectionOf } from './page-info.ts'
import { supplierColumns } from './supplier-columns.ts'
import type { SupplierConnection } from './supplier-connection.ts'
import { checkFirst, filterRules, type SupplierFilter, type SupplierSort } from './supplier-filter.ts'
import type { Supplier } from './supplier.entity.ts'

export interface ListArgs {
  filter?: SupplierFilter | null
  sort?: SupplierSort | null
  first?: number | null
  after?: string | null
}

/** thin */
export const searchSuppliers = async (pool: Pool, args: ListArgs): Promise<SupplierConnection> => {
  const first = checkFirst(args.first, 20)
  check(filterRules, args.filter ?? {})
  const { rows } = await pool.query<Supplier>(
    `select ${supplierColumns} from supplier s where s.status = 'listed' order by s.average_rating desc, s.review_count desc, s.id desc limit $1`,
    [first + 1],
  )
  return {
    ...connectionOf(rows, first, args.after, (row) => String(row.id)),
    place: null,
    correctedQuery: null,
    droppedWords: [],
    widenedToMiles: null,
    search: {
      terms: [], isName: false, place: null, isVerified: false, correctedQuery: null, droppedWords: [], widenedToMiles: null,
    },
  }
}
