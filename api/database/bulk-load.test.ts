import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { build } from '../testing/build/supplier.factory.ts'
import { testDatabase } from '../testing/test-database.ts'
import { bulkLoad, replaceAllSuppliers } from './bulk-load.ts'

const { pool, close } = await testDatabase()
afterAll(close)
const make = build(pool)

/** A second transaction that starts before the fill and continues once the fill waits for it. */
const fillDuring = async (begin: string, goOn: string) => {
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  await client.query(`begin; ${begin}`)
  const filling = bulkLoad(pool, (filler) => replaceAllSuppliers(filler, () => Promise.resolve()), {
    mayReplaceAll: true,
  })
  filling.catch(() => {})
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid')
  const waiting = () => pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [rows[0]!.pid])
  await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1), { timeout: 40_000 })
  await client.query(`${goOn}; commit`)
  await filling
}

test.for([
  ['supplier_report', "insert into supplier_report (supplier_id, reason) values (ID, 'OTHER')"],
  ['supplier_report', 'update supplier set freshness = 0.5 where id = ID'],
  ['review', 'update supplier set freshness = 0.5 where id = ID'],
])('filling waits for a transaction that wrote to %s and then runs: %s', async ([table, goOn]) => {
  const id = await make.supplier()
  await fillDuring(`lock table ${table} in row exclusive mode`, goOn!.replaceAll('ID', String(id)))
  expect((await pool.query('select from supplier')).rowCount).toBe(0)
})

test('an export in progress is removed with the suppliers, but no account’s session', async () => {
  await make.supplier()
  await pool.query(`with account as (insert into app_user (username, password) values ('ada', 'no hash') returning id)
    insert into user_session (key_hash, user_id, created_at, last_seen_at) select 'x', id, now(), now() from account`)
  await fillDuring(
    `select from supplier; insert into supplier_list (made_at, last_number, etag, bytes) values (now() - interval '1 hour', 0, '', 0)`,
    'delete from supplier_list where id < 0',
  )
  expect((await pool.query('select from supplier_list')).rowCount).toBe(0)
  expect((await pool.query('select from user_session')).rowCount).toBe(1)
})

test('filling and exporting do not block each other', async () => {
  await make.supplier()
  await pool.query(`insert into supplier_list (made_at, last_number, etag, bytes) values (now(), 0, '', 0)`)
  await fillDuring('select from supplier', 'delete from supplier_list')
  expect((await pool.query('select from supplier')).rowCount).toBe(0)
})
