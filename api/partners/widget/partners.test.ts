import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../../testing/build/supplier.factory.ts'
import { testSite } from '../../testing/test-site.ts'
import { fillSiteUrl } from './examples.rules.ts'

const site = await testSite({ SITE_URL: 'https://directory.test', SITE_NAME: 'Blind & Curtain Directory' }, 'places')
const { pool } = site.database
const make = build(pool)
const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers })

let best = 0
beforeAll(async () => {
  best = await make.supplier({
    name: 'Sill & <b>Sash</b>',
    phone: '+44 (0)1632 960123',
    average_rating: 4.6,
    review_count: 1,
    services: ['Blinds', 'Curtains', 'Repairs', 'Shutters'],
  })
  await make.supplier({ name: 'Plain Blinds' })
  await make.supplier({ status: 'hidden', name: 'Hidden' })
  await make.supplier({
    name: 'Maidstone Blinds',
    city: 'Maidstone',
    county: 'Kent',
    latitude: 51.9,
    longitude: -1.9,
    services: ['Curtains'],
  })
})
afterAll(site.close)

test('a widget’s data: the county’s best suppliers with links, for any origin, cached', async () => {
  const response = await get('/widget/json?county=gloucestershire&limit=1', { origin: 'https://partner.test' })
  expect(await response.json()).toEqual({
    heading: 'Blind and curtain suppliers in Gloucestershire',
    suppliers: [
      {
        name: 'Sill & <b>Sash</b>',
        url: `https://directory.test/suppliers/${best}`,
        place: 'Cheltenham, Gloucestershire',
        rating: 4.6,
        reviewCount: 1,
        services: ['Blinds', 'Curtains', 'Repairs'],
        phone: '+44 (0)1632 960123',
        phoneUrl: 'tel:+441632960123',
      },
    ],
    more: { label: 'More in Gloucestershire', url: 'https://directory.test/counties/gloucestershire' },
    site: { name: 'Blind & Curtain Directory', url: 'https://directory.test' },
  })
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
  })
  expect(headers).not.toHaveProperty('set-cookie')
  const again = await get('/widget/json?county=gloucestershire&limit=1', {
    'if-none-match': headers.etag!,
    'cache-control': 'max-age=0',
  })
  expect(again.status).toBe(304)
})

test('a cached widget is rendered again after a change', async () => {
  const names = async () =>
    ((await (await get('/widget/json?county=rutland')).json()) as { suppliers: { name: string }[] }).suppliers
  expect(await names()).toEqual([])
  const added = await make.supplier({ county: 'Rutland', city: 'Rutland', phone: null })
  expect(await names()).toEqual([])
  site.invalidateAll() // as after a change notification
  expect(await names()).toMatchObject([{ place: 'Rutland', phone: null, phoneUrl: null }])
  await pool.query('delete from supplier where id = $1', [added])
  site.invalidateAll()
})

test('a service filters the list, without widening', async () => {
  const getJson = async (path: string) => (await (await get(path)).json()) as Record<string, never>
  expect(await getJson('/widget/json?county=gloucestershire&service=CURTAINS')).toMatchObject({
    heading: 'Curtain suppliers in Gloucestershire',
    suppliers: [{ name: 'Sill & <b>Sash</b>' }],
    more: { url: 'https://directory.test/directory?service=curtains&county=gloucestershire' },
  })
  expect(
    await getJson('/widget/json?county=gloucestershire&service=shutters'),
    'what the heading speaks of goes first',
  ).toMatchObject({ suppliers: [{ services: ['Shutters', 'Blinds', 'Curtains'] }] })
  expect(await getJson('/widget/json?limit=20'), 'of the whole directory').toMatchObject({
    heading: 'Blind and curtain suppliers',
    suppliers: { length: 3 },
    more: { label: 'More in the directory', url: 'https://directory.test/directory' },
  })
  const none = await getJson('/widget/json?county=gloucestershire&service=installation')
  expect(none).toMatchObject({ suppliers: [], problem: 'No supplier is listed here yet.' })
})

test.each([
  ['county=atlantis', 404, 'There is no county “atlantis” in the directory.'],
  ['county=%00%3Cscript%3E', 404, 'There is no county'],
  [
    'county=rutland&service=doors',
    400,
    'service must be one of blinds, curtains, shutters, installation, repairs, custom.',
  ],
  ['county=rutland&service=constructor', 400, 'service must be one of'],
  ['county=rutland&limit=21', 400, 'limit must be a whole number from 1 to 20.'],
  ['county=rutland&limit=0', 400, 'limit must be a whole number from 1 to 20.'],
  ['county=rutland&limit=1.5', 400, 'limit must be a whole number from 1 to 20.'],
  ['county=rutland&limit=many', 400, 'limit must be a whole number from 1 to 20.'],
  [`county=rutland&heading=${'a'.repeat(81)}`, 400, 'heading must have at most 80 letters.'],
  ['county=rutland&heading-level=1', 400, 'heading-level must be a whole number from 2 to 6.'],
  ['county=rutland&heading-level=7', 400, 'heading-level must be a whole number from 2 to 6.'],
  ['county=rutland&theme=pink', 400, 'theme must be auto, light or dark.'],
])('wrong settings are reported in the widget, which links to the directory: %s', async (query, status, problem) => {
  const json = await get(`/widget/json?${query}`)
  expect([json.status, json.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(await json.json()).toMatchObject({
    problem: expect.stringContaining(problem),
    suppliers: [],
    more: { label: 'Search the directory', url: 'https://directory.test/directory' },
  })
  const html = await (await get(`/widget/frame?${query}`)).text()
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain('<a class="bcd-more" href="https://directory.test/directory">Search the directory</a>')
})

test('as plain HTML: a list under a heading, ratings in words, phone links, and escaped texts', async () => {
  const response = await get('/widget/html?county=gloucestershire&limit=2&heading=Our%20%22friends%22&heading-level=3')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect((await response.text()).split('\n').join('')).toBe(
    [
      '<section class="bcd-box"><h3 class="bcd-heading">Our &quot;friends&quot;</h3>',
      '<ul class="bcd-list" role="list"><li class="bcd-supplier">',
      `<a class="bcd-name" href="https://directory.test/suppliers/${best}">Sill &amp; &lt;b&gt;Sash&lt;/b&gt;</a>`,
      '<span class="bcd-place">Cheltenham, Gloucestershire</span>',
      '<span class="bcd-rating" dir="ltr"><span class="bcd-star" aria-hidden="true">★ </span>4.6 out of 5, 1 review</span>',
      '<span class="bcd-services">Blinds, Curtains, Repairs</span>',
      '<a class="bcd-phone" href="tel:+441632960123" dir="ltr">+44 (0)1632 960123</a></li><li class="bcd-supplier">',
      `<a class="bcd-name" href="https://directory.test/suppliers/${best + 1}">Plain Blinds</a>`,
      '<span class="bcd-place">Cheltenham, Gloucestershire</span><span class="bcd-rating" dir="ltr">No reviews yet</span>',
      '<span class="bcd-services">Blinds</span></li></ul>',
      '<p class="bcd-foot"><a class="bcd-more" href="https://directory.test/counties/gloucestershire">More in Gloucestershire</a> ',
      '<span class="bcd-source" dir="ltr">From <a class="bcd-site" href="https://directory.test">Blind &amp; Curtain Directory</a></span></p></section>',
    ].join(''),
  )
})

test('only the frame may be framed; its script reports its height, and its links open outside', async () => {
  const frame = await get('/widget/frame?county=gloucestershire&theme=dark')
  const policy = frame.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; style-src 'sha256-")
  expect(policy).toContain('frame-ancestors *')
  const html = await frame.text()
  expect(html).toContain('<html lang="en-GB" data-theme="dark">')
  expect(html).toContain(
    '<title>Blind and curtain suppliers in Gloucestershire | Blind &amp; Curtain Directory</title>',
  )
  expect(html).toContain('<base target="_top">')
  expect(html).toContain('<h1 class="bcd-heading">')
  const script = /<script>(.*)<\/script>/.exec(html)![1]!
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  for (const path of ['/widget/html', '/', '/widget/frame/'])
    expect((await get(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

/** A partner's folder: the examples with the site's address, installed packages, and no package.json. */
const folder = await mkdtemp(join(tmpdir(), 'examples-'))
afterAll(() => rm(folder, { recursive: true }))
beforeAll(async () => {
  await cp('docs/examples', folder, { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const file of ['curl.sh', 'fetch.mjs', 'apollo-client.mjs', 'typed-client/main.mts']) {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), fillSiteUrl(text, site.origin))
  }
})
const node = process.env.EXAMPLES_NODE ?? process.execPath
const printed = async (program: string, ...words: string[]) =>
  (await promisify(execFile)(program, words, { cwd: folder })).stdout.trim()

test('the curl example runs unchanged', async () => {
  expect(JSON.parse(await printed('sh', 'curl.sh'))).toMatchObject({ data: { suppliers: { totalCount: 2 } } })
})

test('the fetch example runs unchanged', async () => {
  expect(await printed(node, 'fetch.mjs')).toBe('Kent\nMaidstone Blinds Maidstone no reviews yet')
})

test('the Apollo Client example runs unchanged, and reads a second page', async () => {
  expect(await printed(node, 'apollo-client.mjs')).toMatch(
    /^1 Sill & <b>Sash<\/b> [\d.]+\n1 Plain Blinds [\d.]+\n2 Maidstone Blinds [\d.]+$/,
  )
})

test('the typed client example runs unchanged, where TypeScript defaults to CommonJS', async () => {
  expect(await printed(node, 'node_modules/tsx/dist/cli.mjs', 'typed-client/main.mts')).toBe(
    'Sill & <b>Sash</b> Cheltenham 4.6\nPlain Blinds Cheltenham no reviews yet',
  )
})

test('a badge: stars, average and count, light or dark, cached; without reviews it says listed', async () => {
  const response = await get(`/badge/${best}.svg`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
    etag: expect.stringMatching(/^W\/"/),
  })
  const svg = await response.text()
  expect(svg).toContain(
    '<title>Sill &amp; &lt;b&gt;Sash&lt;/b&gt;: 4.6 out of 5 from 1 review on Blind &amp; Curtain Directory</title>',
  )
  expect(svg).toContain('role="img"')
  expect(svg).toContain('prefers-color-scheme:dark')
  expect(svg).toContain('>Blind &amp; Curtain Directory</text>')
  expect(svg).toContain('>4.6</text>')
  expect(svg, '4.6 stars of 16 pixels').toContain('<rect x="59" y="12" width="74" height="22"/>')
  expect(svg).toContain('>(1)</text>')
  const other = await (await get(`/badge/${best + 1}.svg?theme=light`)).text()
  expect(other).toContain('<title>Plain Blinds is listed on Blind &amp; Curtain Directory</title>')
  expect(other).toContain('>Listed on</text>')
  expect(other).not.toContain('prefers-color-scheme')
  expect((await get(`/badge/${best}.svg?theme=pink`)).status).toBe(400)
  for (const path of [`/badge/${best + 2}.svg`, '/badge/0.svg', '/badge/x.svg', '/badge/99999999999.svg'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})
