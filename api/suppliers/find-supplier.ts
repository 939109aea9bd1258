import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { idOf } from '../server/id-of.ts'
import { supplierColumns } from './supplier-columns.ts'
import { PublicError } from '../server/errors.ts'
import type { Supplier } from './supplier.entity.ts'

/** The listed supplier with this id, or the one that it was merged into; null when neither is public. */
export const findSupplier = async (pool: Pool, id: string): Promise<Supplier | null> => {
  const number = idOf(id)
  if (!number) return null
  const text = `
    with recursive kept as (
      select id, status, merged_into_id from supplier where id = $1
      union -- not all: a ring comes to an end
      select n.id, n.status, n.merged_into_id from kept k join supplier n on n.id = k.merged_into_id where k.status = 'merged'
    )
    select ${supplierColumns} from kept join supplier s using (id) where s.status = 'listed' limit 1`
  const { rows } = await runSql<Supplier>(pool, text, [number])
  return rows[0] ?? null
}

/**
 * The same, for paths that require one.
 * @throws NOT_FOUND when none is public.
 */
export const findListedSupplier = async (pool: Pool, id = ''): Promise<Supplier> => {
  const supplier = await findSupplier(pool, id)
  if (!supplier) throw new PublicError('NOT_FOUND', 'Supplier not found')
  return supplier
}
