import type { Pool } from 'pg'
import { parseId } from '../schema/parse-id.ts'
import { PublicError } from '../server/errors.ts'
import { findSuppliers } from './find-suppliers.ts'
import type { Supplier } from './supplier.entity.ts'
import { wasRemoved } from './was-removed.ts'

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
