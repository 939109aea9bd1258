import type { EntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bulkLoad } from '../../database/bulk-load.ts'
import { lockSuppliers, mergeSupplier } from '../../duplicates/merge-supplier.ts'
import { undoMerge } from '../../duplicates/undo-merge.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { getColumn, fieldsWith } from '../../suppliers/rules/supplier-fields.rules.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { deleteExpiredChanges } from './delete-expired-changes.task.ts'
import { followChanges } from './follow-changes.ts'
import { readCurrentCursor, readChanges } from './read-changes.ts'

const database = await testDatabase()
const { pool } = database
afterAll(database.close)
const make = build(pool)
const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

let cursor = ''
const now = async () => {
  cursor = await readCurrentCursor(pool)
}
const readFeed = async (first = 100) => {
  const answer = await readChanges(pool, { since: cursor, first })
  cursor = answer.cursor
  return answer.nodes.map(({ kind, supplierId, successor }) =>
    successor ? [kind, supplierId, successor.id] : [kind, supplierId],
  )
}
beforeEach(async () => {
  await sql('delete from supplier')
  await now()
})

test('of two changes, the one begun first and committed last is not missed', async () => {
  const [first, second] = [await make.supplier(), await make.supplier()]
  for (const id of [first, second]) await make.review(id)
  await readFeed()
  const change = "update review set comment = 'Not so neat after all.' where supplier_id = $1"
  const slow = await pool.connect()
  try {
    await slow.query('begin')
    await slow.query(change, [first])
    await sql(change, [second])
    expect(await readFeed()).toEqual([['changed', second]])
    await slow.query('commit')
  } finally {
    slow.release(true)
  }
  expect(await readFeed()).toEqual([['changed', first]])
})

test('more than 2,000 changes are not listed: anything may have changed', async () => {
  const changed = (count: number) =>
    sql(
      "insert into change (subject, subject_id, part, kind) select 'supplier', n, 'itself', 'changed' from generate_series(1, $1) n",
      [count],
    )
  const read = await followChanges(pool)
  await changed(2000)
  expect(await read()).toHaveLength(2000)
  await changed(2001)
  expect([await read(), await read()]).toEqual([undefined, []])
  await sql('delete from change where subject_id <= 2001')
})

test('a public change is reported once, with the supplier’s current state; private ones are not', async () => {
  const id = await make.supplier()
  expect(await readFeed()).toEqual([['created', id]])
  const edited = await make.supplier()
  await sql("update supplier set phone = '01242 960122' where id = $1", [edited])
  expect(await readFeed()).toEqual([['created', edited]])
  await sql('delete from supplier where id = $1', [edited])
  await now()
  await sql("update supplier set name = 'Regent Blinds'; update supplier set phone = '01242 960123'")
  const { nodes } = await readChanges(pool, { since: cursor, first: 10 })
  expect(nodes).toMatchObject([
    { kind: 'changed', supplierId: id, supplier: { name: 'Regent Blinds', phone: '01242 960123' }, successor: null },
  ])
  await now()
  await sql(
    "update supplier set contact_email = 'a@example.com', updated_at = now(), freshness = 0.5, place_id = 'x', name = name",
  )
  const waiting = await make.supplier({ status: 'pending' })
  await sql("update supplier set name = 'Still waiting' where id = $1", [waiting])
  await make.review(waiting)
  await make.review(id, { status: 'pending' })
  await sql('insert into view_count (day, supplier_id, times) values (now(), $1, 1)', [id])
  expect(await readFeed()).toEqual([])
  await sql("update review set status = 'published' where supplier_id = $1", [id])
  expect(await readFeed()).toEqual([['changed', id]])
  await sql("update review set comment = 'Better than it was.' where supplier_id = $1", [id])
  expect(await readFeed()).toEqual([['changed', id]])
  await sql("insert into external_rating (supplier_id, source, rating, fetched_at) values ($1, 'Yell', 4.5, now())", [
    id,
  ])
  expect(await readFeed()).toEqual([['changed', id]])
  await sql("update external_rating set fetched_at = now() + interval '1 day'")
  expect(await readFeed()).toEqual([])
  await sql("update supplier set status = 'hidden' where id = $1", [id])
  expect(await readFeed()).toEqual([['withdrawn', id]])
  await sql("update supplier set status = 'listed' where id = $1", [id])
  expect(await readFeed()).toEqual([['created', id]])
  await sql('delete from supplier')
  expect(await readFeed()).toEqual([['withdrawn', id]])
})

test('a merged duplicate names its original; undone, it returns', async () => {
  const [a, b, c] = [
    await make.supplier({ name: 'A' }),
    await make.supplier({ name: 'B' }),
    await make.supplier({ name: 'C' }),
  ]
  await sql("insert into app_user (id, username, password) values (7, 'ada', 'x') on conflict do nothing")
  const ada = { id: 7, username: 'ada', isAdmin: true }
  const merge = (original: number, duplicate: number) =>
    (database.orm.em.fork() as EntityManager).transactional(async (em) => {
      const rows = await lockSuppliers(em, [original, duplicate])
      return mergeSupplier(em, ada, rows.get(original)!, rows.get(duplicate)!, 'the same')
    })
  await readFeed()
  await merge(b, a)
  const last = await merge(c, b)
  expect(await readFeed()).toEqual([
    ['merged', a, c],
    ['merged', b, c],
  ])
  await undoMerge(database.orm.em.fork(), ada, String(last))
  expect(await readFeed()).toEqual([['created', b]])
})

test('a bulk load, whose other triggers are off, reports each supplier', async () => {
  const id = await make.supplier()
  await readFeed()
  await bulkLoad(pool, async (client) => {
    await client.query(
      "insert into supplier (name, status) select 'Loaded ' || n, 'listed' from generate_series(1, 3) n",
    )
    await client.query("update supplier set name = 'Renamed' where id = $1", [id])
  })
  expect(await readFeed()).toEqual([
    ['created', id + 1],
    ['created', id + 2],
    ['created', id + 3],
    ['changed', id],
  ])
})

test('a page ends at its limit, and the next continues there', async () => {
  const ids = [await make.supplier(), await make.supplier(), await make.supplier()]
  const first = await readChanges(pool, { since: cursor, first: 2 })
  expect([first.nodes.map(({ supplierId }) => supplierId), first.hasMore]).toEqual([ids.slice(0, 2), true])
  const second = await readChanges(pool, { since: first.cursor, first: 2 })
  expect([second.nodes.map(({ supplierId }) => supplierId), second.hasMore]).toEqual([ids.slice(2), false])
  expect(await readChanges(pool, { since: second.cursor, first: 2 })).toEqual({
    nodes: [],
    cursor: second.cursor,
    hasMore: false,
  })
})

test('a mirror starts ten minutes back, since its first reads may be cached or from a replica', async () => {
  await sql("update change set at = at - interval '11 minutes'")
  const recent = await make.supplier()
  const { nodes, cursor: first } = await readChanges(pool, { first: 1 })
  expect(nodes).toEqual([])
  const { nodes: readFeed } = await readChanges(pool, { since: first, first: 100 })
  expect(readFeed.map(({ supplierId }) => supplierId)).toEqual([recent])
})

const expired = { extensions: { code: 'CURSOR_EXPIRED' } }

test('a cursor older than the feed is refused; one at its start is not', async () => {
  await make.supplier()
  const old = cursor
  await readFeed()
  await sql("update change set at = at - interval '31 days'")
  const [left] = [await make.supplier({ name: 'Of today' })]
  await deleteExpiredChanges(pool)
  await expect(readChanges(pool, { since: old, first: 1 })).rejects.toMatchObject({
    ...expired,
    message:
      'This cursor is older than the feed, which covers 30 days and restarts when the site is restored. Read all suppliers again (GET /api/suppliers.ndjson, or suppliers in GraphQL), and continue from their cursor.',
  })
  expect(await readFeed()).toEqual([['created', left]])
})

test('an old change numbered after a younger one stays until that one is old', async () => {
  const [young, old] = [await make.supplier(), await make.supplier()]
  const start = cursor
  await readFeed()
  await sql("update change set at = at - interval '31 days' where subject_id = $1", [old])
  await deleteExpiredChanges(pool)
  cursor = start
  expect(await readFeed()).toEqual([
    ['created', young],
    ['created', old],
  ])
  await sql("update change set at = at - interval '31 days'")
  const youngest = await make.supplier()
  cursor = start
  await readFeed()
  await deleteExpiredChanges(pool)
  expect(await sql('select subject_id from change')).toEqual([{ subject_id: youngest }])
})

test('another feed’s cursor, as after a restore or truncated table, is refused', async () => {
  await sql('truncate supplier cascade')
  await expect(readChanges(pool, { since: cursor, first: 1 })).rejects.toMatchObject(expired)
})

test.each(['', 'abc', '0', 'null', '-1', 'ÿ'.repeat(3000), '000000000000-1-abcdef'])(
  'a mistyped cursor is refused: %s',
  (since) =>
    expect(readChanges(pool, { since, first: 1 })).rejects.toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: { since: 'since is not a cursor of this feed: send one exactly as returned' },
      },
    }),
)

test('one mistyped character is detected anywhere', async () => {
  for (const at of cursor.split('').keys()) {
    const other = cursor[at] === '1' ? '2' : '1'
    const since = cursor.slice(0, at) + other + cursor.slice(at + 1)
    await expect(readChanges(pool, { since, first: 1 }), since).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    })
  }
})

test('every public column is compared: a migration that adds one calls watch_supplier_columns()', async () => {
  const stored = await sql(
    "select attname from pg_attribute where attrelid = 'supplier'::regclass and attnum > 0 and attgenerated = ''",
  )
  const names = new Set<string>(stored.map(({ attname }) => attname))
  const columns = fieldsWith('public').map((field): string => getColumn(field))
  const [{ prosrc }] = await sql("select prosrc from pg_proc where proname = 'record_supplier_changes'")
  const isCompared = (column: string) => prosrc.includes(`n.${column},`) || prosrc.includes(`n.${column})`)
  expect(columns.filter((column) => column !== 'id' && names.has(column) && !isCompared(column))).toEqual([])
})

test('after very many changes their table is not scanned for new ones', async () => {
  const rows = `select 'post', n, 'itself', 'changed' from generate_series(1, 5000) n`
  await sql(`insert into change (subject, subject_id, part, kind) ${rows}`)
  await sql('analyze change')
  await sql('select number_changes(10000)')
  const client = await pool.connect()
  const scans = async () => (await client.query(`select pg_stat_get_xact_numscans('change'::regclass) n`)).rows[0].n
  try {
    await client.query('begin')
    const before = await scans()
    await client.query('select number_changes(10)')
    expect((await client.query('select has_new_changes() "isThere"')).rows).toEqual([{ isThere: false }])
    expect(await scans()).toBe(before)
  } finally {
    client.release(true)
    await sql('delete from change')
  }
})
