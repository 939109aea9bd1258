import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContext, type Viewer } from '../../server/context.ts'
import { readEnv } from '../../process/env.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { importRedirects } from './redirect.resolver.ts'
import { createRedirectMiddleware } from './redirect-middleware.ts'
import { listRedirects } from './list-redirects.ts'
import { redirectRules } from './redirect.rules.ts'
import { removeRedirect, saveRedirect } from './save-redirect.ts'

const database = await testDatabase()
const { pool } = database
const env = readEnv({ LOG_LEVEL: 'silent', SITE_URL: 'https://directory.example' })
const redirects = createRedirectMiddleware(pool, { writeEveryMs: 3_600_000 })
const app = new Koa().use(redirects.redirect).use((ctx) => (ctx.body = 'a page'))
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(async () => {
  server.close()
  await redirects.stop()
  await database.close()
})

let ada: Viewer
let supplierId: number
beforeAll(async () => {
  const account = `insert into app_user (username, password, is_admin, role) values ('ada', 'no hash', true, 'admin') returning id`
  ada = { id: (await pool.query(account)).rows[0].id, username: 'ada', isAdmin: true }
  await build(pool).county('Kent', 'kent', [51.25, 0.72])
  supplierId = await build(pool).supplier({ name: 'Firm' })
})
const context = () => createContext(database, env, { ip: '192.0.2.1', viewer: ada })
const save = (fromPath: string, toAddress: string, isPermanent = true, id?: string) =>
  saveRedirect(context(), { fromPath, toAddress, isPermanent, ...(id === undefined ? {} : { id }) })
const requestPath = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
  })
  await answer.text()
  return [answer.status, answer.headers.get('location')]
}
const asksOnly = async (path: string) => {
  const headers = { 'x-asks-redirect': '1' }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  return (await fetch(url, { method: 'HEAD', headers, redirect: 'manual' })).status
}

test('a redirect is created, counted, changed and deleted, all in the audit log', async () => {
  const { id } = await save('/old-page/', '/blog')
  await save('/caf%C3%A9', 'https://example.com/cafe?a=1', false)
  await redirects.refresh()
  expect(await requestPath('/old-page')).toEqual([301, '/blog'])
  expect(await requestPath('/old-page/?utm=1')).toEqual([301, '/blog?utm=1'])
  expect(await requestPath('/café?utm=1')).toEqual([302, 'https://example.com/cafe?a=1&utm=1'])
  expect(await requestPath('/old-page/more')).toEqual([200, null])
  const readCaching = async (path: string, method = 'GET') => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
    const { status, headers } = await fetch(url, { method, redirect: 'manual' })
    return [status, headers.get('cache-control')]
  }
  expect([
    await readCaching('/old-page', 'POST'),
    await readCaching('/old-page', 'HEAD'),
    await readCaching('/café'),
  ]).toEqual([
    [200, null],
    [301, 'public, max-age=3600'],
    [302, 'no-cache'],
  ])
  expect([await asksOnly('/old-page'), await asksOnly('/old-page/more')]).toEqual([200, 204]) // neither counted nor cached
  await redirects.flush()
  const page = await listRedirects(pool, { size: 1 })
  expect([page.nodes[0], page.pageInfo.hasNextPage]).toMatchObject([
    { fromPath: '/caf%C3%A9', hits: 2, lastHitAt: expect.any(Date) },
    true,
  ])
  const [second] = (await listRedirects(pool, { size: 1, after: page.pageInfo.endCursor })).nodes
  expect(second).toMatchObject({ id, fromPath: '/old-page', toAddress: '/blog', hits: 3, isPermanent: true })
  const holding = await pool.connect()
  await holding.query('begin; lock table redirect in exclusive mode')
  await requestPath('/old-page')
  const writing = redirects.flush()
  await requestPath('/old-page')
  await holding.query('rollback')
  holding.release()
  await writing
  await redirects.flush()
  expect((await listRedirects(pool, { size: 2 })).nodes[1]).toMatchObject({ id, hits: 5 }) // none lost during a write
  await pool.query('alter table redirect rename to lost')
  await requestPath('/old-page')
  await redirects.flush() // a failed write loses its hits, and no later ones
  await pool.query('alter table lost rename to redirect')
  await requestPath('/old-page')
  await redirects.flush()
  expect((await listRedirects(pool, { size: 2 })).nodes[1]).toMatchObject({ id, hits: 6 })
  await save('/old-page', '/counties', false, id)
  await redirects.refresh()
  expect(await requestPath('/old-page')).toEqual([302, '/counties'])
  const count = async () => (await pool.query('select from redirect')).rowCount!
  const before = await count()
  await removeRedirect(context(), { id })
  expect([before > 1, await count()]).toEqual([true, before - 1])
  for (const gone of [() => removeRedirect(context(), { id }), () => save('/old-page', '/blog', true, id)])
    await expect(gone()).rejects.toThrow('This redirect no longer exists.')
  await redirects.refresh()
  expect(await requestPath('/old-page')).toEqual([200, null])
  await save('/old-page', '/blog/łódź?q=é', false) // needs encoding for the header
  await save('/a%2Fb', '/blog/caf%C3%A9')
  await redirects.refresh()
  expect(await requestPath('/old-page')).toEqual([302, '/blog/%C5%82%C3%B3d%C5%BA?q=%C3%A9'])
  expect(await requestPath('/%61%2fb')).toEqual([301, '/blog/caf%C3%A9'])
  const { rows } = await pool.query(`select action, before from audit_entry where subject_id = $1 order by id`, [id])
  expect(rows).toEqual([
    { action: 'redirect.create', before: null },
    { action: 'redirect.edit', before: { fromPath: '/old-page', toAddress: '/blog', isPermanent: true } },
    { action: 'redirect.remove', before: { fromPath: '/old-page', toAddress: '/counties' } },
  ])
})

test('addresses that people shorten or guess redirect permanently, in one step and with their query; an administrator’s own wins', async () => {
  await redirects.refresh()
  for (const [from, to] of [
    ['/suppliers', '/directory'],
    ['/suppliers/', '/directory'],
    ['/suppliers/?location=London&service=blinds', '/directory?location=London&service=blinds'],
    ['/county', '/counties'],
    ['/for-businesses', '/register-business'],
    ['/articles/?tag=roman', '/blog?tag=roman'],
  ] as const)
    expect(await requestPath(from), from).toEqual([301, to])
  expect([await requestPath('/suppliers/7'), await asksOnly('/suppliers')]).toEqual([[200, null], 200])
  const { id } = await save('/articles', '/counties', false)
  await redirects.refresh()
  expect(await requestPath('/articles')).toEqual([302, '/counties'])
  await removeRedirect(context(), { id })
  await redirects.refresh()
  expect(await requestPath('/articles')).toEqual([301, '/blog'])
})

test('redirects that hide a page, form a loop or a chain are refused with a reason', async () => {
  const merged = await build(pool).supplier({ status: 'merged', merged_into_id: supplierId })
  const hidden = await build(pool).supplier({ status: 'hidden' })
  await build(pool).supplier({ country: 'France', county: null, city: 'Paris' })
  await pool.query(`
    with post as (insert into blog_post (title, slug, content, published, published_at) values ('Silk', 'silk', '', true, now()) returning id)
      insert into old_post_slug (slug, post_id) select 'velvet', id from post;
    insert into blog_post (title, slug, content, published) values ('Draft', 'draft', '', false)`)
  for (const free of [`/suppliers/${hidden}`, '/blog/draft'])
    await removeRedirect(context(), { id: (await save(free, '/directory')).id })
  const { id } = await save('/a', '/b')
  const page = 'There is already a page at this address. A redirect would hide it.'
  for (const [from, to, field, message] of [
    ['/directory', '/blog', 'fromPath', page],
    ['/counties/kent', '/blog', 'fromPath', page],
    ...['/blog/silk', '/blog/velvet', '/countries/france', '/countries/france/paris'].map(
      (path) => [path, '/directory', 'fromPath', page] as const,
    ),
    [`/suppliers/${supplierId}`, '/blog', 'fromPath', page],
    [`/suppliers/${merged}`, '/blog', 'fromPath', page],
    ['/', '/blog', 'fromPath', 'The site uses this address itself.'],
    ['/admin/site', '/blog', 'fromPath', 'The site uses this address itself.'],
    ...['/%61dmin', '/%6Cogin', '/invitation', '/llms.txt', '/favicon.ico', '/blog/feed.xml'].map(
      (own) => [own, 'https://evil.example/', 'fromPath', 'The site uses this address itself.'] as const,
    ),
    ['/contac%74', '/blog', 'fromPath', page],
    ['/x', 'https://directory.example/%78?y=1', 'toAddress', 'This would redirect to itself.'],
    ['/x', 'https://directory.example/a', 'toAddress', 'That address redirects to /b. Redirect there directly.'],
    ['/%61', '/c', 'fromPath', 'It already redirects to /b.'],
    ['old', '/blog', 'fromPath', 'Please enter a path on this site, such as /old-page.'],
    ['/old?x=1', '/blog', 'fromPath', 'Please enter a path on this site, such as /old-page.'],
    [
      '/x',
      'javascript:alert(1)',
      'toAddress',
      'Please enter a path on this site, or an address that starts with https://.',
    ],
    ['/x', '//evil.example', 'toAddress', 'Please enter a path on this site, or an address that starts with https://.'],
    ['/x', '/x?y=1', 'toAddress', 'This would redirect to itself.'],
    ['/a', '/c', 'fromPath', 'It already redirects to /b.'],
    ['/x', '/a', 'toAddress', 'That address redirects to /b. Redirect there directly.'],
    ['/x', '/a?y=1', 'toAddress', 'That address redirects to /b. Redirect there directly.'],
    ['/x', '/a#y', 'toAddress', 'That address redirects to /b. Redirect there directly.'],
    ['/b', '/a', 'toAddress', 'That address redirects to /b. Redirect there directly.'],
    ['/b', '/c', 'fromPath', '/a redirects here. Point it to the new address first.'],
  ] as const)
    await expect(save(from, to), `${from} to ${to}`).rejects.toMatchObject({
      extensions: { fields: { [field]: message } },
    })
  await expect(save('/directory', '/b', true, id)).rejects.toMatchObject({ extensions: { fields: { fromPath: page } } })
})

test('none of the site’s own paths can be redirected; a path that only begins like one can', () => {
  const isAllowed = (fromPath: string) =>
    redirectRules.safeParse({ fromPath, toAddress: '/blog', isPermanent: true }).success
  const pages = ['login', 'confirm-email', 'invitation', 'admin/site', 'api/docs', 'graphql', 'graphiql', 'mcp']
  const files = [
    'robots.txt',
    'sitemap.xml',
    'sitemaps/pages.xml',
    'llms.txt',
    'blog/feed.xml',
    'assets/a.js',
    'widget.js',
  ]
  const pictures = ['favicon.ico', 'apple-touch-icon.png', 'icon-512.png', 'icons/a/b', 'pictures/a.webp', 'uploads/a']
  const others = ['badge/7', 'widget/frame', 'healthz', 'readyz', 'metrics', 'ADMIN']
  const own = [...pages, ...files, ...pictures, ...others].map((path) => `/${path}`)
  expect(own.filter(isAllowed)).toEqual([])
  const free = ['/administration', '/logins', '/widgets', '/picture', '/blog/feed', `/${'x'.repeat(299)}`]
  expect(free.filter((path) => !isAllowed(path))).toEqual([])
  expect(isAllowed(`/${'x'.repeat(300)}`)).toBe(false)
})

test('a CSV file adds and changes redirects by the form’s rules; invalid lines are reported by number and affect no other', async () => {
  const count = async () => (await pool.query('select count(*)::int n from redirect')).rows[0].n as number
  await save('/csv-old', '/blog')
  const before = await count()
  const csv = [
    '\uFEFFTo;from;Used;Permanent',
    '/counties;"/csv-1";12;',
    '/blog;/csv-2;;no',
    '',
    '/blog/;/csv-old/;;yes',
    '/blog;/csv-1/;;',
    '/csv-1;/csv-3;;',
    '/blog;/counties/kent;;',
    '/blog;/admin/x;;',
    'nowhere;/csv-4;;',
    '/blog;"/csv-5;;',
    '/blog;/csv-6;;perhaps',
  ].join('\r\n')
  const faults = [
    { line: 6, message: 'Line 2 is about the same address.' },
    { line: 7, message: 'That address redirects to /counties. Redirect there directly.' },
    { line: 8, message: 'There is already a page at this address. A redirect would hide it.' },
    { line: 9, message: 'The site uses this address itself.' },
    { line: 10, message: 'Please enter a path on this site, or an address that starts with https://.' },
    { line: 11, message: 'A quotation mark is misplaced or not closed.' },
    { line: 12, message: 'Permanent must be yes or no.' },
  ]
  const outcome = { added: 2, changed: 1, unchanged: 0, refused: 7, faults }
  expect(await importRedirects(context(), { csv, isTrial: true })).toEqual(outcome)
  expect(await count()).toBe(before)
  expect(await importRedirects(context(), { csv, isTrial: false })).toEqual(outcome)
  expect(await importRedirects(context(), { csv, isTrial: false })).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 3,
  })
  const { rows } = await pool.query(
    `select from_path, to_address, is_permanent from redirect where from_path like '/csv%' order by 1`,
  )
  expect(rows).toEqual([
    { from_path: '/csv-1', to_address: '/counties', is_permanent: true },
    { from_path: '/csv-2', to_address: '/blog', is_permanent: false },
    { from_path: '/csv-old', to_address: '/blog/', is_permanent: true },
  ])
  const tabs = 'From\tTo\tPermanent\n/csv-1\t/counties\t301\n/csv-7\t/blog\t302\n/csv-8\t/blog,1\tYES'
  expect(await importRedirects(context(), { csv: tabs, isTrial: true })).toMatchObject({ unchanged: 1, added: 2 })
  const faulty = await importRedirects(context(), { csv: `From,To\n${'/x,y\n'.repeat(101)}`, isTrial: true })
  expect([faulty.refused, faulty.faults.length]).toEqual([101, 100])
  for (const [wrong, message] of [
    ['Old,New\n/a,/b', 'The first line must name the columns: From, To and, optionally, Permanent.'],
    [`From,To\n${'/a,/b\n'.repeat(5001)}`, 'Please choose a file of at most 5000 lines.'],
    ['x'.repeat(900_001), 'Please choose a file of at most 900 kB.'],
  ] as const)
    await expect(importRedirects(context(), { csv: wrong, isTrial: false })).rejects.toThrow(message)
  expect(
    await importRedirects(context(), { csv: 'From,To\n/csv%00,/blog\n/csv-3,/blog', isTrial: true }),
  ).toMatchObject({ added: 1, faults: [{ line: 2, message: 'Please enter a path on this site, such as /old-page.' }] })
  await pool.query(`delete from redirect where from_path like '/csv%'`)
})

test('a visitor’s query string stays, after the target’s own and before its fragment', async () => {
  await save('/autumn', '/directory?service=BLINDS#list')
  await save('/prices', '/blog#prices')
  await redirects.refresh()
  expect(
    await Promise.all(['/autumn', '/autumn?utm_source=mail&service=CURTAINS', '/prices?a=1&a=2'].map(requestPath)),
  ).toEqual([
    [301, '/directory?service=BLINDS#list'],
    [301, '/directory?service=BLINDS&utm_source=mail#list'],
    [301, '/blog?a=1&a=2#prices'],
  ])
})

test('a page published later takes precedence over a redirect', async () => {
  const { id } = await save('/blog/new-%70ost', '/blog')
  await pool.query("insert into redirect (from_path, to_address, is_permanent) values ('/%61dmin', '/blog', true)")
  await redirects.refresh()
  expect(await Promise.all(['/blog/new-post', '/admin'].map(requestPath))).toEqual([
    [301, '/blog'],
    [200, null],
  ])
  const post = `insert into blog_post (title, slug, content, published, published_at) values ('New', 'new-post', '', true, now())`
  await pool.query(post)
  await redirects.refresh()
  expect(await requestPath('/blog/new-post')).toEqual([200, null])
  expect(await save('/blog/new-%70ost', '/counties', true, id)).toMatchObject({ toAddress: '/counties' })
})

test('redirects are found by letters of either address, page by page', async () => {
  await pool.query(`insert into redirect (from_path, to_address)
    values ('/sought/a', '/x'), ('/sought/b', '/SOUGHT-me'), ('/sought/c', '/x'), ('/sv', '/sought/a')`)
  const find = (search: string, after: string | null = null) => listRedirects(pool, { size: 2, after }, search)
  const listPaths = ({ nodes }: Awaited<ReturnType<typeof find>>) => nodes.map(({ fromPath }) => fromPath)
  const first = await find(' Sought/A')
  expect([listPaths(first), first.pageInfo.hasNextPage]).toEqual([['/sought/a', '/sv'], false])
  const page = await find('sought')
  expect(listPaths(page)).toEqual(['/sought/a', '/sought/b'])
  expect(listPaths(await find('sought', page.pageInfo.endCursor))).toEqual(['/sought/c', '/sv'])
  expect(listPaths(await find('s%t'))).toEqual([])
  await expect(find('x'.repeat(201))).rejects.toThrow('at most 200 characters')
})

test('a redirect more than 5,000 is refused; the others can still be changed', async () => {
  const { id } = await save('/last', '/blog')
  await pool.query(
    `insert into redirect (from_path, to_address)
     select '/full/' || i, '/x' from generate_series(1, 5000 - (select count(*)::int from redirect)) i`,
  )
  await expect(save('/one-more', '/blog')).rejects.toMatchObject({
    extensions: { fields: { fromPath: 'There are 5000 redirects already. Remove some first.' } },
  })
  expect(await save('/last', '/counties', true, id)).toMatchObject({ id, toAddress: '/counties' })
})
