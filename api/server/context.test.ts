import { expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '../process/env.ts'
import { matchesEtag } from './conditional-request.ts'
import { createContext, toRead, type Requester, type Viewer } from './context.ts'
import { check, PublicError } from './errors.ts'
import { lineText, listText, typedText } from './form.rules.ts'
import { readFormTrace } from './honeypot.ts'
import { createRateLimitError } from './rate-limit.ts'
import { getCacheControl, getConfiguredSiteUrl, getSiteUrl } from './site-url.ts'

let forks = 0
const parts = {
  orm: { em: { fork: () => ({ forks: ++forks }) } },
  pool: 'primary',
  replicas: { pool: () => 'replica' },
}
const contextFor = (requester: Partial<Requester>) =>
  createContext(parts as never, readEnv({}), { ip: '192.0.2.1', ...requester })

const bob: Viewer = { id: 1, username: 'bob', isAdmin: false }
const mona: Viewer = { id: 2, username: 'mona', isAdmin: false, role: 'MODERATOR' }

test('visitors read from a replica; signed-in users see their own writes', () => {
  const visitor = contextFor({ requestId: 'x' })
  expect([visitor.pool, toRead(visitor).pool, toRead(visitor).requestId]).toEqual(['primary', 'replica', 'x'])
  for (const viewer of [bob, mona]) expect(toRead(contextFor({ viewer })).pool).toBe('primary')
  expect(forks).toBe(0)
  expect([visitor.em, visitor.em]).toEqual([{ forks: 1 }, { forks: 1 }])
})

test('visitors and users are charged; staff only learn a cost that they ask for', () => {
  const quota = (wants?: 'cost') => ({
    ...(wants ? { wants } : {}),
    consume: () => {
      throw new PublicError('RATE_LIMITED', 'Too many requests.')
    },
    getCost: (requested: number) => ({ requested, limit: 1, available: 0, burst: 1, restoreRate: 1 }),
    headers: () => ['ratelimit', 'x'],
  })
  for (const requester of [{}, { viewer: bob }])
    expect(() => contextFor({ ...requester, quota: quota() }).quota!.consume(1)).toThrow('Too many requests.')
  expect(contextFor({ viewer: mona, quota: quota() }).quota).toBeUndefined()
  const asked = contextFor({ viewer: mona, quota: quota('cost') }).quota!
  asked.consume(1)
  expect([asked.wants, asked.getCost(7).requested, asked.headers()]).toEqual(['cost', 7, ['ratelimit', 'x']])
})

test('the site’s address is its setting, else the requested host’s unless that is none; only with the setting is it cached', () => {
  const at = (host: string, settings = {}) => getSiteUrl(settings, { protocol: 'https', host })
  expect([at('here.example'), at(''), at('not a host')]).toEqual([
    'https://here.example',
    'http://localhost',
    'http://localhost',
  ])
  const set = { SITE_URL: 'https://directory.example' }
  expect([at('here.example', set), getCacheControl(set, 60), getCacheControl({}, 60)]).toEqual([
    'https://directory.example',
    'public, max-age=60',
    'private, no-store',
  ])
  const own = { HOST: '127.0.0.1', PORT: 4000 }
  expect([getConfiguredSiteUrl(own), getConfiguredSiteUrl({ ...own, ...set })]).toEqual([
    'http://127.0.0.1:4000',
    'https://directory.example',
  ])
})

test('a known version is recognised among several, weak or strong, or as any', () => {
  const known = ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', ' * ']
  expect(known.filter((one) => !matchesEtag(one, 'W/"a"'))).toEqual([])
  expect(['"b"', '', 'a', '"aa"'].filter((one) => matchesEtag(one, 'W/"a"'))).toEqual([])
})

test('a wait is in seconds below a minute, then in begun minutes, and never nothing', () => {
  for (const [ms, seconds, words] of [
    [0, 1, '1 second'],
    [1001, 2, '2 seconds'],
    [59_000, 59, '59 seconds'],
    [59_001, 60, '1 minute'],
    [61_000, 61, '2 minutes'],
  ] as const)
    expect(createRateLimitError('requests', ms)).toMatchObject({
      message: `Too many requests. Please try again in ${words}.`,
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds },
    })
})

test('wrong input: the first message of each field, ten in one list, and all names if it is no object', () => {
  const word = z.string().min(3, 'Three letters, please.').regex(/^\w*$/, 'Letters only, please.').default('oak')
  const rules = z.object({ names: z.array(z.string('A text, please.')), size: z.number('A number, please.'), word })
  const refusal = (input: unknown) => {
    try {
      return check(rules, input)
    } catch (error) {
      return { message: (error as PublicError).message, ...(error as PublicError).extensions }
    }
  }
  expect(refusal([])).toMatchObject({ message: 'Send one JSON object with names, size and word' })
  expect(refusal({ names: [], size: 1, word: '!' })).toMatchObject({ fields: { word: 'Three letters, please.' } })
  const { message, fields } = refusal({ names: Array(12).fill(1), size: 'x' }) as { message: string; fields: object }
  expect([message, Object.keys(fields).length, fields]).toEqual([
    'A text, please.',
    11,
    expect.objectContaining({ 'names.0': 'A text, please.', size: 'A number, please.' }),
  ])
})

test('typed text loses what nobody types; lists lose repeated items, in any case', () => {
  const text = typedText({ max: 1000 })
  expect(text.parse(' a\r\nb\rc\t\u0007\u202e\ud800d ')).toBe('a\nb\nc\td')
  expect([text.parse(null), lineText({ max: 9 }).parse(' a \n  b ')]).toEqual(['', 'a b'])
  const firstMessage = (rules: z.core.$ZodType, value: unknown) => z.safeParse(rules, value).error?.issues[0]?.message
  expect(firstMessage(text, 'x'.repeat(1001))).toBe('Please use at most 1,000 characters.')
  expect(firstMessage(typedText({ max: 1, noText: 'Text!' }), 7)).toBe('Text!')
  const list = listText(2, 3)
  expect([list.parse(null), list.parse([' Oak ', 'oak', '', 'Ash'])]).toEqual([[], ['Oak', 'Ash']])
  expect([firstMessage(list, ['a', 'b', 'c']), firstMessage(list, ['abcd'])]).toEqual([
    'Please enter at most 2.',
    'Please use at most 3 characters for each.',
  ])
  expect(readFormTrace('openForMs=-5&leaveEmpty=x')).toEqual({ leaveEmpty: 'x' })
})
