import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { parseId } from '../schema/types.ts'
import { groupRowsById } from '../schema/per-request.ts'
import { PublicError } from '../server/errors.ts'
import { supplierColumns } from './supplier-columns.ts'
import type { Supplier } from './supplier.entity.ts'
import { wasRemoved } from './suppression.ts'

/** SQL of the id of the supplier that a merged one leads to, or of itself; none for a ring. */
export const selectMergeTarget = (id: string) => `(
  with recursive chain as (
    select id, status, merged_into_id from supplier where id = ${id}
    union -- not all: a ring comes to an end
    select n.id, n.status, n.merged_into_id from chain c join supplier n on n.id = c.merged_into_id where c.status = 'merged'
  ) select id from chain where status <> 'merged')`

/** A merged supplier leads to its original; null if neither is public. */
export const findSuppliers = async (pool: Pool, ids: readonly number[]): Promise<(Supplier | null)[]> => {
  const text = `
    select given.id "of", ${supplierColumns}
      from unnest($1::int[]) given(id) cross join lateral ${selectMergeTarget('given.id')} target
      join supplier s on s.id = target.id where s.status = 'listed'`
  const { rows } = await runSql<Supplier & { of: number }>(pool, text, [ids])
  return groupRowsById(ids, rows).map(([first]) => first ?? null)
}

export const findSupplier = async (pool: Pool, id: string): Promise<Supplier | null> => {
  const number = parseId(id)
  if (!number) return null
  return (await findSuppliers(pool, [number]))[0] ?? null
}

/** @throws NOT_FOUND if none is public, GONE if it was removed at the business's request. */
export const findListedSupplier = async (pool: Pool, id = ''): Promise<Supplier> => {
  const supplier = await findSupplier(pool, id)
  if (supplier) return supplier
  if (await wasRemoved(pool, id)) throw new PublicError('GONE', 'This listing was permanently removed')
  throw new PublicError('NOT_FOUND', 'Supplier not found')
}
