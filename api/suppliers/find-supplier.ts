import type { Pool } from 'pg'
import { prepared } from './prepared.ts'
import { supplierColumns } from './supplier-columns.ts'
import type { Supplier } from './supplier.entity.ts'

/** An id as the database counts them; undefined for what can be none. */
export const idOf = (id: string): number | undefined => {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0
  return number > 0 && number <= 2_147_483_647 ? number : undefined
}

/** The listed supplier of an id, or the one kept when it was merged as a duplicate; null when none is public. */
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
  const { rows } = await pool.query<Supplier>(prepared(text, [number]))
  return rows[0] ?? null
}
