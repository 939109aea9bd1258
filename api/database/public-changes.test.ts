import { afterAll, beforeEach, expect, test } from 'vitest'
import { buildPost } from '../testing/build/post.factory.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { listen } from './listen.ts'
import { bulkLoad } from './bulk-load.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
const { pool } = database
const notifiedTables: string[] = []
const listening = await listen(
  database.url,
  'changed',
  (table) => notifiedTables.push(table),
  () => {},
)
afterAll(async () => {
  await listening.close()
  await database.close()
})

const heard = async () => {
  await pool.query("notify changed, 'end'")
  while (notifiedTables.at(-1) !== 'end') await new Promise((done) => setTimeout(done, 5))
  return [...new Set(notifiedTables.splice(0).slice(0, -1))].toSorted()
}
beforeEach(async () => {
  await pool.query('delete from supplier; delete from blog_post')
  await heard()
})
const make = build(pool)

test('only a supplier that is or was listed changes pages', async () => {
  const id = await make.supplier({ status: 'pending' })
  await pool.query("update supplier set name = 'Waiting'")
  await pool.query("update supplier set status = 'rejected'")
  expect(await heard()).toEqual([])
  await pool.query("update supplier set status = 'listed'")
  expect(await heard()).toEqual(['supplier'])
  await pool.query("update supplier set status = 'hidden'")
  expect(await heard()).toEqual(['supplier'])
  await pool.query('delete from supplier where id = $1', [id])
  expect(await heard()).toEqual([])
  await make.supplier()
  expect(await heard()).toEqual(['supplier'])
})

test('only a review that is or was published changes pages', async () => {
  const id = await make.supplier()
  await heard()
  const review = await make.review(id, { status: 'pending' })
  await pool.query("update review set status = 'rejected'")
  expect(await heard()).toEqual([])
  await pool.query("update review set status = 'published' where id = $1", [review])
  expect(await heard()).toEqual(['review', 'supplier'])
  await pool.query("update review set status = 'rejected'")
  expect(await heard()).toEqual(['review', 'supplier'])
})

test('only a post that is or was published changes pages', async () => {
  const id = await buildPost(pool)('draft', { published: false })
  await pool.query("update blog_post set title = 'Still a draft'")
  expect(await heard()).toEqual([])
  await pool.query('update blog_post set published = true')
  expect(await heard()).toEqual(['blog_post'])
  await pool.query('delete from blog_post where id = $1', [id])
  expect(await heard()).toEqual(['blog_post'])
})

test('a truncated table changes every page', async () => {
  await pool.query('truncate supplier cascade')
  expect(await heard()).toContain('supplier')
})

test('a bulk load, whose triggers are off, is notified after its commit', async () => {
  await bulkLoad(pool, async (client) => {
    await client.query("insert into supplier (name, status) values ('Loaded', 'listed')")
  })
  expect(await heard()).toEqual(['supplier'])
})
