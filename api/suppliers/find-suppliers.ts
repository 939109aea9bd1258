import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { groupRowsById } from '../schema/per-request.ts'
import { supplierColumns } from './supplier-columns.ts'
import type { Supplier } from './supplier.entity.ts'

/** A merged supplier leads to its original; null if neither is public. */
export const findSuppliers = async (pool: Pool, ids: readonly number[]): Promise<(Supplier | null)[]> => {
  const text = `
    with recursive resolved as (
      select id "of", id, status, merged_into_id from supplier where id = any($1::int[])
      union -- not all: a ring comes to an end
      select k.of, n.id, n.status, n.merged_into_id from resolved k join supplier n on n.id = k.merged_into_id where k.status = 'merged'
    )
    select resolved.of, ${supplierColumns} from resolved join supplier s using (id) where s.status = 'listed'`
  const { rows } = await runSql<Supplier & { of: number }>(pool, text, [ids])
  return groupRowsById(ids, rows).map(([first]) => first ?? null)
}
