import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testSessionSite } from '../../testing/test-session-site.ts'
import { contextWords, findPasswordWeakness } from '../sign-in/weak-password.ts'

const site = await testSessionSite()
afterAll(site.close)
beforeEach(async () => {
  await site.rows('delete from sign_in_attempt')
  await site.rows('delete from user_session')
})

const wrong = (field: string, message: string) => [{ field: [field], message, code: 'BAD_USER_INPUT' }]
const sessions = '{ mySessions { id startedAt lastSeenAt userAgent address isCurrent } }'

test('the user’s sessions have time, address and browser, and each can be ended', async () => {
  const [here, there, bob] = [site.browser(), site.browser('2001:db8:1:2:3::9'), site.browser()]
  await here.ask(
    'mutation { signIn(input: { username: "ada", password: "lovelace" }) { user { id } } }',
    {},
    { 'user-agent': 'Firefox/150' },
  )
  await there.signIn()
  await bob.signIn('bob', 'builder1')
  await site.rows(`
    insert into user_session (key_hash, user_id, created_at, last_seen_at)
    select given.key::bytea, id, now() - given.age::interval, now() - given.unused::interval
      from app_user, (values ('idle', '1 hour', '31 minutes'), ('over', '13 hours', '1 second')) given(key, age, unused) where username = 'ada'`)
  const { data } = await here.ask(sessions)
  expect(data.mySessions, 'without ended ones').toMatchObject([
    { userAgent: 'Firefox/150', address: '192.0.2.…', isCurrent: true },
    { address: '2001:db8:1:…', isCurrent: false },
  ])
  const end = (id: string, password = 'lovelace') => here.change('endSession', { id, password }, 'hasEnded')
  const refusal = async (password: string) => (await end(data.mySessions[1].id, password)).userErrors
  expect(await refusal('')).toEqual(wrong('password', 'Please enter your password.'))
  expect(await refusal('babbage')).toEqual(wrong('password', 'The password is wrong.'))
  expect(await there.me()).toMatchObject({ username: 'ada' })
  const before = here.cookie()
  expect(await end(data.mySessions[1].id)).toEqual({ hasEnded: true, userErrors: [] })
  // confirming the password continues the session under a new key
  expect((await site.browser().ask('{ me { id } }', {}, { cookie: before })).data.me).toBeNull()
  expect((await here.ask(sessions)).data.mySessions).toMatchObject([
    { ...data.mySessions[0], lastSeenAt: expect.anything() },
  ])
  expect((await end(data.mySessions[1].id)).hasEnded).toBe(false)
  const missing = { field: null, message: 'This session does not exist.', code: 'NOT_FOUND' }
  expect((await end('x')).userErrors).toEqual([missing])
  expect(await there.me()).toBeNull()
  const [{ id }] = (await bob.ask(sessions)).data.mySessions
  expect((await end(id)).hasEnded).toBe(false)
  expect(await bob.me()).toMatchObject({ username: 'Bob' })
  expect(await here.me()).toMatchObject({ username: 'ada' })
})

test('payloads: errors of sessions, password and second factor name the input field', async () => {
  const [here, there] = [site.browser(), site.browser()]
  await here.signIn()
  await there.signIn()
  const { change } = here
  for (const [mutation, wanted, more] of [
    ['endSession', 'hasEnded', { id: '1' }],
    ['endUserSessions', 'endedCount', {}],
    ['createSecondFactor', 'secret { uri }', {}],
  ] as const)
    expect(await change(mutation, { ...more, password: 'babbage' }, wanted)).toEqual({
      [wanted.split(' ')[0]!]: null,
      userErrors: wrong('password', 'The password is wrong.'),
    })
  expect(await there.me()).toMatchObject({ username: 'ada' })
  expect(await change('endOtherSessions', { password: 'lovelace' }, 'hasEnded')).toEqual({
    hasEnded: true,
    userErrors: [],
  })
  expect(await there.me()).toBeNull()
  const passwords = { currentPassword: 'babbage', newPassword: 'a quite long pass phrase' }
  expect((await change('updatePassword', passwords, 'isChanged')).userErrors).toEqual(
    wrong('currentPassword', 'The password is wrong.'),
  )
  const { secret } = await change('createSecondFactor', { password: 'lovelace' }, 'secret { secret qrCode }')
  expect(secret.qrCode).toContain('<svg')
  expect((await change('enableSecondFactor', { code: '000' }, 'recoveryCodes')).userErrors).toMatchObject([
    { field: ['code'], code: 'BAD_USER_INPUT' },
  ])
})

test('all other sessions end at once', async () => {
  const [here, there] = [site.browser(), site.browser()]
  await here.signIn()
  await there.signIn()
  const without = await here.change('endOtherSessions', { password: '' }, 'hasEnded')
  expect(without.userErrors).toEqual(wrong('password', 'Please enter your password.'))
  expect(await there.me()).toMatchObject({ username: 'ada' })
  await site.rows(
    "insert into user_session (key_hash, user_id, created_at, last_seen_at) select 'x', id, now(), now() from app_user where username = 'Bob'",
  )
  await here.change('endOtherSessions', { password: 'lovelace' }, 'hasEnded')
  expect([await here.me(), await there.me()]).toEqual([expect.objectContaining({ username: 'ada' }), null])
  expect(await site.rows("select from user_session where key_hash = 'x'"), 'somebody else’s').toHaveLength(1)
})

test('weak passwords are documented', async () => {
  const docs = await readFile('docs/security.md', 'utf8')
  expect(contextWords.filter((word) => !new RegExp(`\\b${word}\\b`).test(docs))).toEqual([])
})

test('a new password needs at least 8 characters and the current password', async () => {
  const browser = site.browser()
  await browser.signIn()
  const refusal = async (currentPassword: string, newPassword: string) =>
    (await browser.change('updatePassword', { currentPassword, newPassword }, 'isChanged')).userErrors
  const atNew = (message: string) => wrong('newPassword', message)
  expect(await refusal('lovelace', 'seven77')).toEqual(atNew('Password must be at least 8 characters'))
  expect(await refusal('babbage!', 'long enough')).toEqual(wrong('currentPassword', 'The password is wrong.'))
  expect(await refusal('lovelace', 'lovelace')).toEqual(atNew('This is your current password.'))
  expect(await refusal('lovelace', 'Password123')).toEqual(
    atNew('This is one of the most common passwords. Please choose another.'),
  )
  expect(await refusal('lovelace', 'Ada-Blinds-2026')).toEqual(
    atNew('Please choose a password that is not just your username, the site’s name or words of its trade.'),
  )
})

test('changing the password ends all other sessions and renews this session’s key', async () => {
  const [here, there] = [site.browser(), site.browser()]
  await here.signIn()
  await there.signIn()
  const key = here.jar.get('session')
  const passwords = { currentPassword: 'lovelace', newPassword: 'analytical engine' }
  expect(await here.change('updatePassword', passwords, 'isChanged')).toEqual({ isChanged: true, userErrors: [] })
  expect(here.jar.get('session')).not.toBe(key)
  expect([await here.me(), await there.me()]).toEqual([expect.objectContaining({ username: 'ada' }), null])
  expect((await there.signIn()).errors).toHaveLength(1)
  expect((await there.signIn('ada', 'analytical engine')).errors).toBeUndefined()
  expect(await site.rows('select action, username from audit_entry order by id')).toEqual([
    { action: 'user.password', username: 'ada' },
    { action: 'user.sign-in-failed', username: 'a sign-in' },
  ])
})

test('common passwords, and those derived from the site, its trade or the user, are weak', async () => {
  const env = { SITE_NAME: 'Blind & Curtain Directory', SITE_URL: 'https://www.velvetry.example' }
  const isWeak = async (password: string) => (await findPasswordWeakness(password, 'grace', env)) !== undefined
  for (const weak of [
    'password1',
    'QWERTYUIOP',
    'iloveyou1',
    'trustno1!blinds',
    'Velvetry1234',
    'grace-grace-1',
    'Admin!2026',
    '!Curtains!',
    'curtains-1234',
    'ｐａｓｓｗｏｒｄ１',
  ])
    expect([weak, await isWeak(weak)]).toEqual([weak, weak !== 'trustno1!blinds'])
  expect(await findPasswordWeakness('blindsmith1', 'blindsmith', env), 'not a blind and smith1').toBeDefined()
  for (const good of [
    'correct horse battery',
    'curtains-12345',
    '!!!???!!!???',
    'blinds over the kitchen sink',
    'пароль из четырёх слов',
    'x'.repeat(64),
  ])
    expect([good, await isWeak(good)]).toEqual([good, false])
})

test('administrators see who else is signed in and can end their sessions; others cannot', async () => {
  const [ada, bob, other] = [site.browser(), site.browser(), site.browser()]
  await site.rows(
    "insert into app_user (username, password) select 'eve', password from app_user where username = 'Bob'",
  )
  await ada.signIn('ada', 'analytical engine')
  const fiveMinutes = 5 * 60_000
  site.clock.ms -= 2 * fiveMinutes
  await bob.signIn('bob', 'builder1')
  site.clock.ms += fiveMinutes
  await other.signIn('bob', 'builder1')
  site.clock.ms += fiveMinutes
  await site.browser().signIn('eve', 'builder1')
  await site.rows(`
    insert into user_session (key_hash, user_id, created_at, last_seen_at)
    select 'over', id, now() - interval '13 hours', now() from app_user where username = 'Bob'`)
  const list = '{ signedInUsers { id username sessions lastSeenAt } }'
  const { signedInUsers } = (await ada.ask(list)).data
  expect(signedInUsers).toMatchObject([
    { username: 'eve', sessions: 1 },
    { username: 'Bob', sessions: 2 },
  ])
  const [seenLast, seenBefore] = signedInUsers.map(({ lastSeenAt }: { lastSeenAt: string }) => Date.parse(lastSeenAt))
  expect(seenLast - seenBefore).toBe(fiveMinutes)
  const end = (browser: typeof ada, input: object) => browser.change('endUserSessions', input, 'endedCount')
  const userId = signedInUsers[1].id
  expect((await end(bob, { userId, password: 'builder1' })).errors[0].extensions.code).toBe('FORBIDDEN')
  expect((await end(ada, { userId, password: 'babbage' })).userErrors).toEqual(
    wrong('password', 'The password is wrong.'),
  )
  expect((await end(ada, { userId: 'x', password: 'analytical engine' })).userErrors).toEqual([
    { field: null, message: 'This user does not exist.', code: 'NOT_FOUND' },
  ])
  expect((await end(ada, { userId, password: 'analytical engine' })).endedCount).toBe(3)
  expect([await bob.me(), await other.me()]).toEqual([null, null])
  await bob.signIn('bob', 'builder1')
  expect((await end(ada, { password: 'analytical engine' })).endedCount).toBe(2)
  expect((await ada.ask(list)).data).toEqual({ signedInUsers: [] })
  expect(await ada.me()).toMatchObject({ username: 'ada' })
  expect(
    await site.rows("select subject_id, after from audit_entry where action = 'user.end-sessions' order by id"),
  ).toEqual([
    { subject_id: userId, after: { sessions: 3 } },
    { subject_id: null, after: { sessions: 2 } },
  ])
})
