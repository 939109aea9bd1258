import type { Pool, PoolClient } from 'pg'
import { runSql } from '../database/sql.ts'
import { bulkLoad } from '../database/bulk-load.ts'

export interface Removed {
  suppliers: number
  reviews: number
  posts: number
}

/** Deletes all demo rows, and the reviews of the fictional suppliers; whatever the operator has entered stays. */
export const removeDemo = async ({ pool }: { pool: Pool }): Promise<Removed> => bulkLoad(pool, deleteDemo)

/** For use within bulkLoad. */
export const deleteDemo = async (client: PoolClient): Promise<Removed> => {
  const count = async (sql: string) => (await runSql(client, sql)).rowCount ?? 0
  const ofDemo = `using supplier s where s.id = supplier_id and s.is_demo`
  const reviews = await count(`delete from review ${ofDemo}`)
  await count(`delete from outside_rating ${ofDemo}`)
  const suppliers = await count(`delete from supplier where is_demo`)
  return { suppliers, reviews, posts: await count(`delete from blog_post where is_demo`) }
}
