import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import Koa from 'koa'
import { testDatabase } from '../testing/test-database.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { blogRoutes } from './blog.rest.ts'
import { buildPost } from '../testing/build/post.factory.ts'

const database = await testDatabase()
const make = buildPost(database.pool)
let siteUrl: string | undefined = 'https://blinds.example'
let server: Server
let url = ''

beforeAll(async () => {
  const app = new Koa()
  app.silent = true
  app.use(async (ctx, next) => {
    ctx.state.context = createContext(database, readEnv({ SITE_URL: siteUrl }), { ip: '' })
    await next()
  })
  app.use(blogRoutes().routes())
  server = createServer(app.callback())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await make('first', {
    title: 'Wool & <linen>',
    content: '<p onclick="x()">Text.</p>',
    excerpt: 'Short.',
    author: 'Ruth',
    category: 'Style & Colour',
    tags: ['wool'],
    published_at: '2026-02-01T08:00:00Z',
    created_at: '2026-01-30T08:00:00Z',
    meta_title: 'T',
    meta_description: 'D',
    is_indexable: false,
  })
  for (const slug of ['second', 'third', 'fourth']) await make(slug, { excerpt: 'In\u000b short\uffff.' })
  await make('draft', { published: false, category: 'Style & Colour' })
})
afterAll(async () => {
  server.close()
  await database.close()
})

const get = async (path: string) => (await fetch(url + path)).json()
const whole = {
  id: 1,
  title: 'Wool & <linen>',
  slug: 'first',
  content: '<p>Text.</p>',
  excerpt: 'Short.',
  author: 'Ruth',
  category: 'Style & Colour',
  tags: ['wool'],
  imageUrl: null,
  published: true,
  publishedAt: '2026-02-01T08:00:00.000Z',
  createdAt: '2026-01-30T08:00:00.000Z',
  metaTitle: 'T',
  metaDescription: 'D',
  isIndexable: false,
}

test('all posts, one post and those of a category have every documented field', async () => {
  const posts = await get('/api/blog-posts')
  expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(['first', 'fourth', 'third', 'second'])
  expect(posts[0]).toEqual(whole)
  expect(await get('/api/blog-posts/slug/first')).toEqual(whole)
  expect(await get(`/api/blog-posts/category/${encodeURIComponent('style & colour')}`)).toEqual([whole])
  expect(await get('/api/blog-posts/category/none')).toEqual([])
})

test('the latest three have the seven documented fields', async () => {
  const posts = await get('/api/blog-posts/latest')
  expect(posts).toHaveLength(3)
  expect(posts[0]).toEqual({
    id: 1,
    slug: 'first',
    title: 'Wool & <linen>',
    excerpt: 'Short.',
    category: 'Style & Colour',
    imageUrl: null,
    publishedAt: '2026-02-01T08:00:00.000Z',
  })
})

test('drafts and unknown posts are not found', async () => {
  for (const slug of ['draft', 'none', '%00', "'"])
    expect((await fetch(`${url}/api/blog-posts/slug/${slug}`)).status).toBeGreaterThanOrEqual(400)
})

test('the feed has full addresses, escaped text, and 304 for an unchanged copy', async () => {
  const feed = await fetch(`${url}/blog/feed.xml`)
  const xml = await feed.text()
  expect(feed.headers.get('cache-control')).toBe('public, max-age=300')
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(feed.headers.get('last-modified')).toBe('Sun, 01 Feb 2026 08:00:00 GMT')
  expect(xml).toContain(
    '<atom:link href="https://blinds.example/blog/feed.xml" rel="self" type="application/rss+xml"/>',
  )
  expect(xml).toContain('<title>Wool &amp; &lt;linen&gt;</title>\n<link>https://blinds.example/blog/first</link>')
  expect(xml).toContain('<lastBuildDate>Sun, 01 Feb 2026 08:00:00 GMT</lastBuildDate>')
  expect(xml).toContain(`<dc:creator>Ruth</dc:creator>
<category>Style &amp; Colour</category>
<category>wool</category>
<description>Short.</description>`)
  expect(xml).toContain('<pubDate>Sun, 01 Feb 2026 08:00:00 GMT</pubDate>')
  expect(xml.match(/<item>/g)).toHaveLength(4)
  expect(xml.match(/<description>In short\.</g), 'without signs that XML forbids').toHaveLength(3)
  const etag = feed.headers.get('etag')!
  expect((await fetch(`${url}/blog/feed.xml`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const modified = (date: string) => fetch(`${url}/blog/feed.xml`, { headers: { 'if-modified-since': date } })
  expect((await modified('Sun, 01 Feb 2026 08:00:00 GMT')).status).toBe(304)
  expect((await modified('Sat, 31 Jan 2026 08:00:00 GMT')).status).toBe(200)
  const other = { 'if-none-match': '"other"', 'if-modified-since': 'Sun, 01 Feb 2026 08:00:00 GMT' }
  expect((await fetch(`${url}/blog/feed.xml`, { headers: other })).status, 'the version counts first').toBe(200)
  await database.pool.query("update blog_post set excerpt = 'Corrected.' where slug = 'first'")
  const corrected = await fetch(`${url}/blog/feed.xml`, { headers: { 'if-none-match': etag } })
  expect([corrected.status, await corrected.text()]).toEqual([200, expect.stringContaining('Corrected.')])
  await make('fifth', { published_at: '2026-03-01T08:00:00Z' })
  expect((await fetch(`${url}/blog/feed.xml`, { headers: { 'if-none-match': etag } })).status).toBe(200)
})

test('without SITE_URL the feed has the requested host’s addresses, whichever page asked first', async () => {
  siteUrl = undefined
  const feed = await fetch(`${url}/blog/feed.xml`, { headers: { origin: 'https://evil.example' } })
  expect(feed.headers.get('cache-control')).toBe('private, no-store') // otherwise a forged Host could stay in a shared cache
  const xml = await feed.text()
  expect(xml).toContain(`<link>${url}/blog/first</link>`)
})

test('the feed holds the newest twenty', async () => {
  for (let number = 0; number < 20; number++) await make(`old-${number}`, { published_at: '2025-01-01T08:00:00Z' })
  const xml = await (await fetch(`${url}/blog/feed.xml`)).text()
  expect(xml.match(/<item>/g)).toHaveLength(20)
  expect(xml).toContain('/blog/fifth')
})

test('a category of more than a hundred posts is whole up to a thousand, without those of others', async () => {
  await database.pool.query(`insert into blog_post (slug, title, content, category, published, published_at)
    select 'many-' || n, 'Many', '<p>Text.</p>', 'Many', true, '2025-06-01' from generate_series(1, 1101) n`)
  const posts = (await get('/api/blog-posts/category/many')) as { id: number; category: string }[]
  expect([posts.length, new Set(posts.map(({ id }) => id)).size]).toEqual([1000, 1000])
  expect(posts.every(({ category }) => category === 'Many')).toBe(true)
})
