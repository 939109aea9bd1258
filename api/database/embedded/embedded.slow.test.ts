import { execFileSync } from 'node:child_process'
import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { cp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { log } from '../../process/log.ts'
import { testFolder } from '../../testing/test-folder.ts'
import { User } from '../../accounts/user.entity.ts'
import { startEmbedded } from './embedded.ts'
import { openDatabase } from '../orm.ts'
import { runningServer } from './postmaster.ts'
import { runSql } from '../sql.ts'

log.level = 'silent'
const parent = await testFolder('directory-embedded')
afterAll(() => rm(parent, { recursive: true, force: true }))
const [dataDir, copy] = [join(parent, 'data'), join(parent, 'copy')]
const folder = join(dataDir, 'postgres')

const queryServer = async (url: string, sql: string) => {
  const client = new pg.Client(url)
  await client.connect()
  return client
    .query(sql)
    .then(
      ({ rows }) => Object.values(rows[0] ?? {})[0],
      (error: unknown) => error,
    )
    .finally(() => client.end())
}

const position = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')`

test('a copy of DATA_DIR gets its own server; a killed one restarts at the same address', async () => {
  const original = await startEmbedded(dataDir, { durable: false })
  await queryServer(original.url, 'create table here (n int)')
  const before = await queryServer(original.url, position)
  await queryServer(
    original.url,
    'do $$ begin truncate here; insert into here select generate_series(1, 100000); end $$',
  )
  await queryServer(original.url, 'checkpoint')
  expect(Number(await queryServer(original.url, position)) - Number(before)).toBeLessThan(2e6) // 3.6 MB of rows, written only once

  await cp(dataDir, copy, { recursive: true, preserveTimestamps: true })
  expect(await readFile(join(copy, 'postgres/postmaster.pid'), 'utf8')).toContain(folder)
  const copied = await startEmbedded(copy, { durable: false })
  expect(new URL(copied.url).port).not.toBe(new URL(original.url).port)
  expect(await queryServer(copied.url, 'show data_directory')).toBe(join(copy, 'postgres'))
  await queryServer(copied.url, 'drop table here')
  await copied.stop()
  expect(await runningServer(join(copy, 'postgres'))).toBeUndefined()
  expect(await queryServer(original.url, 'select count(*)::int from here')).toBe(100_000)

  const database = await openDatabase(original.url, [User])
  const { pid } = (await runningServer(folder))!
  const shared = await startEmbedded(dataDir, { durable: false })
  expect(shared.url).toBe(original.url)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => runSql(database.pool, 'select from here'), { timeout: 60_000, interval: 100 })
  await vi.waitFor(() => database.orm.em.fork().execute('select from here'), { timeout: 60_000, interval: 100 })
  expect((await runningServer(folder))!.pid).not.toBe(pid)
  await database.close()
  await shared.stop()
  await original.stop()
  expect(await runningServer(folder)).toBeUndefined()
})

test('it survives a power cut, and only this machine reaches it, with the password', async () => {
  const own = join(parent, 'own')
  const server = await startEmbedded(own)
  try {
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'unix_socket_directories']
    const values = await Promise.all(names.map((name) => queryServer(server.url, `show ${name}`)))
    expect(values).toEqual(['on', 'on', 'on', '127.0.0.1', ''])
    const stranger = new URL(server.url)
    stranger.password = 'a guess'
    await expect(queryServer(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(join(own, 'database-password'))).mode & 0o777).toBe(0o600)
    expect((await readdir(own)).filter((name) => name.startsWith('postgres'))).toEqual(['postgres'])
  } finally {
    await server.stop()
  }
})

const findServers = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
      return /^sh|^\/bin\/sh|postgres\0-D/.test(command) && command.includes(folder)
    } catch {
      return false
    }
  })

test.skipIf(process.platform !== 'linux')('an aborted start leaves no server, however early', async () => {
  await (await startEmbedded(dataDir, { durable: false })).stop()
  const serverLog = join(folder, 'server.log')
  await rm(serverLog)
  execFileSync('mkfifo', ['--mode=666', serverLog]) // the server blocks on its log until somebody reads it
  const stopping = new AbortController()
  const starting = startEmbedded(dataDir, { durable: false, signal: stopping.signal })
  const ended = expect(starting).rejects.toThrow()
  await expect.poll(findServers).toHaveLength(1)
  stopping.abort()
  await Promise.race([ended, setTimeout(300)])
  const reader = createReadStream(serverLog).resume()
  await ended
  await expect.poll(findServers).toEqual([])
  reader.destroy()
  await rm(serverLog)
})

test('a frozen server is eventually stopped', async () => {
  const server = await startEmbedded(dataDir, { durable: false, stopWithinSeconds: 1 })
  const { pid } = (await runningServer(folder))!
  process.kill(pid, 'SIGSTOP')
  await server.stop()
  expect(await runningServer(folder)).toBeUndefined()
})
