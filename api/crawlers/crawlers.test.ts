import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPost } from '../testing/build/post.factory.ts'
import { testDatabase } from '../testing/test-database.ts'
import { countyPictureRoutes } from '../counties/county-picture.rest.ts'
import { handleErrors } from '../http/handle-errors.ts'
import { drawSymbols } from '../pictures/draw-symbols.ts'
import { readEnv } from '../process/env.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { crawlerRoutes } from './crawler.rest.ts'
import { draw } from './draw.ts'
import { drawCard } from './picture.ts'
import { pictureRoutes } from './picture.rest.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
const env = readEnv({ SITE_URL: 'https://directory.test', SITE_NAME: 'Blind & Curtain Directory' })

const serve = (maxEntries?: number, settings = env) => {
  const app = new Koa()
  app.use(handleErrors)
  app.use(async (ctx, next) => {
    ctx.state.context = { pool, env: settings }
    await next()
  })
  for (const router of [crawlerRoutes(maxEntries ? { maxEntries } : {}), pictureRoutes(), countyPictureRoutes()])
    app.use(router.routes())
  const server = createServer(app.callback()).listen(0)
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    const text = answer.headers.get('content-type')?.startsWith('image/png') ? '' : await answer.text()
    const caching = answer.headers.get('cache-control')
    return { status: answer.status, caching, type: answer.headers.get('content-type'), text, paths: pathsIn(text) }
  }
  return { get, close: () => server.close() }
}
const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/directory\.test([^<]*)<\/loc>/g)].map(([, path]) => path!)

const defaultServer = serve()
const small = serve(3)
const suppliers: number[] = []
beforeAll(async () => {
  await make.county('Gloucestershire', 'gloucestershire', [51.8, -2.2])
  await make.county('Rutland', 'rutland', [52.6, -0.6])
  await buildPost(pool)('older', { published_at: '2025-12-01T08:00:00Z', updated_at: '2026-02-03T08:00:00Z' })
  await buildPost(pool)('care-of-linen', { updated_at: '2025-11-01T08:00:00Z' })
  await buildPost(pool)('draft', { published: false })
  await buildPost(pool)('not-indexed', { is_indexable: false })
  await buildPost(pool)('scheduled', { published_at: '2099-01-01T08:00:00Z' })
  for (let count = 0; count < 5; count++) suppliers.push(await make.supplier())
  suppliers.push(await make.supplier({ country: 'France', county: null, city: 'Paris' }))
  await make.supplier({ country: 'France', county: null, city: 'Lyon' })
  await make.supplier({ county: 'Rutland', city: 'Lyon' })
  await pool.query("update supplier set status = 'hidden' where city = 'Lyon'")
})
afterAll(async () => {
  defaultServer.close()
  small.close()
  await database.close()
})
const supplierPath = (id: number) => `/suppliers/${id}`

test('one sitemap has every page, county, county and service, country, town, article and listed supplier', async () => {
  const { type, text, paths } = await defaultServer.get('/sitemap.xml')
  expect(type).toBe('application/xml')
  expect(text).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(paths).toEqual([
    '/',
    '/directory',
    '/map',
    '/counties',
    '/blog',
    '/register-business',
    '/contact',
    '/partners',
    '/partners/widget',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/sitemap',
    '/counties/gloucestershire',
    '/directory?service=blinds&amp;county=Gloucestershire',
    '/countries/france',
    '/countries/france/paris',
    '/blog/care-of-linen',
    '/blog/older',
    ...suppliers.map(supplierPath),
  ])
  const [exact, less] = [serve(paths.length), serve(paths.length - 1)]
  expect((await exact.get('/sitemap.xml')).paths).toEqual(paths)
  expect((await less.get('/sitemap.xml')).paths[0]).toBe('/sitemaps/pages.xml')
  for (const server of [exact, less]) server.close()
  expect(text).toMatch(/\/counties\/gloucestershire<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
  expect(text, 'published after it was written').toContain('/blog/care-of-linen</loc><lastmod>2026-01-01<')
  expect(text, 'changed since').toContain('/blog/older</loc><lastmod>2026-02-03<')
  expect(text).toMatch(/<loc>https:\/\/directory\.test\/suppliers\/\d+<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
})

test('above the limit it is an index of files, each address in one and none empty', async () => {
  const { text, paths } = await small.get('/sitemap.xml')
  expect(text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(paths).toEqual(['/sitemaps/pages.xml', '/sitemaps/suppliers-0.xml', `/sitemaps/suppliers-${suppliers[2]}.xml`])
  const files = await Promise.all(paths.map(async (path) => (await small.get(path)).paths))
  expect(files[0]).toContain('/counties/gloucestershire')
  expect(files.slice(1)).toEqual([suppliers.slice(0, 3).map(supplierPath), suppliers.slice(3).map(supplierPath)])
  const later = [2001, 2002, 2003, 2004]
  await make.supplier({ id: 2000, status: 'hidden' })
  for (const id of later) await make.supplier({ id })
  const starts = [0, suppliers[2], suppliers[5], 2003].map((id) => `/sitemaps/suppliers-${id}.xml`)
  expect((await small.get('/sitemap.xml')).paths.slice(1)).toEqual(starts)
  expect((await small.get(starts.at(-1)!)).paths).toEqual([supplierPath(2004)])
  await pool.query('delete from supplier where id >= 2000')
})

test('an unknown sitemap is a 404', async () => {
  expect((await small.get('/sitemaps/suppliers-999999999.xml')).status).toBe(404)
  expect((await small.get('/sitemaps/suppliers-999999999.xml')).text).toContain('This sitemap does not exist')
  for (const path of [
    '/sitemaps/suppliers-9999999999.xml',
    '/sitemaps/suppliers--1.xml',
    '/sitemaps/suppliers-x.xml',
    '/sitemaps/posts.xml',
    '/sitemaps/',
  ]) {
    expect([path, (await small.get(path)).status]).toEqual([path, 404])
  }
})

test('robots.txt excludes private paths and names the sitemap', async () => {
  const { text, type } = await defaultServer.get('/robots.txt')
  expect(type).toContain('text/plain')
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /login',
    'Disallow: /invitation',
    'Disallow: /confirm-email',
    'Disallow: /graphql',
    'Disallow: /graphiql',
    'Disallow: /api/',
    'Allow: /graphql/reference',
    'Allow: /api/docs',
    '',
    'Sitemap: https://directory.test/sitemap.xml',
    '',
  ])
})

test('shared links and home screens have pictures', async () => {
  for (const path of [
    '/pictures/site/card.png',
    `/pictures/supplier/${suppliers[0]}.png`,
    '/pictures/county/rutland.png',
    '/pictures/post/care-of-linen.png',
  ]) {
    const caching = 'public, max-age=86400'
    expect(await defaultServer.get(path)).toMatchObject({ status: 200, type: 'image/png', caching })
  }
  await make.location(['Cheltenham'], { latitude: 52.4 })
  await make.location(['Cheltenham'])
  await make.location(['Cotswolds'], { type: 'area' })
  await pool.query(`update supplier set service_areas = '{Cotswolds}' where id = $1`, [suppliers[0]])
  const area = await defaultServer.get(`/pictures/suppliers/${suppliers[0]}.svg`)
  expect(area).toMatchObject({ status: 200, type: 'image/svg+xml', caching: 'public, max-age=86400' })
  expect(area.text, 'the nearest town of this name, at the pin').toMatch(/text-anchor="middle">Cheltenham</)
  expect(area.text, 'no town').not.toContain('Cotswolds')
  for (const none of [
    await make.supplier({ status: 'hidden' }),
    await make.supplier({ latitude: null, longitude: null }),
  ])
    expect((await defaultServer.get(`/pictures/suppliers/${none}.svg`)).status).toBe(404)
})

test('emoji and the letters of Europe’s languages are drawn without empty boxes', async () => {
  const signs = ['☀️', '🪟', '👩‍❤️‍👨', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Ż', 'Ł', 'ğ', 'Ω', 'λ', 'Ж', 'ю']
  const [box, blank] = ['\u{E000}', '']
  const pictures = await Promise.all(
    [...signs, box, blank].map((title) => drawCard({ title, subtitle: '', picture: { kind: 'tiles', tiles: [] } }, '')),
  )
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
  const titled = async (title: string) =>
    (await drawCard({ title, subtitle: '', picture: { kind: 'tiles', tiles: [] } }, '')).toString('base64')
  expect((await titled('x '.repeat(50))) === (await titled(`${'x '.repeat(44).trim()}…`)), 'a long title ends').toBe(
    true,
  )
})

test.each([
  ['0', '#edc', '#366'],
  ['3', '#eba', '#647'],
  ['27', '#dce', '#b68'],
])('in the tone %s, walls are %s and cloth is %s', async (tone, wall, cloth) => {
  const drawn = await drawSymbols('scenes', ['kitchen', 'blackout'], tone)
  expect([`"${wall}"`, `"${cloth}"`].filter((colour) => !drawn.includes(colour))).toEqual([])
  expect(drawn).not.toContain('var(')
})

test('pictures of missing or private objects are a 404', async () => {
  const hidden = suppliers.at(-1)! + 1
  for (const path of [
    'site/zzz.png',
    'site/.png',
    `supplier/${hidden}.png`,
    `suppliers/${hidden}.svg`,
    'suppliers/x.svg',
    'supplier/999999999.png',
    'supplier/9999999999.png',
    'supplier/x.png',
    'county/atlantis.png',
    'county/kent.png',
    'county/%00.png',
    'post/draft.png',
    'post/scheduled.png',
    'post/none.png',
    'post/%FF.png',
    'page/card.png',
    'site/card.jpg',
  ]) {
    expect([path, (await defaultServer.get(`/pictures/${path}`)).status]).toEqual([path, 404])
  }
  expect((await defaultServer.get('/pictures/site/zzz.png')).text).toContain('This picture does not exist')
})

test('pictures are drawn one at a time; when the queue is full, clients are asked to retry', async () => {
  const picture = Buffer.from('a picture')
  const from = (network: number) => ({ ip: `192.0.2.${network}` })
  let [atOnce, maxAtOnce] = [0, 0]
  const slowly = async () => {
    maxAtOnce = Math.max(maxAtOnce, ++atOnce)
    await new Promise(setImmediate)
    atOnce--
    return picture
  }
  const drawings = await Promise.allSettled(Array.from({ length: 110 }, (_, index) => draw(from(index), slowly)))
  expect([maxAtOnce, drawings.filter(({ status }) => status === 'fulfilled').length]).toEqual([1, 101])
  expect(drawings.at(-1)).toMatchObject({ reason: { code: 'OVERLOADED', extensions: { retryAfterSeconds: 5 } } })
})

test('responses with the request’s host are not cached; with SITE_URL they can be', async () => {
  const cachingOn = async (of: typeof defaultServer, path: string) => (await of.get(path)).caching
  const byRequest = serve(undefined, readEnv({}))
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/suppliers-0.xml'])
    expect([path, await cachingOn(byRequest, path), await cachingOn(defaultServer, path)]).toEqual([
      path,
      'private, no-store',
      'public, max-age=3600',
    ])
  byRequest.close()
})

test('a county of several words is written like a form’s field', async () => {
  await make.county('West Midlands', 'west-midlands', [52.5, -1.9])
  await make.supplier({ county: 'West Midlands' })
  const { paths } = await defaultServer.get('/sitemap.xml')
  expect(paths).toContain('/directory?service=blinds&amp;county=West+Midlands')
})
