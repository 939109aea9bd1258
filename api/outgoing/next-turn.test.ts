import { expect, test } from 'vitest'
import { formatUserAgent } from './fetch-settings.ts'
import { followRedirects } from './follow-redirects.ts'
import { requestTurn, endTurn, newHost, leaveQueue, getPauseMs, type HostState } from './next-turn.ts'
import { retryAfterMs } from './retry-after.ts'

const getPause = (options: Partial<Parameters<typeof getPauseMs>[0]>) =>
  getPauseMs({ minGapMs: 1000, crawlDelayMs: 0, elapsedMs: 100, retryAfterMs: 0, ...options })

test('a host pauses for a second, its Crawl-delay, or twice its response time, up to half a minute', () => {
  expect(getPause({})).toBe(1000)
  expect(getPause({ elapsedMs: 2500 })).toBe(5000)
  expect(getPause({ crawlDelayMs: 7000 })).toBe(7000)
  expect(getPause({ crawlDelayMs: 600_000 })).toBe(30_000)
  expect(getPause({ elapsedMs: 90_000 })).toBe(30_000)
})

test('Retry-After is respected up to a day', () => {
  expect(getPause({ retryAfterMs: 45_000 })).toBe(45_000)
  expect(getPause({ retryAfterMs: 3_600_000 })).toBe(3_600_000)
  expect(getPause({ retryAfterMs: 10 * 24 * 3_600_000 })).toBe(24 * 3_600_000)
  expect(getPause({ retryAfterMs: 10, crawlDelayMs: 4000 })).toBe(4000)
})

test('a waiting worker polls when the host opens; beyond a minute it does not wait', () => {
  const closed = { ...newHost, openAt: 46_000 }
  expect(requestTurn(closed, 'a', 1000).answer).toEqual({ waitMs: 45_000 })
  expect(requestTurn(closed, 'a', 46_000).answer).toBe('yours')
  const long = { ...newHost, openAt: 3_600_000, waiting: [{ id: 'a', dueAt: 0 }] }
  expect(requestTurn(long, 'a', 0)).toEqual({ host: { ...long, waiting: [] }, answer: { closedMs: 3_600_000 } })
})

const requestTurns = (host: HostState, ids: string[], now: number) =>
  ids.reduce((state, id) => requestTurn(state, id, now).host, host)

test('first come, first served: a later worker waits, even if it asks at the right moment', () => {
  const busyHost = requestTurns(newHost, ['a', 'b', 'c'], 0)
  expect(busyHost).toMatchObject({ holder: 'a', waiting: [{ id: 'b' }, { id: 'c' }] })
  const open = endTurn(busyHost, 'a', 100, 0)
  expect(requestTurn(open, 'c', 200).answer).toEqual({ waitMs: 101 })
  expect(requestTurn(open, 'd', 200).host.waiting.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
  expect(requestTurn(open, 'b', 200)).toMatchObject({ answer: 'yours', host: { holder: 'b', waiting: [{ id: 'c' }] } })
})

test('workers that gave up or fell silent do not block others', () => {
  const busyHost = requestTurns(newHost, ['a', 'b', 'c'], 0)
  expect(requestTurn(endTurn(leaveQueue(busyHost, 'b'), 'a', 100, 0), 'c', 200).answer).toBe('yours')
  expect(requestTurn(endTurn(busyHost, 'a', 100, 0), 'd', 20_000).answer).toBe('yours')
})

test('a dead worker’s turn expires; if it returns, its pause counts but the turn is another’s', () => {
  const busyHost = requestTurns(newHost, ['a'], 0)
  expect(requestTurn(busyHost, 'b', 29_000).answer).not.toBe('yours')
  const next = requestTurn(busyHost, 'b', 30_000)
  expect(next.answer).toBe('yours')
  expect(endTurn(next.host, 'a', 31_000, 9000)).toMatchObject({ holder: 'b', openAt: 40_000 })
  expect(endTurn({ ...next.host, openAt: 90_000 }, 'a', 31_000, 9000).openAt).toBe(90_000)
})

test('a requested wait is in seconds or until a date, at most a day, and never in the past', () => {
  const now = Date.parse('2026-11-28T12:00:00Z')
  for (const [header, ms] of [
    ['120', 120_000],
    [' 0 ', 0],
    ['Sat, 28 Nov 2026 12:01:00 GMT', 60_000],
    ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
    ['999999', 86_400_000],
    ['Sun, 28 Nov 2027 12:00:00 GMT', 86_400_000],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)
    expect(retryAfterMs(header, now), header).toBe(ms)
})

test('other sites learn whom to write to: the contact, else the site', () => {
  const SITE_URL = 'https://directory.example'
  const own = 'BlindCurtainDirectory/1.0'
  expect(formatUserAgent({})).toBe(own)
  expect(formatUserAgent({ SITE_URL })).toBe(`${own} (+${SITE_URL})`)
  expect(formatUserAgent({ SITE_URL, SCRAPER_CONTACT: 'me@example.com' })).toBe(`${own} (+mailto:me@example.com)`)
  expect(formatUserAgent({ SCRAPER_CONTACT: 'https://me.example' })).toBe(`${own} (+https://me.example)`)
})

test('the address that a redirect leads to has no fragment; one that leads nowhere is the page', async () => {
  const follow = (location: string) =>
    followRedirects('https://a.example/', async (url) => {
      const isFirst = url === 'https://a.example/'
      return { status: isFirst ? 301 : 200, headers: isFirst ? { location } : {}, body: Buffer.from('') }
    })
  expect(await follow('/b#part')).toMatchObject({ status: 200, url: 'https://a.example/b' })
  expect(await follow('http://[')).toMatchObject({ status: 301, url: 'https://a.example/' })
})
