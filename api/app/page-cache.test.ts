import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { metrics } from '../server/metrics.ts'
import { valueOf } from '../testing/value-of.ts'
import { createPageCache, packedFor, sendPage } from './page-cache.ts'

/** A server whose only page says how often it was made. */
const serve = async (cache: ReturnType<typeof createPageCache>) => {
  let made = 0
  const app = new Koa().use(async (ctx) => {
    if (!(await cache.send(ctx, ctx.url)))
      await cache.keep(ctx, ctx.url, `made ${++made}`, { tags: [] }, cache.version())
  })
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return async () => (await fetch(`http://127.0.0.1:${port}/`)).text()
}

test('a page is made once, and again when data has changed', async () => {
  const cache = createPageCache()
  const ask = await serve(cache)
  const counts = () =>
    Promise.all(['hit', 'miss'].map((result) => valueOf(metrics.cacheReads, { cache: 'page', result })))
  const [hits, misses] = (await counts()) as [number, number]
  expect([await ask(), await ask()]).toEqual(['made 1', 'made 1'])
  expect(await counts()).toEqual([hits + 1, misses + 1])
  cache.clear()
  expect(await ask()).toBe('made 2')
})

test('a page is kept as it was asked for, which is what its bytes count, and unpacked for who takes no compression', async () => {
  const cache = createPageCache()
  const html = 'a county with its cards '.repeat(4000)
  const bytes = () => valueOf(metrics.cacheBytes, { cache: 'page' })
  const kept = cache.put('/kent', Buffer.from(html), { tags: [] }, cache.version())
  const whole = await bytes()
  expect(whole).toBeGreaterThan(html.length)
  for (const [accepted, others] of [['zstd'], ['gzip'], ['br, gzip', 'gzip']] as const) {
    const packed = await packedFor(kept, accepted)
    const another = others ? (await packedFor(kept, others)).body.length : 0
    expect(whole - (await bytes())).toBe(html.length - packed.body.length - another)
    expect((await packedFor(kept, undefined)).body.toString()).toBe(html)
  }
  cache.clear()
  await packedFor(kept, 'br')
  expect(await bytes()).toBe(0)
})

test('a page expires, since some of it changes by the clock alone', async () => {
  const ask = await serve(createPageCache({ ttlMs: 50 }))
  expect(await ask()).toBe('made 1')
  await expect.poll(ask).toBe('made 2')
})

test('the first to ask gets a page packed quickly, the next ones packed small and once; all with the same tag', async () => {
  const cache = createPageCache()
  const words = Array.from({ length: 3000 }, (_, at) => `${(at * 7919) % 1009} `).join('')
  const kept = cache.put('/', Buffer.from(words), { tags: [] }, cache.version())
  const accepted = 'gzip, deflate, br, zstd'
  const [first, second, third] = [
    await packedFor(kept, accepted),
    await packedFor(kept, accepted),
    await packedFor(kept, accepted),
  ]
  expect([first.encoding, second.encoding]).toEqual(['zstd', 'br'])
  expect(zstdDecompressSync(first.body).toString()).toBe(words)
  expect(brotliDecompressSync(second.body).toString()).toBe(words)
  expect(second.body.length).toBeLessThan(first.body.length)
  expect(third.body).toBe(second.body)
  expect((await packedFor(kept, undefined)).body.toString()).toBe(words)

  const app = new Koa().use((ctx) => sendPage(ctx, kept))
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  kept.isSent = false
  const tags: (string | null)[] = []
  for (const asked of [accepted, accepted, 'identity']) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': asked } })
    tags.push(answer.headers.get('etag'))
    await answer.body?.cancel()
  }
  expect(tags).toEqual([kept.etag, kept.etag, kept.etag])
})
