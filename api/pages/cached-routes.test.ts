import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import Koa from 'koa'
import { expect, onTestFinished, test } from 'vitest'
import { createCache } from '../cache/cache.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import { readEnv } from '../process/env.ts'
import { noAnalytics } from '../schema/analytics.ts'
import { cachedPageListener, pageKey } from './cached-page-listener.ts'
import { cacheRoutes } from './cached-routes.ts'

const serve = async (listener: Parameters<typeof createServer>[1]) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const readFrom = (to: string, host: string) =>
  new Promise<string>((done) => get(to, { headers: { host } }, (response) => done(readText(response))))

test('sitemaps, badges and pictures are made once per address, charged when made, and made again after a change', async () => {
  const cache = createCache()
  let env = readEnv({ SITE_URL: 'https://directory.test' })
  let [made, status, charged] = [0, 200, 0]
  const app = new Koa()
  app.use((ctx, next) => {
    ctx.state = { context: { env, quota: { consume: () => charged++ } }, requestId: 'x' }
    return next()
  })
  app.use(cacheRoutes(cache)).use((ctx) => {
    ctx.status = status
    ctx.set('x-robots-tag', 'noindex')
    ctx.body = `made ${++made}`
  })
  const host = await serve(app.callback())
  const request = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://${host}${path}`, init)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const text = async (path: string) => (await request(path)).text
  const first = await request('/sitemap.xml')
  const again = await request('/sitemap.xml?utm_source=x')
  expect([again.text, again.headers.get('x-robots-tag'), charged]).toEqual(['made 1', 'noindex', 1])
  const etag = first.headers.get('etag')!
  expect(await request('/sitemap.xml', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, text: '' })
  expect([await text('/badge/7.svg?theme=dark'), await text('/badge/7.svg')]).toEqual(['made 2', 'made 3'])
  expect((await request('/badge/7.svg', { method: 'HEAD' })).headers.get('etag')).toBeTruthy()
  for (const path of ['/api/suppliers', '/pictures/other/7.png', '/sitemap'])
    expect([path, (await text(path)) === (await text(path))]).toEqual([path, false])
  expect([made, charged]).toEqual([9, 3])

  const pictures = ['/pictures/supplier/7.png', '/pictures/county/kent.png', '/pictures/post/silk.png']
  const changedBy = async (tag: string) => {
    const before = await Promise.all(pictures.map(text))
    cache.tags.invalidate([tag])
    const after = await Promise.all(pictures.map(text))
    return pictures.filter((_, at) => before[at] !== after[at])
  }
  expect(await changedBy('supplier:8')).toEqual([])
  for (const [at, tag] of ['supplier:7', 'counties', 'posts'].entries())
    expect(await changedBy(tag)).toEqual([pictures[at]])
  cache.tags.invalidateAll()
  const known = await request('/pictures/site/card.png', { headers: { 'if-none-match': '"of-another"' } })
  expect(known).toMatchObject({ status: 200, text: await text('/pictures/site/card.png') })

  status = 404
  expect([(await request('/badge/8.svg')).status, (await request('/badge/8.svg')).status]).toEqual([404, 404])
  status = 200
  expect(await request('/badge/8.svg')).toMatchObject({ status: 200 })

  env = readEnv({})
  const sent = await Promise.all(
    ['one.test', 'other.test', 'one.test'].map((name) => readFrom(`http://${host}/sitemap.xml`, name)),
  )
  expect([sent[0] === sent[2], sent[0] === sent[1]], 'each host has its own').toEqual([true, false])
})

test('a cached page is sent in front only for a plain request to a known host, once all changes are known', async () => {
  let isCaughtUp = true
  const cache = createCache()
  const listen = (settings: Record<string, string>) =>
    serve(
      cachedPageListener({ cache, analytics: noAnalytics, env: readEnv(settings), isCaughtUp: () => isCaughtUp })(
        (_, response) => void response.end('the app'),
      ),
    )
  const [plain, behind, named] = await Promise.all([
    listen({}),
    listen({ TRUST_PROXY: '1' }),
    listen({ TRUST_PROXY: '1', SITE_URL: 'https://directory.test' }),
  ])
  for (const siteUrl of [`http://${plain}`, `http://${behind}`, 'http://a,b', 'https://directory.test'])
    cache.set(
      pageKey(siteUrl, '/kent'),
      { response: new CachedResponse('cached', { headers: {}, sentHeaders: [] }), tags: ['counties'] },
      cache.tags.current(),
    )
  const text = async (host: string, init?: RequestInit) => (await fetch(`http://${host}/kent`, init)).text()
  expect([await text(plain), await text(behind), await text(named)]).toEqual(['cached', 'the app', 'cached'])
  expect(await text(plain, { method: 'POST', body: 'x' })).toBe('the app')
  expect(await readFrom(`http://${plain}/kent`, 'other.test'), 'of another host').toBe('the app')
  cache.tags.makeStale(['counties'])
  expect(await text(plain)).toBe('the app')
  cache.set(
    pageKey(`http://${plain}`, '/kent'),
    { response: new CachedResponse('newer', { headers: {}, sentHeaders: [] }), tags: [] },
    cache.tags.current(),
  )
  expect(await text(plain)).toBe('newer')
  isCaughtUp = false
  expect(await text(plain)).toBe('the app')
})
