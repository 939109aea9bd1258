import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { fetchPage, type FetchOptions } from './fetch-page.ts'
import { formatUserAgent } from './fetch-settings.ts'
import { localSettings, localSite, testClock, type LocalSite } from '../testing/local-site.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createSharedPace } from './shared-pace.ts'
import { createRobotsCache } from './robots.ts'
import { readRobotsRules } from './robots-rules.ts'
import { Blocked, Disallowed, Gone, Unreachable } from './page-errors.ts'

type Reply = {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
  delayMs?: number
  drop?: boolean
}
const database = await testDatabase()
let site: LocalSite
let replies: Record<string, Reply | Reply[]> = {}
let seen: Record<string, string | string[] | undefined> = {}
let seenByRobots: typeof seen = {}

/** Each test has its own site: abandoned requests may still arrive later. */
beforeEach(async () => {
  await database.pool.query('delete from host_turn')
  replies = {}
  site = await localSite((request, response, path) => {
    const given = replies[`//${request.headers.host}${path}`] ?? replies[path] ?? { status: 404 }
    const {
      status = 200,
      headers,
      body = '',
      delayMs = 0,
      drop,
    } = Array.isArray(given) ? (given.length > 1 ? given.shift()! : given[0]!) : given
    if (path !== '/robots.txt') seen = request.headers
    else seenByRobots = request.headers
    if (drop) return void response.destroy()
    void wait(delayMs).then(() => response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body))
  })
})
afterEach(() => site.close())
afterAll(() => database.close())

const get = (path: string, more: Partial<FetchOptions> = {}) =>
  fetchPage(site.base + path, { ...localSettings(site), ...more })

test('a page has its address, size and validators, and the site learns our user agent', async () => {
  replies['/a'] = { headers: { etag: '"1"', 'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT' }, body: '<p>Blinds</p>' }
  expect(await get('/a')).toMatchObject({
    outcome: 'ok',
    status: 200,
    url: `${site.base}/a`,
    text: '<p>Blinds</p>',
    bytes: 13,
    etag: '"1"',
    lastModified: 'Sat, 21 Nov 2026 12:00:00 GMT',
  })
  expect(seen['user-agent']).toBe('BlindCurtainDirectory/1.0 (+mailto:me@example.com)')
  expect(formatUserAgent({ SCRAPER_CONTACT: 'https://me.example/bot', SITE_URL: undefined })).toBe(
    'BlindCurtainDirectory/1.0 (+https://me.example/bot)',
  )
  expect(formatUserAgent({ SCRAPER_CONTACT: undefined, SITE_URL: undefined })).toBe('BlindCurtainDirectory/1.0')
})

test('an unchanged page is not sent again; its robots.txt is', async () => {
  replies['/a'] = { status: 304 }
  const validators = { etag: '"1"', lastModified: 'Sat, 21 Nov 2026 12:00:00 GMT' }
  expect(await get('/a', { validators, robots: robots() })).toMatchObject({ outcome: 'unchanged', text: '' })
  expect(seen).toMatchObject({ 'if-none-match': '"1"', 'if-modified-since': 'Sat, 21 Nov 2026 12:00:00 GMT' })
  expect(seenByRobots).toHaveProperty('user-agent')
  expect(seenByRobots).not.toHaveProperty('if-none-match')
  expect(seenByRobots).not.toHaveProperty('if-modified-since')
})

test.each([429, 408, 500, 502, 503])('%i is retried twice, later each time', async (status) => {
  const clock = testClock()
  replies['/a'] = [{ status }, { status }, { body: 'at last' }]
  expect(await get('/a', { clock })).toMatchObject({ text: 'at last' })
  expect(clock.waits).toEqual([1000, 4000])
})

test.each([
  [500, Unreachable],
  [502, Unreachable],
  [408, Unreachable],
  [429, Blocked],
  [503, Blocked],
])('%i after all retries is %o', async (status, error) => {
  replies['/a'] = { status }
  await expect(get('/a')).rejects.toThrow(error)
  expect(site.asked.length).toBe(3)
})

test.each([
  [401, Blocked],
  [403, Blocked],
  [404, Gone],
  [410, Gone],
  [400, Gone],
])('%i is %o at once', async (status, error) => {
  replies['/a'] = { status }
  await expect(get('/a')).rejects.toThrow(error)
  expect(site.asked.length).toBe(1)
})

test('a dropped connection is retried, then the site is unreachable', async () => {
  replies['/a'] = [{ drop: true }, { body: 'back' }]
  expect(await get('/a')).toMatchObject({ text: 'back' })
  replies['/b'] = { drop: true }
  const clock = testClock()
  const pace = createSharedPace(database.pool, { clock })
  await expect(get('/b', { clock, pace })).rejects.toThrow(Unreachable)
  const { rows } = await database.pool.query('select holder from host_turn')
  expect(rows, 'and its turn is free for the next page').toEqual([{ holder: null }])
})

test('Retry-After is respected, in seconds and as a date', async () => {
  const clock = testClock()
  replies['/a'] = [
    { status: 429, headers: { 'retry-after': '7' } },
    { status: 503, headers: { 'retry-after': new Date(Date.now() + 20_000).toUTCString() } },
    { body: 'ok' },
  ]
  await get('/a', { clock })
  expect(clock.waits[0]).toBe(7000)
  expect(clock.waits[1]).toBeGreaterThan(15_000)
})

test.each([429, 503])('a host that demands more than a minute, with %i, is skipped entirely', async (status) => {
  const clock = testClock()
  const pace = createSharedPace(database.pool, { clock })
  replies['/a'] = { status, headers: { 'retry-after': '600' } }
  await expect(get('/a', { clock, pace })).rejects.toMatchObject({ outcome: 'blocked', status, retryAfterMs: 600_000 })
  await expect(get('/b', { clock, pace })).rejects.toMatchObject({
    outcome: 'blocked',
    message: expect.stringContaining('requested a longer pause'),
  })
  expect(site.asked).toEqual(['/a'])
})

test.each([
  ['Cloudflare', { status: 200, body: '<title>Just a moment...</title>' }],
  ['Cloudflare with 503', { status: 503, body: '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate"></script>' }],
  ['Cloudflare by its header', { status: 200, headers: { 'cf-mitigated': 'challenge' }, body: '' }],
  ['DataDome', { status: 200, body: '<script src="https://geo.captcha-delivery.com/captcha/"></script>' }],
  ['a question', { status: 200, body: '<h1>Are you human?</h1>' }],
])('a challenge of %s is blocked without retries', async (_, reply) => {
  replies['/a'] = reply
  await expect(get('/a')).rejects.toThrow(Blocked)
  expect(site.asked.length).toBe(1)
})

test('an ordinary page behind Cloudflare is not a challenge', async () => {
  replies['/a'] = {
    body: '<p>Just a moment from the M25</p><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
  }
  expect(await get('/a')).toMatchObject({ outcome: 'ok' })
})

test('redirects follow each host’s own rules, up to a limit', async () => {
  replies['/a'] = { status: 301, headers: { location: '/b' } }
  replies['/b'] = { status: 302, headers: { location: `${site.base}/c` } }
  replies['/c'] = { body: 'here' }
  expect(await get('/a')).toMatchObject({ text: 'here', url: `${site.base}/c` })
  replies['/round'] = { status: 302, headers: { location: '/round' } }
  await expect(get('/round')).rejects.toThrow('The address redirects more than 5 times')
})

test.each([
  ['in the header', 'text/html; charset=windows-1252', Buffer.from('<p>Caf\xe9 \x80</p>', 'latin1'), 'Café €'],
  ['in a meta element', 'text/html', Buffer.from('<meta charset="iso-8859-1"><p>Caf\xe9</p>', 'latin1'), 'Café'],
  [
    'in an old meta element',
    'text/html',
    Buffer.from(
      '<meta http-equiv=content-type content="text/html; charset=windows-1252"><p>\x93Caf\xe9\x94</p>',
      'latin1',
    ),
    '“Café”',
  ],
  [
    'by its mark',
    'text/html',
    Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode('<p>Café</p>', 'utf-16le')]),
    'Café',
  ],
  ['by its mark, against the header', 'text/html; charset=windows-1252', Buffer.from('\ufeff<p>Café</p>'), 'Café'],
  ['wrongly, as UTF-16', 'application/xhtml+xml', Buffer.from('<meta charset="utf-16"><p>Café</p>'), 'Café'],
  ['nowhere, UTF-8', 'text/html', Buffer.from('<p>Café</p>'), 'Café'],
  ['nowhere, windows-1252', 'text/html', Buffer.from('<p>Caf\xe9</p>', 'latin1'), 'Café'],
  ['wrongly named', 'text/html; charset=nonsense', Buffer.from('<p>Café</p>'), 'Café'],
])('a page’s charset is found %s', async (_, type, body, text) => {
  replies['/a'] = { headers: { 'content-type': type }, body }
  expect((await get('/a')).text).toContain(text)
})

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('%s is unpacked', async (encoding, pack) => {
  replies['/a'] = { headers: { 'content-encoding': encoding }, body: pack('<p>Blinds</p>') }
  expect(await get('/a')).toMatchObject({ text: '<p>Blinds</p>', bytes: 13 })
})

test('a page above 5 MB is aborted, even if small when compressed', async () => {
  replies['/large'] = { body: 'x'.repeat(5_000_001) }
  await expect(get('/large')).rejects.toThrow('The page is larger than 5 MB')
  replies['/bomb'] = { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(200_000_000)) }
  const before = process.memoryUsage().rss
  await expect(get('/bomb')).rejects.toThrow(Gone)
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
})

test('broken compression and pictures are not pages', async () => {
  replies['/broken'] = { headers: { 'content-encoding': 'gzip' }, body: 'not gzip' }
  await expect(get('/broken')).rejects.toThrow(Unreachable)
  replies['/picture'] = { headers: { 'content-type': 'image/png' }, body: 'x' }
  await expect(get('/picture')).rejects.toThrow('This address is not a page but image/png')
})

test('silence ends with the timeout', async () => {
  replies['/a'] = { delayMs: 5000 }
  await expect(get('/a', { timeoutMs: 50 })).rejects.toThrow(Unreachable)
})

test('a stopped run stops waiting', async () => {
  replies['/a'] = { delayMs: 5000 }
  const abort = new AbortController()
  const page = get('/a', { signal: abort.signal })
  setTimeout(() => abort.abort(new Error('stopped')), 20)
  await expect(page).rejects.toThrow('stopped')
})

const robots = () => createRobotsCache('BlindCurtainDirectory/1.0 (+mailto:me@example.com)')

test('robots.txt is respected, read once, with its Crawl-delay', async () => {
  const clock = testClock()
  replies['/robots.txt'] = {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nDisallow: /private\nCrawl-delay: 4\n',
  }
  replies['/a'] = { body: 'a' }
  const settings = { robots: robots(), clock, pace: createSharedPace(database.pool, { clock }) }
  await get('/a', settings)
  await get('/a', settings)
  await expect(get('/private/x', settings)).rejects.toThrow(Disallowed)
  expect(site.asked).toEqual(['/robots.txt', '/a', '/a'])
  expect(clock.waits).toEqual([1000, 4000])
})

test('a rule for our name wins over the one for all', async () => {
  replies['/robots.txt'] = { body: 'User-agent: *\nAllow: /\n\nUser-agent: blindcurtaindirectory\nDisallow: /\n' }
  await expect(get('/a', { robots: robots() })).rejects.toThrow('robots.txt of')
})

test.each([404, 403, 401])('a missing robots.txt (%i) allows everything', async (status) => {
  replies = { '/a': { body: 'a' }, '/robots.txt': { status, body: 'User-agent: *\nDisallow: /' } }
  expect(await get('/a', { robots: robots() })).toMatchObject({ text: 'a' })
})

test.each([
  ['network', 'answered 500', { status: 500 }],
  ['network', 'No response from', { drop: true }],
  ['blocked', 'answered 503', { status: 503 }],
  ['blocked', 'answered 429', { status: 429, headers: { 'retry-after': '600' } }],
  ['blocked', 'a CAPTCHA', { status: 403, headers: { 'cf-mitigated': 'challenge' } }],
  ['blocked', 'a CAPTCHA', { body: '<title>Just a moment...</title>' }],
])('an unreadable robots.txt forbids everything, as %s: %s', async (outcome, why, reply) => {
  replies = { '/a': { body: 'a' }, '/robots.txt': reply }
  await expect(get('/a', { robots: robots() })).rejects.toMatchObject({
    outcome,
    url: `${site.base}/a`,
    message: expect.stringMatching(`robots.txt could not be read .*${why}`),
  })
  expect(site.asked).not.toContain('/a')
  expect(site.asked.length).toBeLessThanOrEqual(3)
})

test('an unknown name and a closed port are no response rather than forbidden', async () => {
  const settings = { ...localSettings(site), allowedHosts: ['*.localhost'], robots: robots() }
  const resolve = async (): Promise<never> => {
    throw new Error('getaddrinfo ENOTFOUND gone.localhost')
  }
  await expect(fetchPage('http://gone.localhost/a', { ...settings, resolve })).rejects.toMatchObject({
    outcome: 'network',
    message: expect.stringContaining('ENOTFOUND'),
  })
  await expect(fetchPage('http://shop.localhost:1/a', settings)).rejects.toMatchObject({ outcome: 'network' })
})

test('our own rule forbids a host on a private network', async () => {
  const resolve = async () => [{ address: '10.0.0.1', family: 4 as const }]
  await expect(
    fetchPage('http://inside.example/a', { ...localSettings(site), resolve, robots: robots() }),
  ).rejects.toThrow(Disallowed)
})

test('of a longer robots.txt, the first 500 kibibytes count, up to the last whole line', async () => {
  const rule = 'Disallow: /hidden\n'
  const comments = (bytes: number) => `# ${'x'.repeat(bytes - 3)}\n`
  const half = 512_000 - 14 - rule.length
  replies = { '/hidden': { body: 'a' }, '/later': { body: 'b' }, '/hid': { body: 'c' } }
  replies['/robots.txt'] = { body: `User-agent: *\n${comments(half)}${rule}Disallow: /later\n${comments(600_000)}` }
  await expect(get('/hidden', { robots: robots() })).rejects.toThrow(Disallowed)
  expect(await get('/later', { robots: robots() })).toMatchObject({ text: 'b' })
  replies['/robots.txt'] = { body: `User-agent: *\n${comments(half + 7)}${rule}` }
  expect(await get('/hid', { robots: robots() })).toMatchObject({ text: 'c' })
})

test.each([429, 503, 'silence'])('robots.txt is retried twice after %s, like a page', async (trouble) => {
  const clock = testClock()
  const reply = typeof trouble === 'number' ? { status: trouble, headers: { 'retry-after': '7' } } : { drop: true }
  replies['/robots.txt'] = [reply, reply, { body: 'User-agent: *\nDisallow: /private' }]
  replies['/a'] = { body: 'a' }
  const settings = { robots: robots(), clock }
  expect(await get('/a', settings)).toMatchObject({ text: 'a' })
  await expect(get('/private', settings)).rejects.toThrow('forbids this address')
  expect(clock.waits).toEqual(typeof trouble === 'number' ? [7000, 7000] : [1000, 4000])
})

test('an unreadable robots.txt fails one page; the next ones wait a little and read it again, once', async () => {
  const clock = testClock()
  replies['/robots.txt'] = [{ status: 500 }, { status: 500 }, { status: 500 }, { body: '' }]
  replies['/a'] = { body: 'a' }
  const settings = { robots: robots(), clock }
  await expect(get('/a', settings)).rejects.toThrow('could not be read')
  clock.waits.length = 0
  expect(await Promise.all([get('/a', settings), get('/a', settings)])).toMatchObject([{ text: 'a' }, { text: 'a' }])
  expect(Math.max(...clock.waits)).toBeLessThanOrEqual(10_000)
  expect(Math.min(...clock.waits)).toBeGreaterThan(5000)
  expect(site.asked.filter((path) => path === '/robots.txt').length).toBe(4)
})

test('robots.txt is read again after a day, a broken one after ten seconds', async () => {
  let at = 1
  const cache = createRobotsCache('BlindCurtainDirectory/1.0', { now: () => at })
  replies['/a'] = { body: 'a' }
  replies['/robots.txt'] = { status: 500 }
  await expect(get('/a', { robots: cache })).rejects.toThrow(Unreachable)
  at += 10_001
  replies['/robots.txt'] = { body: '' }
  await get('/a', { robots: cache })
  at += 23 * 60 * 60_000
  await get('/a', { robots: cache })
  expect(site.asked.filter((path) => path === '/robots.txt').length).toBe(4)
  at += 2 * 60 * 60_000
  await get('/a', { robots: cache })
  expect(site.asked.filter((path) => path === '/robots.txt').length).toBe(5)
})

test('the robots.txt of a redirect’s target applies too', async () => {
  replies['/robots.txt'] = { body: 'User-agent: *\nDisallow: /hidden' }
  replies['/a'] = { status: 302, headers: { location: '/hidden' } }
  await expect(get('/a', { robots: robots() })).rejects.toThrow(Disallowed)
  expect(site.asked).not.toContain('/hidden')
  const other = `//other.localhost:${site.port}`
  replies[`${other}/robots.txt`] = { body: 'User-agent: *\nDisallow: /' }
  replies['/b'] = { status: 302, headers: { location: `${other}/c` } }
  await expect(get('/b', { robots: robots() })).rejects.toThrow(Disallowed)
  expect(site.asked).not.toContain('/c')
})

test('a caller reads a robots.txt itself if the one it waited for gave up', async () => {
  const cache = robots()
  replies['/robots.txt'] = [{ delayMs: 3000 }, { body: '' }]
  replies['/a'] = { body: 'a' }
  const abort = new AbortController()
  const given = get('/a', { robots: cache, signal: abort.signal })
  const other = get('/a', { robots: cache })
  setTimeout(() => abort.abort(new Error('stopped')), 50)
  await expect(given).rejects.toThrow('stopped')
  expect(await other).toMatchObject({ text: 'a' })
})

test('a robots.txt that is slow to match is parsed in the worker thread', async () => {
  const hostile = `User-agent: *\nDisallow: /${'*'.repeat(100_000)}$x`
  const path = `/${'a'.repeat(1900)}`
  replies['/robots.txt'] = { body: hostile }
  replies[path] = { body: 'a' }
  const measureCpu = async (work: () => unknown) => {
    const before = process.threadCpuUsage()
    await work()
    return process.threadCpuUsage(before).user
  }
  const fetched = await measureCpu(async () =>
    expect(await get(path, { robots: robots() })).toMatchObject({ text: 'a' }),
  )
  const compared = await measureCpu(() => readRobotsRules(hostile, `https://example.com${path}`, 'test'))
  expect(fetched).toBeLessThan(compared / 2)
})
