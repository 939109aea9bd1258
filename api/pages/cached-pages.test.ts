import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildPost } from '../testing/build/post.factory.ts'
import { followChanges } from '../partners/changes/follow-changes.ts'
import { bulkLoad } from '../database/bulk-load.ts'
import { listen } from '../database/listen.ts'
import { counties } from '../places/areas/counties.ts'
import { hasDemoData } from '../seed/has-demo-data.ts'
import { createContext } from '../server/context.ts'
import { noAnalytics } from '../schema/analytics.ts'
import { readEnv } from '../process/env.ts'
import { PublicError } from '../server/errors.ts'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { testDatabase } from '../testing/test-database.ts'
import { readMetric } from '../testing/read-metric.ts'
import { createCache, createTagVersions } from '../cache/cache.ts'
import { CachedResponse } from '../cache/cached-response.ts'
import { createChangeReader, withDemoCheck } from '../cache/invalidation.ts'
import { anything, countyKey } from '../cache/tags.ts'
import { createWeakEtag } from '../server/conditional-request.ts'
import { cachedPageListener } from './cached-page-listener.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { createSchema } from '../graphql/schema.ts'
import { createCachedServer } from '../cache/serve-cached.ts'

log.level = 'silent'
const database = await testDatabase()
const { pool } = database
const make = build(pool)
const sql = (text: string, values: unknown[] = []) => pool.query(text, values)
const graphql = createGraphQLServer(createSchema())
const context = createContext(database, readEnv({}), { ip: '192.0.2.1' })

const questions: Record<string, string> = {
  post: '{ post(slug: "silk") { title } adSlots { id } }',
  counties: '{ counties { name supplierCount } }',
  home: '{ featuredSuppliers { id name } }',
  search: '{ suppliers(filter: { query: "regency" }) { nodes { name } } }',
  kent: '{ county(urlName: "kent") { urlName stats { averageRating } topSuppliers { name } neighbours { urlName } } }',
  dover: '{ supplierArea(county: "kent", town: "dover") { name suppliers { nodes { name } } } }',
  surrey: '{ county(urlName: "surrey") { urlName topSuppliers { name } neighbours { urlName supplierCount } } }',
  'kent shutters': '{ suppliers(filter: { county: "Kent", service: SHUTTERS }) { nodes { name } } }',
  'kent blinds':
    '{ suppliers(filter: { county: "kent", services: [BLINDS] }) { edges { node { name } } alternatives { distance } } }',
  'surrey facets': '{ suppliers(filter: { county: "Surrey" }) { nodes { name } facets { counties { count } } } }',
}

const process = async () => {
  const cache = createCache()
  const read = await withDemoCheck(await followChanges(pool), () => hasDemoData(pool))
  const options = { gapMs: 0, maxWaitMs: 60_000, continuousMs: Infinity }
  const reader = await createChangeReader(read, cache.tags, options)
  /** A page that was not cached is rendered, and cached from now on. */
  const isCached = async (name: string) => {
    await reader.catchUp()
    if (cache.find(name)?.state === 'fresh') return true
    const version = cache.tags.current()
    const question = { query: questions[name] ?? `{ supplier(id: "${name}") { id name phone } }` }
    const { data, errors } = await graphql.execute(question, context)
    expect(errors).toBeUndefined()
    const response = new CachedResponse(JSON.stringify(data), { headers: {} })
    cache.set(name, { response, tags: graphql.getTags(question, data)! }, version)
    return false
  }
  return { cache, reader, isCached }
}

const [a, b] = [await process(), await process()]
const heard: string[] = []
const listening = await listen(
  database.url,
  'changed',
  (payload) => {
    heard.push(payload)
    for (const { reader } of [a, b]) reader.hint()
  },
  () => {},
)
afterAll(async () => {
  await listening.close()
  await Promise.all([a, b].map(({ reader }) => reader.stop()))
  await database.close()
})

const kentish = { county: 'Kent', city: 'Dover', latitude: null, longitude: null }
const surrey = { county: 'Surrey', city: 'Guildford', latitude: null, longitude: null }
let inKent = 0
let inSurrey = 0
beforeAll(async () => {
  await make.county('Kent', 'kent', [51.2, 0.7])
  await make.county('Surrey', 'surrey', [51.25, -0.4])
  await buildPost(pool)('silk')
  inKent = await make.supplier({ ...kentish, name: 'Dover Blinds' })
  inSurrey = await make.supplier({ ...surrey, name: 'Guildford Blinds' })
})

const names = () => [...Object.keys(questions), String(inKent), String(inSurrey)]
/** Looks at every page in both processes, which must agree. */
const dropped = async () => {
  const before: string[][] = []
  for (const { isCached } of [a, b]) {
    const gone: string[] = []
    for (const name of names()) if (!(await isCached(name))) gone.push(name)
    before.push(gone)
  }
  expect(before[0]).toEqual(before[1])
  return before[0]
}
let changes = 0
/** Notifications come in the order of commits. */
const droppedBy = async (change: () => Promise<unknown>) => {
  await change()
  const last = `change ${++changes}`
  await sql(`notify changed, '${last}'`)
  while (heard.at(-1) !== last) await new Promise((done) => setTimeout(done, 2))
  return dropped()
}
beforeEach(async () => {
  await droppedBy(async () => {})
})

const everyList = ['home', 'search']
const ofKent = ['kent', 'dover', 'kent blinds']

test('a change invalidates pages with the supplier, and the lists of its county, town and service, in all processes', async () => {
  const kent = String(inKent)
  expect(await dropped()).toEqual([])
  const phone = () => sql("update supplier set phone = '01304 960001' where id = $1", [inKent])
  expect(await droppedBy(phone)).toEqual([...everyList, ...ofKent, kent])
  expect((await a.cache.find(kent)!.response.encode(undefined)).body.toString()).toContain('01304 960001')
  const review = () => make.review(inKent)
  expect(await droppedBy(review)).toEqual([...everyList, ...ofKent, kent])
  const shutters = () => sql("update supplier set services = '{Shutters}' where id = $1", [inKent])
  expect(await droppedBy(shutters)).toEqual([...everyList, 'kent', 'dover', 'kent shutters', 'kent blinds', kent])
})

test('an added, moved or removed supplier changes the counts too, also of its old county', async () => {
  const created = () => make.supplier({ ...kentish, city: 'Ashford', services: ['Curtains'] })
  expect(await droppedBy(created)).toEqual(['counties', ...everyList, 'kent', 'dover', 'surrey', 'surrey facets'])
  const moved = () => sql("update supplier set county = 'Surrey', city = 'Woking' where name = 'Regency Blinds'")
  expect(await droppedBy(moved)).toEqual(['counties', ...everyList, 'kent', 'dover', 'surrey', 'surrey facets'])
  const movedNear = () => sql("update supplier set city = 'Godalming' where name = 'Regency Blinds'")
  expect(await droppedBy(movedNear)).toContain('counties')
  const hidden = () => sql("update supplier set status = 'hidden' where name = 'Regency Blinds'")
  expect(await droppedBy(hidden)).toEqual(['counties', ...everyList, 'kent', 'surrey', 'surrey facets'])
})

test('bulk loads report changes too; truncated tables and demo data invalidate everything', async () => {
  const bulk = () =>
    bulkLoad(pool, (client) => client.query("update supplier set name = 'Dover Shutters' where id = $1", [inKent]))
  heard.length = 0
  expect(await droppedBy(bulk)).toEqual([...everyList, 'kent', 'dover', 'kent shutters', String(inKent)])
  expect(heard, 'its own notification, then the test’s').toEqual(['supplier', `change ${changes}`])
  const { rows } = await sql("select reloptions from pg_class where oid = 'supplier'::regclass")
  expect(rows, 'visitors’ queries are not parallel').toEqual([{ reloptions: ['parallel_workers=0'] }])
  let demo = 0
  const marked = async () => (demo = await make.supplier({ ...surrey, is_demo: true }))
  expect(await droppedBy(marked)).toEqual(names())
  const another = () => sql("update supplier set phone = '01304 960002' where id = $1", [inKent])
  expect(await droppedBy(another), 'while there is demo data').not.toContain('post')
  expect(await droppedBy(() => sql('delete from supplier where id = $1', [demo]))).toEqual(names())
  const restored = () => sql('update change_feed set epoch = gen_random_uuid()')
  expect(await droppedBy(restored)).toEqual(names())
})

test('a continuous scrape leaves other pages cached: 95 % hits', async () => {
  const untouched = ['post', 'surrey', String(inSurrey)]
  await sql(
    "insert into supplier (name, status, county, city) select 'Found ' || n, 'listed', 'Kent', 'Deal' from generate_series(1, 60) n",
  )
  await droppedBy(async () => {})
  const looks: boolean[] = []
  for (let saved = 1; saved <= 60; saved++) {
    await sql("update supplier set phone = '01304 ' || (960000 + $1::int) where name = 'Found ' || $1::int", [saved])
    for (const name of untouched) looks.push(await a.isCached(name))
  }
  expect(looks.filter(Boolean).length / looks.length).toBeGreaterThanOrEqual(0.95)
  expect(await droppedBy(() => sql("update supplier set phone = null where name = 'Found 1'"))).toContain('kent')
})

test('a county has one tag, by name and by urlName', () => {
  for (const { name, urlName } of counties) expect(countyKey(name)).toBe(urlName)
})

test('whatever cannot be narrowed down has every tag: other root fields, searches, more of counties', () => {
  const tags = (query: string, data: unknown = {}) => graphql.getTags({ query }, data)
  expect(tags('{ node(nodeId: "x") { id } }')).toEqual(anything)
  expect(tags('query A { posts { totalCount } } query B { posts { totalCount } }')).toEqual(anything)
  expect(tags('{ no such field }')).toEqual(anything)
  for (const list of [
    'featuredSuppliers { name }',
    'popularLocations { name }',
    'suggest(text: "oak") { text }',
    'supplierMap(bounds: { south: 50, west: 0, north: 51, east: 1 }, zoom: 9) { count }',
  ])
    expect(tags(`{ ${list} }`), list).toEqual(['list::', 'counties'])
  for (const read of ['posts { totalCount }', 'latestPosts { title }', 'postCategories', 'popularTags'])
    expect(tags(`{ ${read} }`), read).toEqual(['posts'])
  for (const read of ['adSlots { id }', 'adSettings { isEnabled }']) expect(tags(`{ ${read} }`), read).toEqual(['ads'])
  expect(tags('{ countries { name } }')).toEqual(['count:', 'counties'])
  for (const filter of ['query: "blinds"', 'near: "Dover"', 'place: "dover"', 'county: "Kent", radiusMiles: 3'])
    expect(tags(`{ suppliers(filter: { ${filter} }) { totalCount } }`)).toEqual(['list::'])
  expect(tags('{ suppliers(filter: { county: "Kent" }) { totalCount } }')).toEqual(['list:kent:'])
  const facets = 'facets { counties { count } services { count } }'
  expect(tags(`{ suppliers(filter: { county: "Kent", service: BLINDS }) { ${facets} } }`)).toEqual([
    'list:kent:BLINDS',
    'list::BLINDS',
    'list:kent:',
  ])
  for (const town of ['all', 'featured'])
    expect(
      tags(`{ supplierArea(county: "kent", town: "${town}") { name } }`, { supplierArea: { name: 'Kent' } }),
    ).toEqual(['list:kent:', 'count:kent', 'counties'])
  expect(tags('{ counties { services } }')).toEqual(['list::', 'counties'])
  const similar = '{ supplier(id: "1") { id county similar { id } } }'
  expect(tags(similar, { supplier: { id: '1', county: 'Kent', similar: [{ id: '2' }] } })).toEqual([
    'supplier:1',
    'supplier:2',
    'list:kent:',
  ])
  expect(tags('{ supplier(id: "1") { similar { name } } }', { supplier: { similar: [{ name: 'x' }] } })).toContain(
    'list::',
  )
  const inKent = (wanted: string, data = {}) =>
    tags(`{ suppliers(filter: { county: "Kent" }) { ${wanted} } }`, { suppliers: data })
  const alternatives = 'alternatives { distance }'
  expect(inKent(alternatives, { alternatives: [] })).toEqual(['list:kent:'])
  expect(inKent(alternatives, { alternatives: [{ distance: 1 }] })).toEqual(['list::'])
  expect(inKent('facets { counties { count } }')).toEqual(['list:kent:', 'count:'])
  const around = (wanted: string) =>
    tags(`{ county(urlName: "kent") { urlName neighbours { ${wanted} } } }`, {
      county: { urlName: 'kent', neighbours: [{ urlName: 'surrey' }] },
    })
  expect(around('urlName')).toEqual(['list:kent:', 'count:surrey', 'counties'])
  expect(around('urlName topSuppliers { name }')).toEqual(['list::', 'counties'])
  const facetsOfCounty = '{ county(urlName: "kent") { urlName suppliers { facets { counties { count } } } } }'
  expect(tags(facetsOfCounty, { county: { urlName: 'kent' } })).toEqual(['list::', 'counties'])
  const nowhere = tags('{ supplierArea(county: "nowhere", town: "dover") { name } }', { supplierArea: null })
  expect(nowhere).toEqual(['list:nowhere/dover:', 'count:nowhere', 'counties'])
  const ofCounty = tags('{ supplier(id: "1") { id county countyPage { name } } }', {
    supplier: { id: '1', county: 'Kent' },
  })
  expect(ofCounty).toEqual(['supplier:1', 'list::', 'counties'])
  expect(tags('{ supplier(id: "9") { id } }', { supplier: null })).toEqual(['supplier:9'])
  const names = Array.from({ length: 100 }, (_, n) => `"c${n}"`).join()
  expect(tags(`{ suppliers(filter: { counties: [${names}] }) { totalCount } }`)).toEqual(['list::'])
})

test('invalidated tags are bounded: anything older than the oldest counts as invalid', () => {
  const tags = createTagVersions({ limit: 2 })
  const since = tags.current()
  tags.invalidate(['a'])
  tags.makeStale(['b'])
  expect(['a', 'b', 'c'].map((tag) => tags.compare([tag], since))).toEqual(['invalid', 'stale', 'fresh'])
  tags.makeStale(['a'])
  expect(tags.compare(['a'], since), 'invalid before it became stale').toBe('invalid')
  tags.invalidate(['c'])
  expect(tags.compare(['z'], since)).toBe('invalid')
  expect(tags.compare(['z'], tags.current())).toBe('fresh')
})

test('a change invalidates lists; under continuous changes they become stale and nobody waits', async () => {
  const change = { supplierId: 1, places: [{ county: 'Kent', town: '' }], services: [], isCounted: false }
  const tags = createTagVersions()
  const reader = (continuousMs: number) => createChangeReader(async () => [change], tags, { gapMs: 0, continuousMs })
  const [once, storm] = [await reader(2000), await reader(-1)]
  const shown = ['list:kent:', 'supplier:1']
  let since = tags.current()
  once.hint()
  expect(once.isCaughtUp()).toBe(false)
  await once.catchUp()
  expect(once.isCaughtUp()).toBe(true)
  expect(shown.map((tag) => tags.compare([tag], since))).toEqual(['invalid', 'invalid'])
  await storm.catchUp()
  since = tags.current()
  storm.hint()
  expect(storm.isCaughtUp()).toBe(true)
  await storm.stop() // the reading goes to its end
  expect(shown.map((tag) => tags.compare([tag], since))).toEqual(['stale', 'invalid'])
  await once.stop()
})

const patient = { timeout: 30_000 }

const serve = async () => {
  let time = 0
  let made = 0
  let isAway = false
  let isFailed = false
  let policy = "'self'"
  let cookie = ''
  let making: Promise<unknown> = Promise.resolve()
  const cache = createCache({ now: () => time })
  const answer = createCachedServer({ cache })
  const app = new Koa().use(async (ctx) => {
    ctx.set('x-frame-options', 'DENY')
    ctx.set('content-security-policy', `script-src ${policy}`)
    if (cookie) ctx.set('set-cookie', cookie)
    ctx.state.requestId = 'x'
    const make = async () => {
      const text = `made ${++made} ${'Kent '.repeat(300)}`
      await making
      if (isFailed) return { isFailed }
      if (isAway) throw new PublicError('OVERLOADED', 'busy')
      const headers = { 'content-type': 'text/html', 'cache-control': 'no-cache', 'surrogate-key': 'directory' }
      const response = new CachedResponse(text, { headers, etag: createWeakEtag(text), events: { viewed: 7 } })
      return { response, tags: ['list:kent:', 'supplier:7'] }
    }
    const failed = await answer(ctx, `page http://site${ctx.url}`, make, make).catch(() => ({}))
    if (failed) ctx.status = 503
  })
  app.silent = true
  const env = readEnv({ SITE_URL: 'http://site' })
  const reported: object[] = []
  const analytics = { ...noAnalytics, report: (events: object) => void reported.push(events) }
  const front = cachedPageListener({ cache, analytics, env, isCaughtUp: () => true })
  let passed = 0
  const callback = app.callback()
  const server = createServer(
    front((request, response) => {
      passed++
      void callback(request, response)
    }),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const requestPage = (headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; text: string }>((done, fail) => {
      const sent = send({ port, path: '/', method, headers }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
        response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }))
      })
      sent.on('error', fail).end()
    })
  return {
    tags: cache.tags,
    ask: requestPage,
    text: async () => (await requestPage()).text.slice(0, 6),
    reported,
    passed: () => passed,
    made: () => made,
    after: (ms: number) => (time += ms),
    away: (is: boolean) => (isAway = is),
    fail: (is: boolean) => (isFailed = is),
    allowScripts: (origin: string) => (policy = origin),
    setCookie: (sent: string) => (cookie = sent),
    wait: (until: Promise<unknown>) => void (making = until),
  }
}

test('a cached page is sent before the app runs: compressed, with its headers, ETag and HEAD', async () => {
  const site = await serve()
  const first = await site.ask({ 'accept-encoding': 'br' })
  const small = await site.ask({ 'accept-encoding': 'br' })
  const again = await site.ask({ 'accept-encoding': 'br' })
  expect([site.passed(), site.made(), again.text === small.text]).toEqual([1, 1, true])
  for (const name of ['etag', 'x-frame-options', 'content-encoding', 'content-type', 'surrogate-key', 'cache-control'])
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]])
  expect([again.headers['content-encoding'], again.headers['x-request-id']]).toEqual(['br', expect.any(String)])
  const etag = String(first.headers.etag)
  expect(await site.ask({ 'if-none-match': `"other", ${etag}` })).toMatchObject({
    status: 304,
    text: '',
    headers: { etag },
  })
  expect((await site.ask({ 'if-none-match': etag, 'cache-control': 'no-cache' })).status).toBe(200)
  const head = await site.ask({ 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', small.headers['content-length']])
  expect(site.passed()).toBe(1)
  for (const cookie of ['session=1', 'a=b; __Host-session=1']) await site.ask({ cookie })
  await site.ask({}, 'POST')
  expect(site.passed()).toBe(4)
  for (const cookie of ['directory.session=1', 'wrote=1', 'sessions=1; x=session=']) await site.ask({ cookie })
  expect(site.passed(), 'cookies of others').toBe(4)
})

test('a cached page counts as viewed once shown, not if prefetched or if only its headers are read', async () => {
  const site = await serve()
  await site.ask()
  await site.ask({ 'sec-purpose': 'prefetch' })
  await site.ask({}, 'HEAD')
  expect([site.passed(), site.reported]).toEqual([1, []])
  await site.ask()
  expect([site.passed(), site.reported]).toEqual([1, [{ viewed: 7 }]])
})

test('a cached page has its original headers until everything is invalidated, but nobody’s cookie', async () => {
  const site = await serve()
  site.setCookie('session=1')
  await site.ask()
  site.setCookie('')
  expect((await site.ask()).headers).not.toHaveProperty('set-cookie')
  site.tags.invalidateAll()
  const policy = async () => (await site.ask()).headers['content-security-policy']
  expect([await policy(), await policy(), site.passed()]).toEqual(["script-src 'self'", "script-src 'self'", 3])
  site.allowScripts('https://ads.test')
  site.tags.invalidateAll()
  const named = 'script-src https://ads.test'
  expect([await policy(), await policy(), site.passed()]).toEqual([named, named, 4])
})

test('a hundred simultaneous requests get one rendering, but never one begun before a change', async () => {
  const site = await serve()
  let finish = () => {}
  site.wait(new Promise<void>((done) => (finish = done)))
  const early = Array.from({ length: 100 }, site.text)
  await expect.poll(() => [site.passed(), site.made()], patient).toEqual([100, 1])
  site.tags.invalidate(['supplier:7'])
  const late = site.text()
  await expect.poll(() => site.passed(), patient).toBe(101)
  finish()
  expect(await Promise.all(early)).toEqual(early.map(() => 'made 1'))
  expect([await late, await site.text()]).toEqual(['made 2', 'made 2'])
})

test('a stale list is served for a few seconds while a new one is rendered; a supplier’s own page never', async () => {
  const site = await serve()
  const stale = () => readMetric(metrics.cacheReads, { cache: 'page', result: 'stale' })
  const before = await stale()
  await site.text()
  site.tags.makeStale(['list:kent:'])
  site.after(900)
  expect([await site.text(), site.made()]).toEqual(['made 1', 1])
  site.after(200)
  expect(await site.text()).toBe('made 1')
  await expect.poll(async () => [await site.text(), site.made()]).toEqual(['made 2', 2])
  expect(await stale()).toBe(before + 2)
  site.tags.makeStale(['list:kent:'])
  site.after(5001)
  expect(await site.text()).toBe('made 3')
  site.tags.invalidate(['supplier:7'])
  expect(await site.text()).toBe('made 4')
})

test('while rendering fails, the last page is served and marked, unless it was invalidated', async () => {
  const site = await serve()
  await site.text()
  site.away(true)
  site.after(6 * 60_000)
  const last = await site.ask()
  expect([last.status, last.headers.age, last.headers['cache-status'], last.text.slice(0, 6)]).toEqual([
    200,
    '360',
    'site; hit; fwd=stale; detail=unavailable',
    'made 1',
  ])
  site.fail(true)
  expect(await site.text(), 'an error page is not better').toBe('made 1')
  site.tags.invalidate(['supplier:7'])
  expect((await site.ask()).status).toBe(503)
  site.fail(false)
  site.away(false)
  const fresh = await site.ask()
  expect([fresh.status, fresh.headers.age]).toEqual([200, undefined])
  site.away(true)
  site.after(61 * 60_000)
  expect((await site.ask()).status, 'an hour is the most').toBe(503)
})

test('without change notifications pages are valid for 30 s, longer only while none can be rendered, and rendered again afterwards', async () => {
  const site = await serve()
  await site.text()
  site.after(60_000)
  site.tags.disconnect()
  site.after(29_000)
  expect([await site.text(), site.passed()], 'the app may know better').toEqual(['made 1', 2])
  site.tags.disconnect() // another attempt to connect has failed
  site.after(2000)
  expect(await site.text()).toBe('made 2')
  site.after(29_000)
  expect(await site.text(), 'right when it was made').toBe('made 2')
  site.away(true)
  site.after(2000)
  const last = await site.ask()
  expect([last.text.slice(0, 6), last.headers.age]).toEqual(['made 2', '31'])
  site.away(false)
  expect(await site.text()).toBe('made 4')
  site.tags.reconnect()
  expect([await site.text(), await site.text(), site.passed()]).toEqual(['made 5', 'made 5', 7])
})
