import { setImmediate } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { readRow, runSql } from '../database/sql.ts'
import { seedArticles } from './seed-articles.ts'
import { bulkLoad, replaceAllSuppliers } from '../database/bulk-load.ts'
import { copyRows, type Cell } from './copy-rows.ts'
import { demoPhones } from './demo-phones.ts'
import { demoReviewColumns } from './demo-reviews.ts'
import { demoColumns, demoSupplier, ratingColumns, type DemoContext } from './demo-supplier.ts'
import { readTowns } from './demo-towns.ts'
import { textVariety } from './vary-text.ts'
import type { RemovalProgress } from './remove-demo.ts'

/** Suppliers per COPY. */
const batchSize = 2000
const turn = 20
const manySuppliers = 50_000

interface DemoOptions {
  suppliers?: number
  now?: Date
  /** Deletes existing demo suppliers first, instead of doing nothing. */
  replace?: boolean
  /** False makes them pass for real ones, for measurements: marked ones are excluded from comparisons and imports. */
  isMarked?: boolean
  onProgress?: (progress: RemovalProgress) => void
}

/** The same demo data each time, all or nothing; needs the places. */
export const seedDemo = async ({ pool }: { pool: Pool }, options: DemoOptions = {}): Promise<SeedCounts> => {
  const { suppliers = 2000, replace = false, onProgress } = options
  const counts: SeedCounts = { suppliers: 0, reviews: 0, articles: 0 }
  if (await isTaken(pool, replace)) return counts
  const isMany = suppliers >= manySuppliers
  return bulkLoad(
    pool,
    async (client) => {
      if (await isTaken(client, replace)) return counts
      if (replace) await runSql(client, 'delete from blog_post where is_demo')
      const articles = await seedArticles(client)
      const isFresh = isMany || (await isTaken(client, false))
      const add = () => addSuppliers(client, suppliers, isFresh, options)
      const onIndexed = (done: number, of: number) => onProgress?.({ step: 'Indexes', done, of })
      return { ...(await (isFresh ? replaceAllSuppliers(client, add, onIndexed) : add())), articles }
    },
    { onStep: (step) => onProgress?.({ step, done: 0, of: 1 }), mayReplaceAll: isMany || replace },
  )
}

interface SeedCounts {
  suppliers: number
  reviews: number
  articles: number
}

const addSuppliers = async (
  client: PoolClient,
  suppliers: number,
  isFrozen: boolean,
  { now = new Date(), isMarked = true, onProgress }: DemoOptions,
) => {
  const counts = { suppliers: 0, reviews: 0 }
  const making: DemoContext = {
    towns: await readTowns(client),
    phones: demoPhones(),
    vary: textVariety(),
    now,
    isMarked,
  }
  if (!making.towns.list.length) throw new Error('the places are not loaded')
  const firstId = await reserveIds(client, suppliers)
  const reportProgress = () => onProgress?.({ step: 'Suppliers', done: counts.suppliers, of: suppliers })
  reportProgress()
  while (counts.suppliers < suppliers) {
    const end = Math.min(counts.suppliers + batchSize, suppliers)
    const batch = await makeBatch(counts.suppliers, end, firstId, making)
    await copyRows(client, 'supplier', demoColumns, batch.suppliers, { isFrozen })
    await copyRows(client, 'review', demoReviewColumns, batch.reviews, { isFrozen })
    await copyRows(client, 'external_rating', ratingColumns, batch.ratings, { isFrozen })
    counts.suppliers += batch.suppliers.length
    counts.reviews += batch.reviews.length
    reportProgress()
  }
  return counts
}

const makeBatch = async (start: number, end: number, firstId: number, making: DemoContext) => {
  const batch: Record<'suppliers' | 'reviews' | 'ratings', Cell[][]> = { suppliers: [], reviews: [], ratings: [] }
  for (let index = start; index < end; index++) {
    if (index % turn === 0) await setImmediate()
    const { supplier, reviews, ratings } = demoSupplier(index, firstId + index, making)
    batch.suppliers.push(supplier)
    batch.reviews.push(...reviews)
    batch.ratings.push(...ratings)
  }
  return batch
}

const isTaken = async (client: Pool | PoolClient, replace: boolean): Promise<boolean> => {
  const row = await readRow<{ taken: boolean }>(
    client,
    `select exists (select 1 from supplier ${replace ? 'where not is_demo' : ''}) as taken`,
  )
  return row.taken
}

const reserveIds = async (client: PoolClient, count: number): Promise<number> => {
  const row = await readRow<{ first: string }>(
    client,
    `select first, setval(sequence, first + $1::int)
       from (select s.sequence, nextval(s.sequence) as first from pg_get_serial_sequence('supplier', 'id') as s(sequence)) reserved`,
    [count],
  )
  return Number(row.first)
}
