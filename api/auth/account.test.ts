import { afterAll, beforeEach, expect, test } from 'vitest'
import { testSessionSite } from '../testing/test-session-site.ts'

const site = await testSessionSite()
afterAll(site.close)
beforeEach(async () => {
  await site.rows('delete from sign_in_attempt')
  await site.rows('delete from user_session')
})

const sessions = '{ mySessions { id startedAt lastSeenAt userAgent address isCurrent } }'

test('the own sessions with when, where from and in what, and each can be ended', async () => {
  const [here, there, bob] = [site.browser(), site.browser('2001:db8:1:2:3::9'), site.browser()]
  await here.ask(
    'mutation { signIn(username: "ada", password: "lovelace") { id } }',
    {},
    { 'user-agent': 'Firefox/150' },
  )
  await there.signIn()
  await bob.signIn('bob', 'builder1')
  const { data } = await here.ask(sessions)
  expect(data.mySessions).toMatchObject([
    { userAgent: 'Firefox/150', address: '192.0.2.…', isCurrent: true },
    { address: '2001:db8:1:…', isCurrent: false },
  ])
  const end = (id: string) => here.ask('mutation ($id: ID!) { endSession(id: $id) }', { id })
  expect((await end(data.mySessions[1].id)).data).toEqual({ endSession: true })
  expect((await end(data.mySessions[1].id)).data).toEqual({ endSession: false })
  expect((await end('x')).errors![0].extensions.code).toBe('NOT_FOUND')
  expect(await there.me()).toBeNull()
  const [{ id }] = (await bob.ask(sessions)).data.mySessions
  expect((await end(id)).data).toEqual({ endSession: false })
  expect(await bob.me()).toMatchObject({ username: 'Bob' })
  expect(await here.me()).toMatchObject({ username: 'ada' })
})

test('all others at once', async () => {
  const [here, there] = [site.browser(), site.browser()]
  await here.signIn()
  await there.signIn()
  await here.ask('mutation { endOtherSessions }')
  expect([await here.me(), await there.me()]).toEqual([expect.objectContaining({ username: 'ada' }), null])
})

const change = 'mutation ($now: String!, $new: String!) { changePassword(currentPassword: $now, newPassword: $new) }'

test('another password: of 8 characters at least, and only for who knows the old one', async () => {
  const browser = site.browser()
  await browser.signIn()
  const fieldsOf = async (now: string, next: string) =>
    (await browser.ask(change, { now, new: next })).errors![0].extensions.fields
  expect(await fieldsOf('lovelace', 'seven77')).toEqual({ newPassword: 'Password must be at least 8 characters' })
  expect(await fieldsOf('babbage!', 'long enough')).toEqual({ currentPassword: 'The password is wrong.' })
  expect(await fieldsOf('lovelace', 'lovelace')).toEqual({ newPassword: 'This is the password that you have now' })
})

test('with another password all other sessions end, and this one goes on under a new key', async () => {
  const [here, there] = [site.browser(), site.browser()]
  await here.signIn()
  await there.signIn()
  const key = here.jar.get('session')
  expect((await here.ask(change, { now: 'lovelace', new: 'analytical engine' })).data).toEqual({ changePassword: true })
  expect(here.jar.get('session')).not.toBe(key)
  expect([await here.me(), await there.me()]).toEqual([expect.objectContaining({ username: 'ada' }), null])
  expect((await there.signIn()).errors).toHaveLength(1)
  expect((await there.signIn('ada', 'analytical engine')).errors).toBeUndefined()
  expect(await site.rows('select action, username from audit_entry')).toEqual([
    { action: 'user.password', username: 'ada' },
  ])
})
