import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { columnsFor } from './supplier-columns.ts'
import type { Supplier } from './supplier.entity.ts'

/** The best-rated premium suppliers, in a stable order; `columns` as `columnsFor` names them. */
export const featuredSuppliers = async (pool: Pool, first: number, columns = columnsFor()): Promise<Supplier[]> => {
  const text = `
    select ${columns} from supplier s where s.status = 'listed' and s.is_premium
     order by s.average_rating desc, s.review_count desc, s.id desc limit $1`
  return (await runSql<Supplier>(pool, text, [first])).rows
}
