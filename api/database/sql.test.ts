import { Readable } from 'node:stream'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { readParts, storeParts } from './file-parts.ts'
import { createLiveValue } from './live-value.ts'
import { inBatches, inMaintenance } from './maintenance.ts'
import { runSql, lockByKey, type readRow as sharedReadRow, type Db } from './sql.ts'
import { inSavepoint, inTransaction, readInBatches } from './transaction.ts'

const database = await testDatabase()
afterAll(database.close)
const { pool } = database
const em = () => database.orm.em.fork()

test('plain SQL is rolled back with its transaction', async () => {
  const failing = em().transactional(async (inside) => {
    const { rows } = await runSql(
      inside,
      `insert into host_turn (host) values ($1) returning host, '{"a": 1}'::jsonb as data, now() as at`,
      ["o'clock?"],
    )
    expect(rows).toEqual([{ host: "o'clock?", data: { a: 1 }, at: expect.anything() }])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect((await pool.query('select * from host_turn')).rows).toEqual([])
  await expect(runSql(em(), 'select 1')).rejects.toThrow('This must run in a transaction')
})

test('a statement returns the same values on the pool and the entity manager', async () => {
  const read = async (db: Db) =>
    (
      await runSql(
        db,
        `select $1::timestamptz as at, array[$1::timestamptz] as times, $2::text[] as texts, 1::bigint as count, $3::jsonb as data, 0.5::float8 as share`,
        [new Date('2026-11-05T10:20:30.456Z'), ['a, b', 'c'], { a: [1] }],
      )
    ).rows
  const expected = {
    at: new Date('2026-11-05T10:20:30.456Z'),
    times: [new Date('2026-11-05T10:20:30.456Z')],
    texts: ['a, b', 'c'],
    count: '1',
    data: { a: [1] },
    share: 0.5,
  }
  expect(await read(pool)).toEqual([expected])
  expect(await em().transactional(read)).toEqual([expected])
})

test('a statement returns its number of rows, on the pool and the entity manager', async () => {
  const write = async (db: Db) => {
    const { rowCount: added } = await runSql(db, `insert into host_turn (host) values ('one'), ('two')`)
    const { rowCount: found } = await runSql(db, 'select from host_turn')
    const { rowCount: gone } = await runSql(db, 'delete from host_turn where host = any($1)', [['one', 'two', 'three']])
    return { added, found, gone }
  }
  expect(await write(pool)).toEqual({ added: 2, found: 2, gone: 2 })
  expect(await em().transactional(write)).toEqual({ added: 2, found: 2, gone: 2 })
})

test('a connection prepares at most 500 statements, each once', async () => {
  const afresh: string = './sql.ts?afresh' // this process has prepared others
  const { readRow }: { readRow: typeof sharedReadRow } = await import(afresh)
  const client = await pool.connect()
  try {
    await client.query('deallocate all')
    for (const round of [1, 2])
      for (let number = 0; number < 520; number++)
        expect(await readRow(client, `select ${number}::int + $1::int as sum`, [round])).toEqual({
          sum: number + round,
        })
    const { rows } = await client.query('select count(*)::int from pg_prepared_statements')
    expect(rows).toEqual([{ count: 500 }])
  } finally {
    client.release(true)
  }
})

test('a transaction is all or nothing, and releases its connection', async () => {
  const add = (host: string) => async (client: Db) =>
    void (await runSql(client, 'insert into host_turn values ($1)', [host]))
  await inTransaction(pool, add('kept'))
  await inTransaction(pool, add('tried'), { isTrial: true })
  await expect(
    inTransaction(pool, async (client) => {
      await add('failed')(client)
      await runSql(client, 'select 1 / 0')
    }),
  ).rejects.toThrow('division by zero')
  expect((await runSql(pool, 'select host from host_turn')).rows).toEqual([{ host: 'kept' }])
  expect(pool.idleCount).toBe(pool.totalCount)
  await runSql(pool, 'delete from host_turn')
})

test('a bulk load’s transaction can take longer than a request', async () => {
  const timeout = async (db: Db) => (await runSql(db, `select current_setting('statement_timeout') as "is"`)).rows
  expect(await inTransaction(pool, timeout)).toEqual([{ is: '2min' }])
  expect(await inTransaction(pool, timeout, { statementTimeoutMs: 0 })).toEqual([{ is: '0' }])
  const pause = async (db: Db) =>
    (await runSql(db, `select current_setting('idle_in_transaction_session_timeout') as "is"`)).rows
  expect(await inTransaction(pool, pause, { statementTimeoutMs: 300_000 })).toEqual([{ is: '5min' }])
  expect(await inMaintenance(pool, timeout)).toEqual([{ is: '10min' }])
  expect(await timeout(pool)).toEqual([{ is: '2min' }])
})

test('a failed savepoint is rolled back, and earlier work stays', async () => {
  const work = async (db: Db) => {
    await runSql(db, `insert into host_turn (host) values ('before')`)
    const failing = inSavepoint(db, async () => {
      await runSql(db, `insert into host_turn (host) values ('within')`)
      await runSql(db, 'select 1 / 0')
    })
    await expect(failing).rejects.toThrow('division by zero')
    await inSavepoint(db, () => runSql(db, `insert into host_turn (host) values ('after')`))
    return (await runSql(db, 'select host from host_turn order by host')).rows
  }
  expect(await em().transactional(work)).toEqual([{ host: 'after' }, { host: 'before' }])
  await runSql(pool, 'delete from host_turn')
  expect(await inTransaction(pool, work, { isTrial: true })).toEqual([{ host: 'after' }, { host: 'before' }])
})

test('a lock with the same key waits for the transaction, in any order of keys', async () => {
  const order: string[] = []
  const first = inTransaction(pool, async (client) => {
    await lockByKey(client, 'a', 'b')
    second = em().transactional(async (inside) => {
      await lockByKey(inside, 'b', 'a')
      order.push('second')
    })
    while (!(await runSql(client, `select from pg_locks where locktype = 'advisory' and not granted`)).rowCount);
    await lockByKey(client, 'c')
    order.push('first')
  })
  let second = Promise.resolve()
  await first
  await second
  expect(order).toEqual(['first', 'second'])
})

test('a long list is read in batches from one snapshot, and releases its connection', async () => {
  const batches: unknown[][] = []
  for await (const rows of readInBatches<{ n: number }>(pool, 'select n from generate_series(1, 5) n', 2))
    batches.push(rows.map(({ n }) => n))
  expect(batches).toEqual([[1, 2], [3, 4], [5]])
  for await (const rows of readInBatches(pool, 'select n from generate_series(1, 5) n', 2)) {
    expect(rows).toHaveLength(2)
    break
  }
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('batches go on until one is not full', async () => {
  const batches = [2, 2, 0, 2]
  expect([await inBatches(pool, 2, async () => batches.shift()!), batches]).toEqual([4, [2]])
})

test('a file is stored in parts of a megabyte, and read in their order', async () => {
  const { rows } = await pool.query<{ id: number }>(
    "insert into transfer (kind, status, file_name, username) values ('load', 'failed', 'a', 'ada') returning id",
  )
  const { id } = rows[0]!
  const bytes = Buffer.concat(['a', 'b', 'c'].map((letter) => Buffer.alloc(1 << 20, letter))).subarray(1)
  const source = Readable.from([bytes.subarray(0, 10), bytes.subarray(10)])
  expect(await storeParts(pool, 'transfer_part', id, source)).toBe(bytes.length)
  const parts: Buffer[] = []
  for await (const part of readParts(pool, 'transfer_part', id)) parts.push(part)
  expect([parts.length, Buffer.concat(parts).equals(bytes)]).toEqual([3, true])
})

test('a live value comes first and after each change, also once it can be read again; without readers nothing listens', async () => {
  let [value, isAway] = [1, false]
  const watch = createLiveValue({
    channel: 'live_test',
    read: async () => {
      if (isAway) throw new Error('away')
      return { value }
    },
  })
  const listeners = async () =>
    (await pool.query("select from pg_stat_activity where application_name = 'listen live_test'")).rowCount
  const change = async (to: number) => {
    value = to
    await pool.query('notify live_test')
  }
  const reader = watch(pool)
  const until = async (wanted: number) => {
    while ((await reader.next()).value?.value !== wanted);
    return wanted
  }
  expect(await reader.next()).toEqual({ done: false, value: { value: 1 } })
  await expect.poll(listeners).toBe(1)
  await change(2)
  expect(await until(2)).toBe(2)
  isAway = true
  const late = watch(pool)
  const first = late.next()
  await change(3)
  isAway = false
  await change(4)
  expect([await until(4), await first, await listeners()]).toEqual([4, { done: false, value: { value: 4 } }, 1])
  const waiting = reader.next()
  await reader.return?.()
  expect([(await reader.next()).done, await listeners()]).toEqual([true, 1])
  await waiting
  await late.return?.()
  await expect.poll(listeners).toBe(0)
})

test('the last of several changes at once is read too, without waiting for the regular reading', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let [value, isListening] = [1, false]
  const reader = createLiveValue({
    channel: 'live_last',
    read: async () => {
      const now = value
      if (isListening && now === 1) {
        value = 2
        await pool.query('notify live_last')
      }
      isListening = true
      return { value: now }
    },
  })(pool)
  const findLast = async (): Promise<number> => ((await reader.next()).value?.value === 2 ? 2 : findLast())
  expect(await findLast()).toBe(2)
  await reader.return?.()
})

test('a live value is not read for each of many changes at once', async () => {
  let [value, reads] = [1, 0]
  const reader = createLiveValue({
    channel: 'live_burst',
    read: async () => {
      reads++
      return { value }
    },
  })(pool)
  await reader.next()
  await expect.poll(() => reads).toBe(2) // again once it listens
  value = 2
  await pool.query("select pg_notify('live_burst', n::text) from generate_series(1, 50) n")
  while ((await reader.next()).value?.value !== 2);
  expect(reads).toBeLessThan(10)
  await reader.return?.()
})
