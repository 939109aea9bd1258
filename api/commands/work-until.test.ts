import { readFileSync } from 'node:fs'
import { afterAll, expect, test, vi } from 'vitest'
import { log } from '../process/log.ts'
import { runSql } from '../database/sql.ts'
import { testDatabase } from '../testing/test-database.ts'
import { workUntil } from './work-until.ts'

log.level = 'silent'
const database = await testDatabase('places')
afterAll(database.close)
const settings = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
const workers = async () => (await runSql(database.pool, 'select from worker')).rowCount

test('a worker listens for SIGTERM before it loads anything that takes time', () => {
  const text = readFileSync('api/commands/worker.ts', 'utf8')
  expect([...text.matchAll(/^import .* from '(.*)'$/gm)].map(([, path]) => path)).toEqual(['./run-command.ts'])
  expect(readFileSync('api/commands/run-command.ts', 'utf8')).not.toMatch(/^import (?!type).*'\.{1,2}\//m)
  expect(text.indexOf("['SIGTERM', 'SIGINT']")).toBeLessThan(text.indexOf("import('./work-until.ts')"))
})

test('SIGTERM ends it before the database is contacted, and cleanly while it connects, starts or works', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined)
  await workUntil(AbortSignal.abort(), { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  const early = new AbortController()
  const connecting = workUntil(early.signal, settings)
  early.abort()
  await connecting
  expect(said).not.toHaveBeenCalled()
  const starting = new AbortController()
  said.mockImplementationOnce(() => starting.abort())
  await workUntil(starting.signal, settings)
  said.mockClear()
  const late = new AbortController()
  const working = workUntil(late.signal, settings)
  await vi.waitFor(() => expect(said.mock.calls).toEqual([['Working']]), { timeout: 40_000, interval: 20 })
  expect(await workers()).toBe(1)
  late.abort()
  await working
  expect(await workers()).toBe(0)
  said.mockRestore()
})
