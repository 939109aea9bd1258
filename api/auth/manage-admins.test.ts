import { afterAll, expect, test } from 'vitest'
import { testSessionSite } from '../testing/test-session-site.ts'
import { createAdmin, listAdmins, resetPassword } from './manage-admins.ts'

const site = await testSessionSite()
afterAll(site.close)

const typed = (password?: string) => async () => password

test('another administrator, with the password that was typed or one that is made up', async () => {
  expect(await createAdmin(site.database, ' grace ', typed('compile this'))).toEqual({
    username: 'grace',
    password: 'compile this',
    isMadeUp: false,
  })
  expect((await site.browser().signIn('Grace', 'compile this')).data.signIn).toEqual({
    username: 'grace',
    isAdmin: true,
  })
  const { password, isMadeUp } = await createAdmin(site.database, 'hedy', typed())
  expect([password.length >= 16, isMadeUp]).toEqual([true, true])
  expect((await site.browser().signIn('hedy', password)).data.signIn).toEqual({ username: 'hedy', isAdmin: true })
  expect(
    (await listAdmins(site.database.pool)).map(({ username, lastSeenAt, hasSecondFactor }) => [
      username,
      lastSeenAt !== null,
      hasSecondFactor,
    ]),
  ).toEqual([
    ['ada', false, false],
    ['grace', true, false],
    ['hedy', true, false],
  ])
})

test('what cannot be is told, and changes nothing', async () => {
  await expect(createAdmin(site.database, 'ADA', typed('long enough'))).rejects.toThrow(
    'There is a user ADA already: npm run admin -- reset ADA gives another password.',
  )
  await expect(createAdmin(site.database, 'al', typed('long enough'))).rejects.toThrow(
    'Username must be at least 3 characters',
  )
  await expect(createAdmin(site.database, 'alan', typed('short'))).rejects.toThrow(
    'Password must be at least 8 characters',
  )
  await expect(resetPassword(site.database, 'nobody', typed())).rejects.toThrow(
    'There is no user nobody. npm run admin -- list shows the administrators.',
  )
  expect(await site.rows("select username from app_user where username ilike 'al%'")).toEqual([])
})

test('a reset ends all sessions, turns the second factor off and forgets failures, while the site runs', async () => {
  const browser = site.browser()
  await browser.signIn()
  await site.rows(
    "insert into second_factor (user_id, secret, confirmed_at) select id, 'x', now() from app_user where username = 'ada'",
  )
  for (let failed = 0; failed < 6; failed++) await site.browser().signIn('ada', 'wrong password')
  const reset = await resetPassword(site.database, 'ADA', typed('difference engine'))
  expect(reset).toEqual({
    username: 'ada',
    password: 'difference engine',
    isMadeUp: false,
    sessions: 1,
    hadSecondFactor: true,
  })
  expect(await browser.me()).toBeNull()
  expect((await browser.signIn('ada', 'difference engine')).data.signIn).toEqual({ username: 'ada', isAdmin: true })
  expect(
    await site.rows("select username, user_id, action, after from audit_entry where action = 'user.reset'"),
  ).toEqual([{ username: 'command line', user_id: null, action: 'user.reset', after: { username: 'ada' } }])
})
