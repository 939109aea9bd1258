import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { entities } from '../start/entities.ts'
import { openDatabase } from '../database/orm.ts'
import { readEnv } from '../process/env.ts'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { buildPost } from '../testing/build/post.factory.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testNetwork } from '../testing/test-network.ts'
import { readMetric } from '../testing/read-metric.ts'
import { createCache } from './cache.ts'
import { CachedResponse } from './cached-response.ts'
import { startInvalidation, withDemoCheck } from './invalidation.ts'

log.level = 'silent'
const database = await testDatabase()
const { pool } = database
const steps: (() => Promise<unknown>)[] = []
const cache = createCache()
const refreshed: string[] = []
const refresh = (name: string) => async () => void refreshed.push(name)
const replicas = { changed: () => void refreshed.push('replicas'), pool: () => pool, close: async () => {} }
const reader = await startInvalidation(
  { ...database, replicas },
  readEnv({}),
  { push: (step) => void steps.push(step) },
  cache.tags,
  { site: refresh('site'), keys: refresh('keys'), redirects: refresh('redirects'), adNetwork: refresh('adNetwork') },
)
afterAll(async () => {
  for (const step of steps.toReversed()) await step()
  await database.close()
})

const shown = { supplier: 'supplier:1', kent: 'list:kent:', posts: 'posts', ads: 'ads', manual: '' }
const fill = () => {
  for (const [key, tag] of Object.entries(shown)) {
    const response = new CachedResponse(key, { headers: {} })
    cache.set(key, { response, tags: tag ? [tag] : [] }, cache.tags.current())
  }
}
const left = () => Object.keys(shown).filter((key) => cache.find(key))
const after = async (change: () => Promise<unknown>) => {
  fill()
  refreshed.length = 0
  const before = cache.tags.current()
  await change()
  await expect.poll(() => cache.tags.current() > before || refreshed.length > 0, patient).toBe(true)
  await reader.catchUp()
  await new Promise(setImmediate) // lets a copy be read again
  return left().join(' ')
}
const patient = { timeout: 30_000, interval: 5 }

test('a table change invalidates its tags and refreshes copies of small tables', async () => {
  const post = () => buildPost(pool)('silk')
  expect([await after(post), refreshed]).toEqual(['supplier kent ads manual', ['replicas', 'redirects']])
  const supplier = () => build(pool).supplier({ county: 'Kent' })
  expect([await after(supplier), refreshed]).toEqual(['posts ads manual', ['replicas']])
  const settings = () => pool.query('update ad_settings set is_test_mode = not is_test_mode')
  expect([await after(settings), refreshed], 'every page’s headers name its hosts').toEqual([
    '',
    ['replicas', 'adNetwork'],
  ])
  const site = () => pool.query("update site_settings set site_name = 'Sashes of Kent'")
  expect([await after(site), refreshed]).toEqual(['', ['replicas', 'site']])
  const legal = () => pool.query("insert into legal_text (page, content, changed_on) values ('TERMS', 'Ours.', now())")
  expect([await after(legal), refreshed], 'pages know which texts are the site’s own').toEqual([
    '',
    ['replicas', 'site'],
  ])
  const redirect = () => pool.query("insert into redirect (from_path, to_address) values ('/a', '/b')")
  expect([await after(redirect), refreshed]).toEqual(['supplier kent posts ads manual', ['replicas', 'redirects']])
  const key = () =>
    pool.query(`insert into api_key (name, prefix, secret_hash, created_by) values ('Partner', 'bcd_x', 'x', 'ada')`)
  expect([await after(key), refreshed]).toEqual(['supplier kent posts ads manual', ['replicas', 'keys']])
})

test('a written change wakes the webhooks', async () => {
  await pool.query(
    "insert into webhook (label, url, events, secret, cursor) values ('Trade', 'https://partner.example', '{x}', 'x', '0')",
  )
  await pool.query('delete from graphile_worker._private_jobs')
  await build(pool).supplier({ county: 'Kent' })
  const jobs = () => pool.query("select from graphile_worker.jobs where task_identifier = 'deliver_webhook'")
  await expect.poll(async () => (await jobs()).rowCount).toBe(1)
})

test('without the LISTEN connection everything is stale; after reconnecting it is invalid', async () => {
  fill()
  const states = () => Object.keys(shown).map((key) => cache.find(key)?.state)
  const seen: string[] = []
  const watch = setInterval(() => seen.push([...new Set(states())].join(' ')), 5) // before it is lost: it returns soon
  onTestFinished(() => clearInterval(watch))
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'listen changed'",
  )
  await expect.poll(left, patient).toEqual([])
  expect(seen.join()).toContain('stale') // beside what a change before has made invalid
  fill()
  expect(new Set(states())).toEqual(new Set(['fresh']))
})

test('each failed LISTEN is logged; pages are invalidated only once the pool responds too', async () => {
  const [toPool, toListen] = await Promise.all([testNetwork(database.url), testNetwork(database.url)])
  const distant = await openDatabase(toPool.url, entities, { directUrl: toListen.url })
  const ends: (() => Promise<unknown>)[] = [toPool.close, toListen.close, distant.close]
  const { tags } = createCache()
  const copies = { site: refresh(''), keys: refresh(''), redirects: refresh(''), adNetwork: refresh('') }
  await startInvalidation(distant, readEnv({}), { push: (step) => void ends.push(step) }, tags, copies)
  const warn = vi.spyOn(log, 'warn')
  onTestFinished(async () => {
    warn.mockRestore()
    for (const end of ends.toReversed()) await end()
  })
  const isListening = () => readMetric(metrics.listening, { channel: 'changed' })
  expect([tags.isDisconnected(), await isListening()]).toEqual([false, 1])

  toListen.refuse()
  const failed = () => warn.mock.calls.filter(([, line]) => line === 'LISTEN failed; retrying')
  await expect.poll(() => failed().length, patient).toBeGreaterThanOrEqual(2)
  expect(failed()[0]![0]).toEqual({ channel: 'changed', reason: expect.any(String) })
  expect([tags.isDisconnected(), await isListening()]).toEqual([true, 0])

  toPool.refuse()
  const version = tags.current()
  toListen.refuse(false)
  await expect.poll(isListening, patient).toBe(1)
  expect([tags.isDisconnected(), tags.current()]).toEqual([true, version])
  toPool.refuse(false)
  await expect.poll(tags.isDisconnected, patient).toBe(false)
  expect(tags.current()).toBeGreaterThan(version)
})

test('while it is unknown whether there is demo data, anything may have changed', async () => {
  const changes = [{ supplierId: 1, places: [], services: [], isCounted: false }]
  let has = async () => false
  const read = await withDemoCheck(
    async () => changes,
    () => has(),
  )
  has = () => Promise.reject(new Error('the database is away'))
  expect(await read()).toBeUndefined()
  has = async () => false
  expect([await read(), await read()]).toEqual([undefined, changes])
})
