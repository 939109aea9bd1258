import { EventEmitter, once } from 'node:events'
import { cp, rm, writeFile, appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createSchema } from '../graphql/schema.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { log } from '../process/log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testFolder } from '../testing/test-folder.ts'
import { testServer } from '../testing/test-server.ts'
import { readCurrentState } from '../partners/changes/read-changes.ts'
import { entities } from '../start/entities.ts'
import { reachDatabase } from './embedded/connect.ts'
import { ownName, startEmbedded } from './embedded/embedded.ts'
import { listen } from './listen.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './orm.ts'
import { createReplicas } from './replicas.ts'

const patient = { timeout: 60_000, interval: 20 }
const folder = await testFolder('directory-replicas')

/** A server whose replica joins now: copied while it runs, as pg_basebackup would. */
const primary = await startEmbedded(join(folder, 'primary'), { durable: false, isFollowed: true })
await migrate(primary.url)

const copyOfPrimary = async () => {
  const [from, to] = ['primary', 'replica'].map((name) => join(folder, name)) as [string, string]
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  await client.query("select pg_backup_start('replica', true)")
  await mkdir(to)
  const isCopied = (path: string) => !/postmaster\.(pid|opts)$/.test(path)
  await cp(join(from, 'postgres'), join(to, 'postgres'), { recursive: true, filter: isCopied })
  await cp(join(from, 'database-password'), join(to, 'database-password'))
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  const { password, port } = new URL(primary.url)
  await writeFile(join(to, 'postgres/backup_label'), rows[0]!.labelfile)
  await writeFile(join(to, 'postgres/standby.signal'), '')
  await appendFile(
    join(to, 'postgres/postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password}'\n`,
  )
}
await copyOfPrimary()
const startReplica = () => startEmbedded(join(folder, 'replica'), { durable: false, isFollowed: true })
let replica = await startReplica()

const database = await openDatabase(primary.url, entities, {
  replicaUrls: [`${replica.url}?application_name=${ownName}`],
})
const replicas = database.replicas!
const env = readEnv({})
let requester: Parameters<typeof createContext>[2] = { ip: '192.0.2.1' }
const site = await testServer(createSchema(), () => createContext(database, env, requester))
let notifications = 0
const changes = await listen(
  primary.url,
  'changed',
  () => {
    notifications++
    replicas.changed()
    site.tags.invalidateAll()
  },
  () => {},
)
afterAll(async () => {
  await changes.close()
  await site.stop()
  await database.close()
  await replica.stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

const { pool } = database
const id = await build(pool).supplier({ name: 'First Blinds' })
/** With `isNotified` false no process is notified, which shows where a read went. */
const rename = async (name: string, { isNotified = true } = {}) => {
  const client = await pool.connect()
  if (!isNotified) await client.query('set session_replication_role = replica')
  await client.query('update supplier set name = $1 where id = $2', [name, id])
  await client.query('reset session_replication_role')
  client.release()
}
let queryCount = 0
const fresh = async (headers = {}) => {
  const text = `query Q${queryCount++} { supplier(id: ${id}) { name } }`
  const { data } = (await (await site.ask(text, {}, headers)).json()) as { data: { supplier: { name: string } | null } }
  return data.supplier?.name
}
const found = async (query: string) => {
  const text = `query Q${queryCount++} ($query: String) { suppliers(filter: { query: $query }) { nodes { name } } }`
  const { data } = (await (await site.ask(text, { query })).json()) as {
    data: { suppliers: { nodes: { name: string }[] } }
  }
  return data.suppliers.nodes.map(({ name }) => name)
}
const readCachedName = async () => {
  const { data } = (await (await site.ask(`{ supplier(id: ${id}) { name } }`)).json()) as {
    data: { supplier: { name: string } }
  }
  return data.supplier.name
}
const overRest = (path: string, body?: object) =>
  fetch(
    new URL(path, site.url),
    body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {},
  )
const restName = async () => ((await (await overRest(`/api/suppliers/${id}`)).json()) as { name: string }).name
const atReplica = async (sql: string) => {
  const client = new pg.Client({ connectionString: replica.url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
const isReading = () => replicas.pool() !== pool

test('visitors’ reads use the replica, signed-in users’ do not', async () => {
  await expect.poll(() => notifications, patient).toBeGreaterThan(0) // of the new supplier: later it would count the paused replica out
  await expect.poll(isReading, patient).toBe(true)
  await expect.poll(fresh, patient).toBe('First Blinds')
  await atReplica('select pg_wal_replay_pause()')
  await rename('Untold Blinds', { isNotified: false })
  expect([await fresh(), await restName()]).toEqual(['First Blinds', 'First Blinds'])
  const [state] = await readCurrentState(replicas.pool(), [{ supplierId: id, isNew: false, at: new Date() }])
  const copied = (await (await overRest('/api/suppliers.ndjson')).json()) as { name: string }
  expect([state!.supplier!.name, copied.name], 'partners’ copies').toEqual(['Untold Blinds', 'Untold Blinds'])
  requester = { ip: '192.0.2.1', viewer: { id: 1, username: 'bob', isAdmin: false } }
  expect(await fresh()).toBe('Untold Blinds')
  requester = { ip: '192.0.2.1' }
  expect(await fresh()).toBe('First Blinds')
})

test('a replica behind a known change is not used, and fills no cache', async () => {
  expect(await readCachedName()).toBe('First Blinds')
  await rename('Second Blinds')
  await expect.poll(readCachedName, patient).toBe('Second Blinds')
  for (let time = 0; time < 5; time++)
    expect([await readCachedName(), await fresh()]).toEqual(['Second Blinds', 'Second Blinds'])
  expect(isReading()).toBe(false)
  expect(await found('second')).toEqual(['Second Blinds'])
  await atReplica('select pg_wal_replay_resume()')
  await expect.poll(isReading, patient).toBe(true)
  expect([await readCachedName(), await fresh()]).toEqual(['Second Blinds', 'Second Blinds'])
  expect([await found('second'), await found('first')]).toEqual([['Second Blinds'], []])
})

test('a process reads its own writes at once, before any notification', async () => {
  await expect.poll(isReading, patient).toBe(true)
  await atReplica('select pg_wal_replay_pause()')
  const before = replicas.pool()
  await rename('Third Blinds', { isNotified: false })
  replicas.changed()
  expect(await fresh()).toBe('Third Blinds')
  const { rows } = await before.query('select name from supplier where id = $1', [id])
  expect(rows, 'a request that had begun').toEqual([{ name: 'Third Blinds' }])
  await atReplica('select pg_wal_replay_resume()')
})

test('a second change while the position after the first is read is not missed', async () => {
  await expect.poll(isReading, patient).toBe(true)
  await atReplica('select pg_wal_replay_pause()')
  const line = new EventEmitter()
  let positionsRead = 0
  const slowPrimary = Object.assign(Object.create(pool) as pg.Pool, {
    query: async (...query: [pg.QueryConfig]) => {
      const result = await pool.query(...query)
      const isPosition = JSON.stringify(query).includes('pg_current_wal_insert_lsn')
      if (isPosition && ++positionsRead === 1) await once(line, 'clear')
      return result
    },
  })
  const others = createReplicas(slowPrimary, [new pg.Pool({ connectionString: replica.url })])
  await expect.poll(() => positionsRead, patient).toBe(1)
  await rename('Third Blinds', { isNotified: false })
  others.changed()
  line.emit('clear')
  await expect.poll(() => positionsRead, patient).toBeGreaterThan(1)
  expect(others.pool()).toBe(slowPrimary)
  await others.close()
  await atReplica('select pg_wal_replay_resume()')
})

test('a visitor’s submission neither bypasses the replica nor sets a cookie', async () => {
  await expect.poll(isReading, patient).toBe(true)
  const input = { name: 'Anna', email: 'anna@example.com', reason: 'FEEDBACK', subject: 'Hello', message: 'A message.' }
  const send = 'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }'
  const request = { businessName: 'Honeybourne Blinds', email: 'hello@honeybourne.example.com', phone: '01632 960123' }
  for (const sent of [await site.ask(send, { input }), await overRest('/api/business-requests', request)])
    expect([sent.ok, sent.headers.getSetCookie(), isReading()]).toEqual([true, [], true])
})

test('a statement that a replica refuses runs on the primary', async () => {
  await expect.poll(isReading, patient).toBe(true)
  const reading = replicas.pool()
  await reading.query("update supplier set city = 'Bath' where id = $1", [id])
  expect((await pool.query('select city from supplier where id = $1', [id])).rows).toEqual([{ city: 'Bath' }])
})

test('a server that is no replica of this database is not used, with a log entry', async () => {
  const none = await testDatabase('template1')
  const other = new URL(replica.url)
  other.pathname = '/template1'
  const urls = [none.url, other.href, 'postgres://nobody@127.0.0.1:1/none']
  const pools = urls.map((connectionString) => new pg.Pool({ connectionString }))
  const level = log.level
  log.level = 'warn'
  const warnings = vi.spyOn(log, 'warn').mockImplementation(() => {})
  const wrong = createReplicas(pool, pools)
  onTestFinished(async () => {
    warnings.mockRestore()
    log.level = level
    await wrong.close()
    await none.close()
  })
  await expect.poll(() => warnings.mock.calls.length, patient).toBe(3)
  expect(warnings.mock.calls.map(([, line]) => String(line)).toSorted()).toEqual([
    'DATABASE_REPLICA_URLS names a server that is not a replica; it will not be used',
    'a replica does not respond: its reads go to the primary',
    'not a replica of this database; it will not be used',
  ])
  expect(wrong.pool()).toBe(pool)
})

test('DATABASE_URL and DATABASE_LISTEN_URL must point to the primary', async () => {
  const reach = (settings: NodeJS.ProcessEnv) => reachDatabase(readEnv(settings), entities)
  await expect(reach({ DATABASE_URL: replica.url })).rejects.toThrow(
    'DATABASE_URL points to a replica, which is read-only',
  )
  await expect(reach({ DATABASE_URL: primary.url, DATABASE_LISTEN_URL: replica.url })).rejects.toThrow(
    'DATABASE_LISTEN_URL: the database refuses: cannot execute LISTEN during recovery',
  )
})

test('a failing replica costs no response, and is used again once it recovers', async () => {
  await expect.poll(isReading, patient).toBe(true)
  await replica.stop()
  expect(await fresh()).toBe('Third Blinds')
  await expect.poll(isReading, patient).toBe(false)
  replica = await startReplica()
  await expect.poll(isReading, patient).toBe(true)
  expect(await fresh()).toBe('Third Blinds')
})
