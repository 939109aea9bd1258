import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Koa from 'koa'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '../process/env.ts'
import { metrics } from '../process/metrics.ts'
import { readMetric } from '../testing/read-metric.ts'
import { createAdmission } from '../server/admission.ts'
import { serveAssets } from './assets.ts'
import { compressAnswers } from '../server/compress.ts'
import { createCache } from '../cache/cache.ts'
import { createPages } from './page.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { createSchema } from '../graphql/schema.ts'

const folder = await mkdtemp(join(tmpdir(), 'directory-page-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const build = {
  'client/.vite/manifest.json': '{"web/begin.ts":{"file":"assets/begin.js"}}',
  'client/web/index.html':
    '<script type="module" crossorigin src="/assets/main.js"></script><!--head--><script type="speculationrules">{"prefetch":[]}</script><script type="application/json" id="data"><!--data--></script><!--body--><noscript><!--sorry--></noscript>',
  'client/web/graphiql.html': '',
  'client/assets/a.js': '',
  'client/assets/begin.js': 'begin()\n',
  'client/assets/b.js': 'let b = 1',
  'client/assets/b.js.br': brotliCompressSync('let b = 1'),
  'client/widget/widget.js': 'let w = 1',
  'client/widget/widget.js.br': brotliCompressSync('let w = 1'),
  'client/widget/widget.js.gz': gzipSync('let w = 1'),
  'server/server.js': `export const render = async ({ url, config, execute }) =>
    await execute('{ __typename }', {}) && ({ status: url.endsWith('/merged') ? 301 : url.endsWith('/suppliers/7') || url.endsWith('/suppliers/8') ? 404 : 200, redirect: url.endsWith('/merged') ? '/suppliers/1' : undefined,
      head: '', styles: '', body: 'demo data: ' + config.hasDemoData + (config.signedInAs ? ' for ' + config.signedInAs : ''), data: '', modules: [] })
    export const cachedBytes = () => 17`,
}
for (const [path, text] of Object.entries(build)) {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
}

test('a built file is sent compressed and cached for ever; an unreadable one does not end the process', async () => {
  const serve = await serveAssets(join(folder, 'client'))
  const app = new Koa().use(compressAnswers).use(async (ctx) => void (await serve(ctx)))
  app.silent = true
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const requestPage = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, method })
    const responseHeaders = ['content-type', 'content-encoding', 'cache-control', 'etag'].map((name) =>
      answer.headers.get(name),
    )
    return [answer.status, ...responseHeaders, await answer.text()]
  }
  const js = 'text/javascript; charset=utf-8'
  const forEver = 'public, max-age=31536000, immutable'
  const plain = [200, js, null, forEver, '"b.js"', 'let b = 1']
  expect(await requestPage('/assets/b.js', { 'accept-encoding': 'identity' })).toEqual(plain)
  expect(await requestPage('/assets/b.js', { 'accept-encoding': 'gzip, br' })).toEqual([
    200,
    js,
    'br',
    forEver,
    '"b.js.br"',
    'let b = 1',
  ])
  expect(
    (
      await requestPage('/assets/b.js', {
        'if-none-match': '"b.js.br"',
        'cache-control': 'max-age=0',
        'accept-encoding': 'br',
      })
    )[0],
  ).toBe(304)
  expect(await requestPage('/assets/b.js', { 'accept-encoding': 'identity' }, 'HEAD')).toEqual([
    ...plain.slice(0, 5),
    '',
  ])
  const aDay = 'public, max-age=3600, stale-while-revalidate=86400'
  const widget = [200, js, null, aDay, expect.stringMatching(/^W\/"/), 'let w = 1']
  expect(await requestPage('/widget.js', { 'accept-encoding': 'identity' })).toEqual(widget)
  for (const encoding of ['br', 'gzip'])
    expect((await requestPage('/widget.js', { 'accept-encoding': encoding })).slice(2)).toEqual([
      encoding,
      ...widget.slice(3),
    ])
  const none = [404, 'text/plain; charset=utf-8', null, 'no-store', null, 'This file does not exist.']
  for (const path of ['/assets/none.js', '/assets/', '/assets/../web/index.html', '/assets/..%2fweb%2findex.html'])
    expect((await requestPage(path))[0]).toBe(404)
  expect(await requestPage('/assets/none.js')).toEqual(none)
  await rm(join(folder, 'client/assets/b.js'))
  expect((await requestPage('/assets/b.js', { 'accept-encoding': 'identity' })).slice(0, 4)).toEqual([
    500,
    'text/plain; charset=utf-8',
    null,
    null,
  ])
  expect((await requestPage('/assets/a.js'))[0]).toBe(200)
  server.close()
})

test('a silent database delays a page once; pages without it or for users are not cached; cached ones are sent without capacity', async () => {
  let hasDemoData = (): Promise<boolean> => new Promise(() => {})
  const admission = createAdmission({ maxRunning: 1, maxWaiting: 0 })
  const reported: object[] = []
  const { middleware, inlineScripts } = await createPages({
    env: readEnv({}),
    graphql: createGraphQLServer(createSchema()),
    admission,
    hasDemoData: () => hasDemoData(),
    isGone: async (path) => path === '/suppliers/7',
    cache: createCache(),
    analytics: { eventsFor: () => ({ viewed: 7 }), report: (events) => reported.push(events) },
    silentMs: 20,
    from: folder,
  })
  const app = new Koa().use((ctx, next) => {
    const viewers: Record<string, object> = {
      'a=user': { id: 1, username: 'bob' },
      'a=staff': { id: 2, username: 'mona', role: 'MODERATOR' },
    }
    const viewer = viewers[ctx.headers.cookie ?? '']
    ctx.state.context = { ip: '192.0.2.1', ...(viewer ? { viewer } : {}) }
    return next()
  })
  expect(inlineScripts).toEqual(['{begin()}', '{"prefetch":[]}'])
  const server = app.use(middleware).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const requestPage = async (headers = {}, path = '/') => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
    return [answer.status, answer.headers.get('retry-after'), await answer.text()]
  }
  expect(await readMetric(metrics.cacheBytes, { cache: 'part' })).toBe(17) // what the renderer keeps
  const rendered = await readMetric(metrics.pageSeconds)
  const silent = await requestPage()
  expect(silent).toEqual([503, '30', expect.stringContaining('This page could not be shown. Please try again')])
  expect(silent[2]).toContain('<title>Blind &amp; Curtain Directory</title>')
  hasDemoData = async () => Promise.reject(new Error('refused'))
  expect(await requestPage()).toEqual([200, null, expect.stringContaining('demo data: false')])
  hasDemoData = async () => true
  expect(await requestPage()).toEqual([200, null, expect.stringContaining('demo data: true')])
  expect(await readMetric(metrics.pageSeconds)).toBe(rendered + 3)
  hasDemoData = () => new Promise(() => {})
  expect(await requestPage()).toEqual([200, null, expect.stringContaining('demo data: true')])
  expect(await readMetric(metrics.pageSeconds)).toBe(rendered + 3) // a cached page is not rendered
  hasDemoData = async () => false
  expect(await requestPage({ cookie: 'a=user' })).toEqual([200, null, expect.stringContaining('demo data: false')])
  for (const cookie of ['session=made-up', '__Host-session=made-up; __Host-session.sig=too', 'wrote=1'])
    expect(await requestPage({ cookie }), cookie).toEqual([200, null, expect.stringContaining('demo data: true')])
  const missing = [await requestPage({}, '/suppliers/7'), await requestPage({}, '/suppliers/8')]
  expect(missing.map(([status]) => status)).toEqual([410, 404]) // the one was removed, the other never was
  expect(await requestPage()).toEqual([200, null, expect.stringContaining('demo data: true')])
  reported.length = 0
  await requestPage({ 'sec-purpose': 'prefetch' }, '/prefetched')
  await requestPage({}, '/suppliers/8')
  expect(reported).toEqual([])
  await requestPage({}, '/viewed')
  expect(reported).toEqual([{ viewed: 7 }])
  expect((await requestPage({ cookie: 'a=staff' }, '/viewed'))[2]).not.toContain(' for ')
  expect(reported, 'staff are no visitors').toEqual([{ viewed: 7 }])
  expect((await requestPage({ cookie: 'a=user' }, '/viewed'))[2]).toContain('demo data: false for bob')
  expect(reported).toEqual([{ viewed: 7 }, { viewed: 7 }])
  const readCaching = async (cookie: string, path = '/viewed') => {
    const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
    return (await fetch(to, { headers: { cookie } })).headers.get('cache-control')
  }
  expect(await Promise.all(['a=user', 'a=staff', 'a=visitor'].map((cookie) => readCaching(cookie)))).toEqual([
    'private, no-cache',
    'private, no-cache',
    'no-cache',
  ])
  expect(await readCaching('a=user', '/suppliers/8')).toBe('private, no-cache')
  const redirect = async (path: string) => {
    const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
    const { status, headers } = await fetch(to, { redirect: 'manual' })
    return [status, headers.get('location'), headers.get('cache-control')]
  }
  expect(await redirect('/kent//?a=b')).toEqual([301, '/kent?a=b', null])
  expect(await redirect('/merged')).toEqual([301, '/suppliers/1', 'no-cache'])
  const leave = await admission.enter({ ip: '192.0.2.2' })
  const noRoom = await requestPage({}, '/another')
  expect(noRoom).toEqual([503, '5', expect.stringContaining('The site is very busy')])
  expect(await requestPage(), 'what is kept needs no room').toEqual([
    200,
    null,
    expect.stringContaining('demo data: true'),
  ])
  leave()
  server.close()
})
