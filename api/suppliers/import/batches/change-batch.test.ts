import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { build } from '../../../testing/build/supplier.factory.ts'
import type { BatchStep } from './batch.types.ts'
import { beginChange, continueChange } from './change-batch.ts'
import { beginOrResume } from '../import-progress.ts'
import { lastChanges, listLater, listSkipped } from './list-imports.ts'
import { setCurrentBatch, type SupplierBatch } from './set-current-batch.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
afterAll(database.close)

let ada: { id: number; username: string; isAdmin: boolean }
beforeEach(async () => {
  await pool.query('truncate supplier, import, scrape_run, scraped_page, app_user cascade')
  const { rows } = await pool.query(
    "insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin') returning id",
  )
  ada = { id: rows[0].id, username: 'ada', isAdmin: true }
})

const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const createImport = async () => {
  const { importId } = await beginOrResume(pool, 'suppliers.csv', 'digest', ada)
  await pool.query(`update import set status = 'finished' where id = $1`, [importId])
  return { column: 'import_id' as const, id: importId }
}
const createRun = async () => {
  const [run] = await rows(
    `insert into scrape_run (kind, source, username, status) values ('directories', 'all', 'ada', 'finished') returning id`,
  )
  return { column: 'run_id' as const, id: run.id as number }
}
const workAs = (
  batch: SupplierBatch,
  work: (client: Parameters<typeof setCurrentBatch>[0] & typeof pool) => Promise<unknown>,
) =>
  inTransaction(pool, async (client) => {
    await setCurrentBatch(client, batch)
    return work(client as never)
  })
const add = (batch: SupplierBatch, names: string[], source = 'import') =>
  workAs(batch, (client) =>
    client.query(
      `insert into supplier (name, status, services, field_source)
       select name, 'listed', '{Blinds}', jsonb_build_object('name', jsonb_build_object('source', $2::text, 'at', '2026-11-23')) from unnest($1::text[]) name`,
      [names, source],
    ),
  )
const begin = (batch: SupplierBatch, step: BatchStep) => beginChange(database.orm.em.fork(), ada, batch, step)
const finish = async (id: number, size = 2) => {
  let chunks = 1
  while (await continueChange(database.orm.em.fork(), id, size)) chunks++
  return chunks
}
const all = async (batch: SupplierBatch, step: BatchStep) => finish(await begin(batch, step))
const names = async (where = 'true') =>
  (await rows(`select name from supplier where ${where} order by name`)).map(({ name }) => name)

test('undoing an import removes added suppliers and restores changed ones, in chunks that resume after an interruption', async () => {
  const old = await make.supplier({
    name: 'Oak',
    phone: '0113 496 0123',
    field_source: { phone: { source: 'yell', at: '2026-01-01' } },
  })
  const batch = await createImport()
  await add(batch, ['Ash', 'Elm', 'Fir'])
  await workAs(batch, (client) =>
    client.query(
      `update supplier set phone = '0113 496 0999', website = 'https://oak.example.com', services = '{Shutters}',
              field_source = field_source || '{"phone": {"source": "import", "at": "2026-11-23"}, "website": {"source": "import", "at": "2026-11-23"}}'
        where id = $1`,
      [old],
    ),
  )
  await begin(await createImport(), 'hide') // of another import, at the same time
  const change = await begin(batch, 'undo')
  await expect(begin(batch, 'hide')).rejects.toThrow(
    'This import is already being changed. Please wait until that finishes.',
  )
  expect(await continueChange(database.orm.em.fork(), change, 2)).toBe(true)
  expect(await rows('select done, finished_at from batch_change where id = $1', [change])).toEqual([
    { done: 2, finished_at: null },
  ])
  await finish(change)
  await finish(change) // as by a repeated job
  expect(await rows('select name, phone, website, services, field_source from supplier')).toEqual([
    {
      name: 'Oak',
      phone: '0113 496 0123',
      website: null,
      services: ['Blinds'],
      field_source: { phone: { source: 'yell', at: '2026-01-01' } },
    },
  ])
  const last = await lastChanges(pool, [999, batch.id], 'import_id')
  expect(last.map((one) => one?.step)).toEqual([undefined, 'undo'])
  expect(
    await rows(`select action, username, after from audit_entry where subject = 'import' order by id desc limit 2`),
  ).toEqual([
    { action: 'import.undo_done', username: 'ada', after: { undone: 4, skipped: 0 } },
    { action: 'import.undo', username: 'ada', after: null },
  ])
})

test('a stopped import is resumed, but not one that was undone', async () => {
  const resume = async (digest: string) => (await beginOrResume(pool, 'suppliers.csv', digest, ada)).importId
  const [hidden, undone] = [await resume('hidden'), await resume('undone')]
  await pool.query("update import set status = 'stopped'")
  await all({ column: 'import_id', id: hidden }, 'hide')
  await all({ column: 'import_id', id: undone }, 'undo')
  expect(await resume('hidden')).toBe(hidden)
  expect(await resume('undone')).toBeGreaterThan(undone)
})

test('later edits are skipped and reported', async () => {
  const old = await make.supplier({ name: 'Oak', phone: '1', city: 'Leeds', latitude: 53.8, longitude: -1.5 })
  const [first, second] = [await createImport(), await createRun()]
  await add(first, ['Edited', 'Reviewed', 'Completed', 'Merged', 'Plain', 'Asked', 'Original', 'Registered', 'Owned'])
  const id = async (name: string) => (await rows('select id from supplier where name = $1', [name]))[0].id as number
  await workAs(first, (client) =>
    client.query(`update supplier set phone = '2', city = 'York', latitude = 54, longitude = -1 where id = $1`, [old]),
  )
  await pool.query(`update supplier set phone = '3', latitude = 54.1 where id = $1`, [old])
  await pool.query(
    `update supplier set phone = '4', field_source = field_source || '{"phone": {"source": "admin", "at": "2026-11-24"}}' where name = 'Edited'`,
  )
  await pool.query(
    `update supplier set field_source = field_source || '{"email": {"source": "owner", "at": "2026-11-24"}}' where name = 'Owned'`,
  )
  await make.review(await id('Reviewed'), { status: 'pending' })
  await workAs(second, (client) => client.query(`update supplier set email = 'a@example.com' where name = 'Completed'`))
  await pool.query(`update supplier set status = 'merged', merged_into_id = $1 where name = 'Merged'`, [old])
  await make.supplier({ name: 'Twin', status: 'merged', merged_into_id: await id('Original') })
  await pool.query(`insert into business_request (business_name, supplier_id) values ('Asked', $1)`, [
    await id('Asked'),
  ])
  await pool.query(`insert into registration (supplier_id, name, fingerprint) values ($1, 'Registered', 'x')`, [
    await id('Registered'),
  ])
  await all(first, 'undo')
  expect(
    await rows(
      `select s.name, skip_reason because from batch_entry i join supplier s on s.id = i.supplier_id where skip_reason is not null order by 1`,
    ),
  ).toEqual([
    { name: 'Asked', because: 'the business itself requested it' },
    { name: 'Completed', because: `scrape ${second.id} has changed it since: undo that first` },
    { name: 'Edited', because: 'it has since been edited: phone' },
    { name: 'Merged', because: 'it was merged into another supplier' },
    { name: 'Oak', because: 'edited since: phone, latitude, longitude' },
    { name: 'Original', because: 'a duplicate was merged into it' },
    { name: 'Owned', because: 'it has since been edited: email' },
    { name: 'Registered', because: 'the business itself requested it' },
    { name: 'Reviewed', because: 'it has reviews' },
  ])
  const left = ['Asked', 'Completed', 'Edited', 'Merged', 'Oak', 'Original', 'Owned', 'Registered', 'Reviewed', 'Twin']
  expect(await names()).toEqual(left)
  expect(await rows(`select phone, city, latitude, longitude from supplier where id = $1`, [old])).toEqual([
    { phone: '3', city: 'Leeds', latitude: 54.1, longitude: -1 }, // a point is restored whole, or not at all
  ])
  // undone in reverse order, nothing blocks
  await all(second, 'undo')
  await all(first, 'undo')
  expect(await names()).toEqual(left.filter((name) => name !== 'Completed'))
})

test('undoing names later imports and scrapes to undo first', async () => {
  const old = await make.supplier({ name: 'Oak', phone: '1', city: 'Leeds', email: 'a@example.com' })
  const [first, second, third] = [await createRun(), await createImport(), await createRun()]
  const change = (batch: SupplierBatch, set: string, name = 'Oak') =>
    workAs(batch, (client) => client.query(`update supplier set ${set} where name = $1`, [name]))
  await add(first, ['Ash'])
  await change(first, `phone = '2', city = 'York', email = 'b@example.com'`)
  await change(second, `phone = '3'`)
  await change(second, `phone = '3'`, 'Ash')
  await change(third, `city = 'Hull', phone = '4'`)
  await change(third, `phone = '4'`, 'Ash')
  await make.supplier({ name: 'Elm', phone: '1', city: 'Leeds' })
  await change(first, `phone = '2'`, 'Elm')
  await change(third, `city = 'Hull'`, 'Elm')
  await pool.query(`update supplier set email = 'c@example.com' where id = $1`, [old])
  const later = (supplierCount: number) => [
    { importId: null, runId: third.id, supplierCount },
    { importId: second.id, runId: null, supplierCount: 2 },
  ]
  expect(await listLater(pool, first)).toEqual(later(3))
  expect(await listLater(pool, third)).toEqual([])
  await all(first, 'undo')
  expect(await listLater(pool, first), 'without Elm, which is undone').toEqual(later(2))
  await pool.query(`update supplier set phone = '2' where name = 'Elm'`)
  const left = async () =>
    (await listSkipped(pool, first, 10, null)).map(({ name, explanation }) => [name, explanation])
  const both = `scrape ${third.id} and import ${second.id}`
  expect(await left()).toEqual([
    ['Ash', `${both} have changed it since: undo those first, starting with the latest`],
    ['Oak', `${both} have changed city, phone since: undo those first, starting with the latest; edited since: email`],
  ])
  const [ash] = await listSkipped(pool, first, 1, null)
  expect((await listSkipped(pool, first, 10, ash!.id)).map(({ name }) => name)).toEqual(['Oak'])
  expect(await listSkipped(pool, second, 10, null), 'of another import').toEqual([])
  await all(third, 'undo')
  await all(second, 'undo')
  expect(await listLater(pool, first)).toEqual([])
  await all(first, 'undo')
  expect(await left()).toEqual([['Oak', 'edited since: email']])
  expect(await rows('select name, phone, city from supplier order by name')).toEqual([
    { name: 'Elm', phone: '2', city: 'Leeds' },
    { name: 'Oak', phone: '1', city: 'Leeds' },
  ])
})

test('a run’s suppliers are hidden and listed together; after undoing, the next run reads its pages again', async () => {
  const batch = await createRun()
  await add(batch, ['Ash', 'Elm', 'Fir', 'Gum'], 'yell')
  await make.supplier({ name: 'Other' })
  await workAs(batch, (client) => client.query(`update supplier set phone = '2' where name = 'Other'`))
  await pool.query(`update supplier set status = 'rejected' where name = 'Gum'`)
  const makePending = `update supplier set status = 'pending' where name = 'Fir'`
  await pool.query(makePending)
  await all(batch, 'show')
  expect(await names(`status = 'listed'`), 'approved').toEqual(['Ash', 'Elm', 'Fir', 'Other'])
  await pool.query(makePending)
  expect(await all(batch, 'hide')).toBe(3)
  expect(await names(`status = 'listed'`)).toEqual(['Other'])
  expect(await names(`status = 'hidden'`)).toEqual(['Ash', 'Elm', 'Fir'])
  await all(batch, 'show')
  expect((await lastChanges(pool, [batch.id], 'run_id'))[0]?.step).toBe('show')
  expect(await names(`status = 'listed'`)).toEqual(['Ash', 'Elm', 'Fir', 'Other'])
  for (const [page, run] of [batch, await createRun()].entries())
    await pool.query(
      `with search as (insert into scrape_search (run_id, source, what, place) values ($1, 'yell', 'blinds', 'Leeds') returning id)
       insert into scrape_page (run_id, search_id, source, kind, page, url, host)
       select $1, id, 'yell', 'search', 1, $2, 'a.example' from search`,
      [run.id, `https://a.example/${page + 1}`],
    )
  await pool.query(
    `insert into scraped_page (url, links) values ('https://a.example/1', '{}'), ('https://a.example/2', '{}')`,
  )
  await all(batch, 'undo')
  expect(await names()).toEqual(['Other'])
  expect(await rows('select url from scraped_page')).toEqual([{ url: 'https://a.example/2' }])
  expect(
    await rows(`select task_identifier task from graphile_worker.jobs where task_identifier = 'change_batch' limit 1`),
  ).toEqual([{ task: 'change_batch' }])
  for (const status of ['running', 'stopping']) {
    await pool.query(`update scrape_run set status = $1 where id = $2`, [status, batch.id])
    await expect(begin(batch, 'undo'), status).rejects.toThrow('This import is still running.')
  }
  await expect(begin({ column: 'import_id', id: 999 }, 'undo')).rejects.toThrow('This import does not exist')
})
