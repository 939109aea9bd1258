import { createHook } from 'node:async_hooks'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../../process/log.ts'
import { testSessionSite } from '../../testing/test-session-site.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { withSecret, withStoredSecret } from './session-secret.ts'
import { admitAttempt, isKnownNetwork, signInLimits, waitAfter } from './sign-in-limit.ts'

const site = await testSessionSite()
afterAll(site.close)
beforeEach(async () => {
  await site.rows('delete from sign_in_attempt')
  await site.rows('delete from known_network')
})

const from = Date.now()
const at = (seconds: number) => new Date(from + seconds * 1000)
const attempt = (seconds: number, ip = '192.0.2.1', username = 'ada') =>
  admitAttempt(site.database.pool, { username, ip }, at(seconds))
const readRetryAfter = async (tried: Promise<unknown>) =>
  tried.then(
    () => 0,
    (error: { extensions: { code: string; retryAfterSeconds: number } }) => {
      expect(error.extensions.code).toBe('RATE_LIMITED')
      return error.extensions.retryAfterSeconds
    },
  )

test('a wrong password and an unknown name get the same response', async () => {
  const answers = await Promise.all(
    [
      ['ada', 'wrong password'],
      ['nobody', 'lovelace'],
    ].map(async ([name, password]) => (await site.browser().signIn(name, password)).errors),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject([
    { message: 'The username or password is wrong.', extensions: { code: 'UNAUTHENTICATED' } },
  ])
})

test('an unknown name takes as long, since a password is hashed anyway', async () => {
  const countHashes = async (name: string) => {
    let hashes = 0
    const hook = createHook({ init: (_, type) => void (type === 'ARGON2REQUEST' && hashes++) }).enable()
    await site.browser('192.0.2.77').signIn(name, 'wrong password')
    hook.disable()
    return hashes
  }
  expect([await countHashes('ada'), await countHashes('nobody')]).toEqual([1, 1])
})

test('a password is the same from any keyboard', async () => {
  expect(await verifyPassword('cafe\u0301 society', await hashPassword('café society'))).toBe(true)
})

test('the secret of sessions is generated once; a worker reads it, and never generates another', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'secret-'))
  const { SESSION_SECRET: _, ...without } = site.env
  const env = { ...without, DATA_DIR }
  expect((await withStoredSecret(env)).SESSION_SECRET).toBeUndefined()
  const { SESSION_SECRET: secret } = await withSecret(env)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect([(await withSecret(env)).SESSION_SECRET, (await withStoredSecret(env)).SESSION_SECRET]).toEqual([
    secret,
    secret,
  ])
  expect((await withStoredSecret({ ...env, SESSION_SECRET: 'set' })).SESSION_SECRET).toBe('set')
  await rm(DATA_DIR, { recursive: true })
})

test('names ignore case; impossible values are reported by field', async () => {
  const bob = site.browser()
  expect((await bob.signIn(' BOB ', 'builder1')).data.signIn.user).toEqual({ username: 'Bob', isAdmin: false })
  expect((await bob.ask('{ me { role } }')).data.me).toEqual({ role: 'USER' })
  expect((await site.browser().signIn('ab', '12345')).data.signIn).toEqual({
    user: null,
    userErrors: [
      { field: ['username'], message: 'Username must be at least 3 characters' },
      { field: ['password'], message: 'Password must be at least 6 characters' },
    ],
  })
})

test('five failures are free, then the wait doubles, then all attempts are refused until the window ends', async () => {
  expect([4, 5, 6, 9].map(waitAfter)).toEqual([0, 2000, 4000, 32_000])
  const failElsewhere = async (seconds: number) => {
    await attempt(seconds, '192.0.2.2')
    await attempt(seconds, '192.0.2.1', 'bob')
  }
  await failElsewhere(-100)
  for (let failed = 0; failed < 5; failed++) await attempt(0)
  expect(await readRetryAfter(attempt(0))).toBe(2)
  await attempt(2)
  await failElsewhere(3)
  expect(await readRetryAfter(attempt(4))).toBe(2)
  for (const seconds of [6, 14, 30, 62]) await attempt(seconds)
  expect(await readRetryAfter(attempt(63))).toBe(837)
  expect(await readRetryAfter(attempt(899))).toBe(1) // refused attempts do not prolong the wait
  await attempt(900)
})

test('the limit affects neither other networks nor other accounts, and stays when an attempt there is cancelled', async () => {
  for (let failed = 0; failed < 5; failed++) await attempt(0)
  expect(await readRetryAfter(attempt(0, '::ffff:192.0.2.1', 'ADA'))).toBe(2)
  await (await attempt(0, '192.0.2.2')).cancel()
  await attempt(0, '192.0.2.1', 'bob')
  expect(await readRetryAfter(attempt(0))).toBe(2)
})

test('a hundred simultaneous guesses count as a hundred', async () => {
  const tried = await Promise.all(Array.from({ length: 20 }, () => readRetryAfter(attempt(0))))
  expect(tried.filter((wait) => wait === 0)).toHaveLength(5)
})

test('one network has thirty failures, whatever the names, and IPv6 counts by network', async () => {
  await attempt(-100, '2001:db8:1:3::1', 'another')
  for (let failed = 0; failed < signInLimits.ofNetwork; failed++)
    await attempt(failed, `2001:db8:1:2::${failed + 1}`, `name-${failed}`)
  expect(await readRetryAfter(attempt(100, '2001:db8:1:2::ffff', 'another'))).toBe(800)
  for (const seconds of [100, 101]) await attempt(seconds, '2001:db8:1:3::1', 'another')
})

test('an account under attack stays open to networks it was signed in from before', async () => {
  const [{ id }] = await site.rows("select id from app_user where username = 'ada'")
  await (await attempt(-181 * 86_400, '198.51.100.9')).succeeded(id)
  for (const seconds of [-100 * 86_400, -3600]) await (await attempt(seconds, '198.51.100.7')).succeeded(id)
  expect(await site.rows('select network, seen_at from known_network')).toEqual([
    { network: '198.51.100.7', seen_at: at(-3600) },
  ])
  const places = [
    ['ADA', '198.51.100.7'],
    ['ada', '198.51.100.8'],
    ['bob', '198.51.100.7'],
  ] as const
  const known = places.map(([username, ip]) => isKnownNetwork(site.database.pool, { username, ip }, at(0)))
  expect(await Promise.all(known)).toEqual([true, false, false])
  await attempt(-100, '198.51.100.8', 'bob')
  for (let failed = 1; failed < signInLimits.ofAccount; failed++) await attempt(0, `203.0.113.${failed}`)
  await attempt(0, '198.51.100.8')
  expect(await readRetryAfter(attempt(1, '198.51.100.8'))).toBe(899)
  await attempt(1, '198.51.100.7')
  await attempt(901, '198.51.100.8')
})

test('a successful sign-in clears the user’s failures from this network, and no others', async () => {
  const browser = site.browser('192.0.2.9')
  await site.browser('198.51.100.9').signIn('ada', 'wrong password')
  await browser.signIn('bob', 'wrong password')
  for (let failed = 0; failed < 4; failed++) await browser.signIn('ada', 'wrong password')
  expect((await browser.signIn()).errors).toBeUndefined()
  for (let failed = 0; failed < 4; failed++) await browser.signIn('ada', 'wrong password')
  expect((await browser.signIn()).errors).toBeUndefined()
  expect(await site.rows('select username, network from sign_in_attempt order by id')).toEqual([
    { username: 'ada', network: '198.51.100.9' },
    { username: 'bob', network: '192.0.2.9' },
  ])
  const history =
    "select distinct username from sign_in join app_user u on u.id = user_id where address = '198.51.100.…'"
  expect(await site.rows(history), 'in the history of this user alone').toEqual([{ username: 'ada' }])
})

test('a refusal states the wait: retryAfterSeconds in GraphQL, Retry-After in REST', async () => {
  await site.rows(
    `insert into sign_in_attempt (username, network, at) select 'ada', '192.0.2.10', now() from generate_series(1, ${signInLimits.refusedFrom})`,
  )
  const browser = site.browser('192.0.2.10')
  const { errors } = await browser.signIn()
  const message = expect.stringMatching(/^Too many sign-in attempts\. Please try again in 1\d minutes\.$/)
  expect(errors).toMatchObject([{ message, extensions: { code: 'RATE_LIMITED' } }])
  const answer = await browser.rest('/api/auth/login', { body: { username: 'ada', password: 'lovelace' } })
  expect(answer.status).toBe(429)
  expect(await answer.json()).toMatchObject({ message })
  for (const wait of [errors?.[0]?.extensions['retryAfterSeconds'], Number(answer.headers.get('retry-after'))]) {
    expect(wait).toBeGreaterThan(600)
    expect(wait).toBeLessThanOrEqual(900)
  }
})

test('neither typed names nor passwords are logged: people confuse the two', async () => {
  const lines = (['debug', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level))
  const browser = site.browser('192.0.2.11')
  await browser.signIn('my secret passphrase', 'another secret')
  await browser.signIn('my secret passphrase', '12345')
  await browser.rest('/api/auth/login', { body: { username: 'my secret passphrase', password: 'another secret' } })
  await browser.signIn('ada', 'another secret')
  const logged = JSON.stringify(lines.flatMap(({ mock }) => mock.calls))
  for (const line of lines) line.mockRestore()
  expect(logged).toContain('sign-in failed')
  expect(logged).not.toMatch(/secret/)
})

test('others can sign in while one network floods the queue', async () => {
  const attack = Array.from({ length: 40 }, () => site.admission.enter({ ip: '203.0.113.66' }))
  expect((await site.browser('192.0.2.12').signIn()).errors).toBeUndefined()
  for (const entered of attack) (await entered)()
})
