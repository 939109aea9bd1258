import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import Koa from 'koa'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCachedServer } from './serve-cached.ts'
import { metrics } from '../process/metrics.ts'
import { readMetric } from '../testing/read-metric.ts'
import { createCache } from './cache.ts'
import { CachedResponse } from './cached-response.ts'

const serveApp = async (app: Koa) => {
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const serve = async (cache: ReturnType<typeof createCache>) => {
  let made = 0
  const answer = createCachedServer({ cache })
  const make = async () => ({ response: new CachedResponse(`made ${++made}`, { headers: {} }), tags: ['counties'] })
  const url = await serveApp(new Koa().use(async (ctx) => void (await answer(ctx, ctx.url, make))))
  return async () => (await fetch(url)).text()
}

test('a page is rendered once, and again after its data has changed', async () => {
  const cache = createCache()
  const requestPage = await serve(cache)
  const counts = () =>
    Promise.all(['hit', 'miss'].map((result) => readMetric(metrics.cacheReads, { cache: 'page', result })))
  const [hits, misses] = (await counts()) as [number, number]
  expect([await requestPage(), await requestPage()]).toEqual(['made 1', 'made 1'])
  expect(await counts()).toEqual([hits + 1, misses + 1])
  cache.tags.invalidate(['posts'])
  expect(await requestPage()).toBe('made 1')
  cache.tags.invalidate(['counties'])
  expect(await requestPage()).toBe('made 2')
})

test('a refused request does not refuse those that wait for the same page', async () => {
  const cache = createCache()
  const refused = cache.fill('page', () => Promise.reject(new Error('too busy')))
  const other = cache.fill('page', async () => ({ tags: ['counties'] }))
  await expect(refused).rejects.toThrow('too busy')
  expect(await other).toEqual({ tags: ['counties'] })
})

test('a cached page is counted by its bytes', async () => {
  const cache = createCache()
  const html = 'a county with its cards '.repeat(4000)
  const bytes = () => readMetric(metrics.cacheBytes, { cache: 'response' })
  const response = new CachedResponse(Buffer.from(html), { headers: {} })
  cache.set('/kent', { response, tags: [] }, cache.tags.current())
  expect(await bytes()).toBeGreaterThan(html.length)
  cache.tags.invalidateAll()
  expect(cache.find('/kent')).toBeUndefined()
  expect(await bytes()).toBe(0)
})

test('the least recently read page is evicted first, by bytes', () => {
  const cache = createCache({ maxBytes: 25_000 })
  const set = (key: string) =>
    cache.set(key, { response: new CachedResponse('x'.repeat(5000), { headers: {} }), tags: [] }, 0)
  for (const key of ['a', 'b']) set(key)
  cache.find('a')
  set('c')
  expect(['a', 'b', 'c'].map((key) => cache.find(key)?.state)).toEqual(['fresh', undefined, 'fresh'])
})

test('a page expires, since parts of it depend on the clock', async () => {
  let time = 0
  const requestPage = await serve(createCache({ maxAgeMs: 50, now: () => time }))
  expect(await requestPage()).toBe('made 1')
  time = 51
  expect(await requestPage()).toBe('made 2')
})

test('the first response is compressed quickly, later ones well and once; the ETag stays the same', async () => {
  const words = Array.from({ length: 3000 }, (_, at) => `${(at * 7919) % 1009} `).join('')
  const page = () => new CachedResponse(words, { headers: {}, etag: 'W/"words"' })
  const accepted = 'gzip, deflate, br, zstd'
  const cachedPage = page()
  const [first, second, third] = [
    await cachedPage.encode(accepted),
    await cachedPage.encode(accepted),
    await cachedPage.encode(accepted),
  ]
  expect([first.encoding, second.encoding]).toEqual(['zstd', 'br'])
  expect(zstdDecompressSync(first.body).toString()).toBe(words)
  expect(brotliDecompressSync(second.body).toString()).toBe(words)
  expect(second.body.length).toBeLessThan(first.body.length)
  expect(third.body).toBe(second.body)
  expect((await cachedPage.encode(undefined)).body.toString()).toBe(words)

  const answer = createCachedServer({ cache: createCache() })
  const make = async () => ({ response: page(), tags: [] })
  const url = await serveApp(new Koa().use(async (ctx) => void (await answer(ctx, '/', make))))
  const tags: (string | null)[] = []
  for (const acceptEncoding of [accepted, accepted, 'identity']) {
    const response = await fetch(url, { headers: { 'accept-encoding': acceptEncoding } })
    tags.push(response.headers.get('etag'))
    await response.body?.cancel()
  }
  expect(tags).toEqual(['W/"words"', 'W/"words"', 'W/"words"'])
})

test('a failed compression is tried again by the next reader', async () => {
  const readLength = vi.fn<() => number>(() => 2000)
  const response = new CachedResponse(Object.defineProperty(Buffer.alloc(2000), 'length', { get: readLength }), {
    headers: {},
  })
  await response.encode(undefined)
  readLength.mockImplementationOnce(() => {
    throw new Error('no memory')
  })
  await expect(response.encode('br')).rejects.toThrow('no memory')
  expect((await response.encode('br')).encoding).toBe('br')
})

test('a cached body keeps only its own bytes in memory', async () => {
  const { body } = await new CachedResponse('short', { headers: {} }).encode(undefined)
  expect(body.buffer.byteLength).toBe(5)
})
