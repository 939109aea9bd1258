import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { metrics } from '../server/metrics.ts'
import { valueOf } from '../testing/value-of.ts'
import { createPageCache } from './page-cache.ts'

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

test('a page expires, since some of it changes by the clock alone', async () => {
  const ask = await serve(createPageCache({ ttlMs: 50 }))
  expect(await ask()).toBe('made 1')
  await expect.poll(ask).toBe('made 2')
})
