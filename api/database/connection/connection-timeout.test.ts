import type { PoolClient } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '../../process/log.ts'
import { User } from '../../accounts/user.entity.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { testNetwork } from '../../testing/test-network.ts'
import { listen } from '../listen.ts'
import { openDatabase } from '../orm.ts'
import { isDatabaseAway } from '../../process/database-errors.ts'
import { createProbe } from '../probe.ts'
import { runSql } from '../sql.ts'
import { inTransaction, type TransactionOptions } from '../transaction.ts'

const database = await testDatabase()
log.level = 'silent'
const network = await testNetwork(database.url)
afterAll(async () => {
  await network.close()
  await database.close()
})

test('a query on a cut connection ends, and the next uses another one', async () => {
  const distant = await openDatabase(network.url, [User], { timeoutMs: 500, graceMs: 500 })
  const { pool, orm } = distant
  const em = () => orm.em.fork()
  const askAll = () =>
    Promise.allSettled([
      runSql(pool, 'show port'),
      runSql(pool, 'show port', [], { isPlannedOnce: true }),
      em().transactional((inside) => runSql(inside, 'show port')),
    ])
  const states = async () => (await askAll()).map(({ status }) => status)
  expect(await states()).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  network.cut()
  const lost = (await askAll()).map((one) => one.status === 'rejected' && isDatabaseAway(one.reason))
  expect(lost).toEqual([true, true, true])
  expect(await states()).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  await distant.close()
})

test('any number of transactions can lose their connection', async () => {
  const distant = await openDatabase(network.url, [User])
  const { orm } = distant
  const losing = () =>
    orm.em.fork().transactional(async (em) => {
      await runSql(em, 'select 1')
      network.refuse()
      await runSql(em, 'select 1')
    })
  for (let lost = 0; lost < 6; lost++) {
    network.refuse(false)
    await expect(losing()).rejects.toThrow('Connection terminated unexpectedly')
  }
  network.refuse(false)
  await orm.em.fork().transactional((em) => runSql(em, 'select 1'))
  await distant.close()
})

test('a statement allowed to take long may be silent as long', async () => {
  const distant = await openDatabase(network.url, [User], { timeoutMs: 100, graceMs: 900 })
  const slow = (options?: TransactionOptions) =>
    inTransaction(distant.pool, (client) => runSql(client, 'select pg_sleep(1.2)'), options)
  await expect(slow()).rejects.toThrow('canceling statement due to statement timeout')
  expect((await slow({ statementTimeoutMs: 0 })).rowCount).toBe(1)
  const client = (await distant.pool.connect()) as PoolClient & { connection: { stream: { timeout: number } } }
  expect(client.connection.stream.timeout, 'as before').toBe(1000)
  client.release()
  await distant.close()
})

test('closing does not wait for a response that never comes', async () => {
  const distant = await openDatabase(network.url, [User], { endWithinMs: 200 })
  const client = await distant.pool.connect()
  network.cut()
  const reason = client
    .query('select 1')
    .catch((error: unknown) => isDatabaseAway(error) && error.message)
    .finally(() => client.release())
  await distant.close()
  expect(await reason).toBe('the site has stopped')
})

test('after closing, all connections have ended, including cut ones', async () => {
  const distant = await openDatabase(network.url, [User], { endWithinMs: 200 })
  const onEnd = vi.fn<() => void>()
  distant.pool.on('remove', onEnd)
  await distant.pool.query('select 1')
  network.cut()
  await distant.close()
  expect(onEnd).toHaveBeenCalled()
})

test('closing does not wait for a leaked connection', async () => {
  const near = await openDatabase(database.url, [User], { endWithinMs: 50 })
  const client = await near.pool.connect()
  await client.query('begin')
  await near.close()
  await expect(client.query('select 1')).rejects.toThrow()
  client.release()
})

test('a listener that no longer hears itself reconnects, and reports a possible gap', async () => {
  const heard: string[] = []
  const onMissed = vi.fn<() => void>()
  const { close } = await listen(network.url, 'news', (text) => void heard.push(text), onMissed, {
    beatMs: 50,
    echoMs: 500,
  })
  const say = (text: string) => runSql(database.pool, `select pg_notify('news', $1)`, [text])
  await say('one')
  await vi.waitFor(() => expect(heard).toEqual(['one']), 40_000)
  expect(onMissed).not.toHaveBeenCalled()
  network.cut()
  await say('two')
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledOnce(), 40_000)
  await say('three')
  await vi.waitFor(() => expect(heard).toEqual(['one', 'three']), 40_000)
  network.refuse()
  await vi.waitFor(() => {
    network.refuse(false)
    expect(onMissed).toHaveBeenCalledTimes(2)
  }, 40_000)
  await close()
})

test('a listener that cannot reconnect makes one attempt after another', async () => {
  const [onMissed, onLost] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const warn = vi.spyOn(log, 'warn')
  onTestFinished(() => warn.mockRestore())
  const { close } = await listen(network.url, 'news', () => {}, onMissed, { onLost })
  network.refuse()
  const failed = () => warn.mock.calls.filter(([, line]) => line === 'LISTEN failed; retrying')
  await vi.waitFor(() => expect(failed().length).toBeGreaterThanOrEqual(2), 40_000)
  expect(onLost).toHaveBeenCalledTimes(1 + failed().length)
  network.refuse(false)
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledOnce(), 40_000)
  await close()
})

test('a probe responds in time, and queries a silent database once', async () => {
  const distant = await openDatabase(network.url, [User], { endWithinMs: 0 })
  const answers = createProbe(distant.pool, 100)
  await vi.waitFor(async () => expect(await answers()).toBe(true), 40_000)
  network.cut()
  expect(await Promise.all([answers(), answers(), answers()])).toEqual([false, false, false])
  expect(distant.pool.totalCount).toBe(1)
  network.refuse()
  await vi.waitFor(async () => {
    network.refuse(false)
    expect(await answers()).toBe(true)
  }, 40_000)
  await distant.close()
})
