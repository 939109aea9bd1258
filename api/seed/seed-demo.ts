import type { Pool, PoolClient } from 'pg'
import { runSql } from '../database/sql.ts'
import { seedArticles } from './seed-articles.ts'
import { addWithoutIndexes, bulkLoad } from '../database/bulk-load.ts'
import { copyRows, type Cell } from './copy-rows.ts'
import { demoPhones } from './demo-phones.ts'
import { reviewColumns } from './demo-reviews.ts'
import { demoColumns, demoSupplier, ratingColumns, type Making } from './demo-supplier.ts'
import { readTowns } from './demo-towns.ts'
import { removeDemo } from './remove-demo.ts'

/** Rows held in memory at a time. */
const batchSize = 2000
/** From this many on, indexes are dropped and rebuilt. */
const manySuppliers = 50_000

export interface DemoOptions {
  suppliers?: number
  /** Dates are counted back from this one; nothing else depends on it. */
  now?: Date
  /** Deletes existing demo suppliers first, instead of changing nothing. */
  replace?: boolean
  /** False: they pass for real ones, for measuring; what is marked is left out of comparisons and imports. */
  isMarked?: boolean
  onProgress?: (made: number) => void
}

/**
 * Fills the directory with fictional suppliers, their reviews and the blog, always the same ones. Needs the places.
 * Does nothing if there is any supplier; with `replace`, if there is any that is not a demo.
 */
export const seedDemo = async ({ pool }: { pool: Pool }, options: DemoOptions = {}): Promise<Made> => {
  const { suppliers = 2000, replace = false } = options
  const made: Made = { suppliers: 0, reviews: 0, articles: 0 }
  if (await isTaken(pool, replace)) return made
  if (replace) await removeDemo({ pool })
  return bulkLoad(pool, async (client) => {
    if (await isTaken(client, false)) return made // another process was first
    const articles = await seedArticles(client)
    const add = () => addSuppliers(client, suppliers, options)
    const added = suppliers < manySuppliers ? await add() : await addWithoutIndexes(client, ['supplier', 'review'], add)
    return { ...added, articles }
  })
}

interface Made {
  suppliers: number
  reviews: number
  articles: number
}

const addSuppliers = async (
  client: PoolClient,
  suppliers: number,
  { now = new Date(), isMarked = true, onProgress }: DemoOptions,
) => {
  const made = { suppliers: 0, reviews: 0 }
  const making: Making = { towns: await readTowns(client), phones: demoPhones(), now, isMarked }
  if (!making.towns.list.length) throw new Error('the places are not loaded')
  const firstId = await reserveIds(client, suppliers)
  for (let start = 0; start < suppliers; start += batchSize) {
    const batch: Record<'suppliers' | 'reviews' | 'ratings', Cell[][]> = { suppliers: [], reviews: [], ratings: [] }
    for (let index = start; index < Math.min(start + batchSize, suppliers); index++) {
      const { supplier, reviews, ratings } = demoSupplier(index, firstId + index, making)
      batch.suppliers.push(supplier)
      batch.reviews.push(...reviews)
      batch.ratings.push(...ratings)
    }
    await copyRows(client, 'supplier', demoColumns, batch.suppliers)
    await copyRows(client, 'review', reviewColumns, batch.reviews)
    await copyRows(client, 'outside_rating', ratingColumns, batch.ratings)
    made.suppliers += batch.suppliers.length
    made.reviews += batch.reviews.length
    onProgress?.(made.suppliers)
  }
  return made
}

const isTaken = async (client: Pool | PoolClient, replace: boolean): Promise<boolean> => {
  const { rows } = await runSql<{ taken: boolean }>(
    client,
    `select exists (select 1 from supplier ${replace ? 'where not is_demo' : ''}) as taken`,
  )
  return rows[0]!.taken
}

const reserveIds = async (client: PoolClient, count: number): Promise<number> => {
  const { rows } = await runSql<{ first: string }>(
    client,
    `select first, setval(sequence, first + $1::int)
       from (select s.sequence, nextval(s.sequence) as first from pg_get_serial_sequence('supplier', 'id') as s(sequence)) reserved`,
    [count],
  )
  return Number(rows[0]!.first)
}
