import type { Pool } from 'pg'
import { inMaintenance } from '../database/maintenance.ts'
import { readRow, readRows, runSql, type Db } from '../database/sql.ts'
import type { Env } from '../process/env.ts'

export const endDemo = async (
  { pool }: { pool: Pool },
  onProgress?: (progress: RemovalProgress) => void,
): Promise<RemovedCounts> => {
  const removed = await removeDemo({ pool }, { onProgress })
  await runSql(pool, `insert into going_live_step (step) values ('DEMONSTRATION') on conflict (step) do nothing`)
  return removed
}

/** By the settings; otherwise only with the embedded database, until demo data was removed. */
export const wantsDemo = async (
  db: Db,
  { SEED_DEMO, DATABASE_URL }: Pick<Env, 'SEED_DEMO' | 'DATABASE_URL'>,
): Promise<boolean> => {
  if (SEED_DEMO !== undefined) return SEED_DEMO
  if (DATABASE_URL) return false
  return (await readRows(db, `select from going_live_step where step = 'DEMONSTRATION'`)).length === 0
}

interface RemovedCounts {
  suppliers: number
  reviews: number
  posts: number
}

export interface RemovalProgress {
  step: string
  done: number
  of: number
}

/** Per transaction, with all that belongs to the suppliers; others wait no longer than that. */
const defaultBatchSize = 2000

/** The operator's own data stays. */
export const removeDemo = async (
  { pool }: { pool: Pool },
  {
    batchSize = defaultBatchSize,
    onProgress,
  }: { batchSize?: number; onProgress?: ((progress: RemovalProgress) => void) | undefined } = {},
): Promise<RemovedCounts> => {
  const removed: RemovedCounts = { suppliers: 0, reviews: 0, posts: 0 }
  const row = await readRow<{ of: number }>(pool, 'select count(*)::int as of from supplier where is_demo')
  for (;;) {
    const { suppliers, reviews } = await removeBatch(pool, batchSize)
    if (!suppliers) break
    removed.suppliers += suppliers
    removed.reviews += reviews
    onProgress?.({ step: 'Suppliers removed', done: removed.suppliers, of: row.of })
  }
  removed.posts = (await runSql(pool, 'delete from blog_post where is_demo')).rowCount
  return removed
}

const removeBatch = (pool: Pool, batchSize: number) =>
  inMaintenance(pool, async (client) => {
    const { rows } = await runSql<{ id: number }>(
      client,
      'select id from supplier where is_demo order by id limit $1 for update',
      [batchSize],
    )
    const ids = rows.map(({ id }) => id)
    const counted = await runSql<{ reviews: number }>(
      client,
      'select count(*)::int as reviews from review where supplier_id = any($1)',
      [ids],
    )
    const { rowCount: suppliers } = await runSql(client, 'delete from supplier where id = any($1)', [ids])
    return { suppliers, reviews: counted.rows[0]!.reviews }
  })
