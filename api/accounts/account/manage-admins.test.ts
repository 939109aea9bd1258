import { afterAll, expect, test } from 'vitest'
import { testSessionSite } from '../../testing/test-session-site.ts'
import { createFirstAdmin } from './first-admin.ts'
import { listPeople } from '../people/list-people.ts'
import { createAdmin, resetPassword } from './manage-admins.ts'

const site = await testSessionSite()
afterAll(site.close)

const typed = (password?: string) => async () => password

test('another administrator is created with a typed or a generated password', async () => {
  expect(await createAdmin(site.database, ' grace ', typed('compile this'), site.env)).toEqual({
    username: 'grace',
    password: 'compile this',
    isGenerated: false,
  })
  expect((await site.browser().signIn('Grace', 'compile this')).data.signIn.user).toEqual({
    username: 'grace',
    isAdmin: true,
  })
  const { password, isGenerated } = await createAdmin(site.database, 'hedy', typed(), site.env)
  expect([password.length >= 16, isGenerated]).toEqual([true, true])
  const hedy = site.browser()
  expect((await hedy.signIn('hedy', password)).data.signIn.user).toEqual({ username: 'hedy', isAdmin: true })
  const stats = async () => {
    const { errors } = await hedy.ask('{ adminStats { suppliers } }')
    return [errors?.[0].extensions, (await hedy.rest('/api/admin/stats')).status]
  }
  const need = async () => (await hedy.ask('{ myNeed }')).data.myNeed
  expect([await need(), ...(await stats())]).toEqual(['NEW_PASSWORD', { code: 'FORBIDDEN', need: 'NEW_PASSWORD' }, 403])
  const passwords = { currentPassword: password, newPassword: 'hopping frequencies' }
  expect((await hedy.change('updatePassword', passwords, 'isChanged')).isChanged).toBe(true)
  expect([await need(), ...(await stats())]).toEqual([null, undefined, 200])
  await site.rows(`
    with unproved as (insert into second_factor (user_id, secret) select id, 'x' from app_user where username = 'grace'),
         ended as (insert into user_session (key_hash, user_id, created_at, last_seen_at)
                   select 'x', id, now() - interval '13 hours', now() from app_user where username = 'grace')
    insert into sign_in (user_id, at, outcome, address, user_agent)
    select id, now(), 'wrong_password', '', '' from app_user where username = 'ada'`)
  const people = await listPeople(site.database.pool, 100, null)
  expect(
    people
      .filter(({ role }) => role === 'ADMIN')
      .map((one) => [one.username, one.lastSeenAt !== null, one.hasSecondFactor, one.sessionCount]),
  ).toEqual([
    ['ada', false, false, 0],
    ['grace', true, false, 1],
    ['hedy', true, false, 1],
  ])
  expect(await listPeople(site.database.pool, 1, people[0]!.id)).toEqual([people[1]])
})

test('impossible commands are reported and change nothing', async () => {
  await expect(createAdmin(site.database, 'ADA', typed('long enough'), site.env)).rejects.toThrow(
    'User ADA already exists. To set a new password, run npm run admin -- reset ADA.',
  )
  await expect(createAdmin(site.database, 'al', typed('long enough'), site.env)).rejects.toThrow(
    'Username must be at least 3 characters',
  )
  await expect(createAdmin(site.database, 'alan', typed('short'), site.env)).rejects.toThrow(
    'Password must be at least 8 characters',
  )
  await expect(createAdmin(site.database, 'alan', typed('alan-admin-1'), site.env)).rejects.toThrow(
    'not just your username, the site’s name or words of its trade',
  )
  await expect(resetPassword(site.database, 'nobody', typed(), site.env)).rejects.toThrow(
    'There is no user nobody. To list the administrators, run npm run admin -- list.',
  )
  expect(await site.rows("select username from app_user where username ilike 'al%'")).toEqual([])
})

test('a reset ends all sessions, turns off the second factor and clears failures while the site is running', async () => {
  const browser = site.browser()
  await browser.signIn('bob', 'builder1')
  await site.rows(
    "insert into second_factor (user_id, secret, confirmed_at) select id, 'x', now() from app_user where username = 'Bob'",
  )
  for (let failed = 0; failed < 6; failed++) await site.browser().signIn('bob', 'wrong password')
  const reset = await resetPassword(site.database, 'BOB', typed('difference engine'), site.env)
  expect(reset).toEqual({
    username: 'Bob',
    password: 'difference engine',
    isGenerated: false,
    sessions: 1,
    hadSecondFactor: true,
  })
  expect(await browser.me()).toBeNull()
  expect((await browser.signIn('bob', 'difference engine')).data.signIn.user).toEqual({
    username: 'Bob',
    isAdmin: false,
  })
  expect(
    await site.rows("select username, user_id, action, after from audit_entry where action = 'user.reset'"),
  ).toEqual([{ username: 'command line', user_id: null, action: 'user.reset', after: { username: 'Bob' } }])
  const { password } = await resetPassword(site.database, 'bob', typed(), site.env)
  await browser.signIn('bob', password)
  expect((await browser.ask('{ myNeed }')).data.myNeed, 'after a generated one').toBe('NEW_PASSWORD')
})

test('the first administrator’s generated password works once; a configured one must not be weak', async () => {
  await site.rows('update app_user set is_admin = false')
  const first = (settings: Partial<typeof site.env>) => createFirstAdmin(site.database, { ...site.env, ...settings })
  await expect(first({ ADMIN_PASSWORD: 'password123' })).rejects.toThrow(
    'ADMIN_PASSWORD is easily guessed: This is one',
  )
  const inTwoProcesses = await Promise.all([1, 2].map(() => first({ ADMIN_USERNAME: 'first' })))
  expect(inTwoProcesses.filter((one) => one !== undefined)).toEqual([expect.stringMatching(/^[\w-]{16}$/)])
  expect(await first({ ADMIN_USERNAME: 'second' })).toBeUndefined()
  await site.rows('update app_user set is_admin = false')
  await expect(first({ ADMIN_USERNAME: 'First' })).rejects.toThrow(
    'ADMIN_USERNAME is the name of a user who is no administrator',
  )
  expect(await first({ ADMIN_USERNAME: 'third', ADMIN_PASSWORD: 'correct horse battery' })).toBeUndefined()
  expect(
    await site.rows(
      "select username, is_password_made_up from app_user where username in ('first', 'second', 'third') order by id",
    ),
  ).toEqual([
    { username: 'first', is_password_made_up: true },
    { username: 'third', is_password_made_up: false },
  ])
})
