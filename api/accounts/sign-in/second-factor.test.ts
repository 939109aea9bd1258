import { createHash } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../testing/at-once.ts'
import { testSessionSite } from '../../testing/test-session-site.ts'
import { seal, unseal } from '../../process/seal.ts'
import { hasSecondFactor, useCode } from './second-factor.ts'

const site = await testSessionSite({ SITE_NAME: 'Test Directory' })
afterAll(site.close)
const [{ id }] = await site.rows("select id from app_user where username = 'ada'")

beforeEach(async () => {
  for (const table of ['sign_in_attempt', 'second_factor', 'recovery_code']) await site.rows(`delete from ${table}`)
})

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

const startForBob = () =>
  site.rows(
    `with f as (insert into second_factor (user_id, secret) select id, 'x' from app_user where username = 'Bob' returning user_id)
     insert into recovery_code (user_id, code_hash) select user_id, 'x' from f`,
  )
const expectBobsUntouched = async () =>
  expect(
    await site.rows(
      'select f.confirmed_at, f.last_step::int from second_factor f join recovery_code r using (user_id) where user_id <> $1',
      [id],
    ),
  ).toEqual([{ confirmed_at: null, last_step: 0 }])

const setUp = async () => {
  const browser = site.browser()
  await browser.signIn()
  const { secret: started } = await browser.change(
    'createSecondFactor',
    { password: 'lovelace' },
    'secret { secret uri qrCode }',
  )
  const totp = new TOTP({ secret: started.secret })
  const codeAt = (when: Date) => totp.generate({ timestamp: when.getTime() })
  const confirm = (code = codeAt(new Date())) => browser.change('enableSecondFactor', { code }, 'recoveryCodes')
  return { browser, started, codeAt, confirm }
}

test('set up with a code from the app, by secret, address or QR code; then sign-in requires one', async () => {
  const { browser, started, confirm, codeAt } = await setUp()
  expect(started.uri).toMatch(/^otpauth:\/\/totp\/Test%20Directory:ada\?/)
  expect(started.uri).toContain(`secret=${started.secret}`)
  expect(started.qrCode).toMatch(/^<svg .*<\/svg>$/s)
  expect(await hasSecondFactor(site.database.pool, id)).toBe(false)
  expect((await confirm('000000')).userErrors).toEqual([
    { field: ['code'], message: expect.stringContaining('incorrect'), code: 'BAD_USER_INPUT' },
  ])
  await startForBob()
  const { recoveryCodes } = await confirm(codeAt(new Date()).replace(/(?=...$)/, ' '))
  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await browser.ask('{ mySecondFactor { isOn recoveryCodesLeft } }')).data.mySecondFactor).toEqual({
    isOn: true,
    recoveryCodesLeft: 10,
  })

  const next = site.browser()
  await next.signIn('nobody', 'wrong password')
  const withoutCode = await next.signIn()
  expect(withoutCode.errors).toMatchObject([
    {
      message: 'Please enter the code from your authenticator app.',
      extensions: { code: 'UNAUTHENTICATED', needsCode: true },
    },
  ])
  expect(next.cookie()).toBe('')
  expect(await site.rows('delete from sign_in_attempt returning username'), 'not a failure').toEqual([
    { username: 'nobody' },
  ])
  expect((await next.signIn('ada', 'wrong password')).errors![0].extensions).not.toHaveProperty('needsCode')
  expect((await next.signIn('ada', 'lovelace', '000000')).errors![0].message).toBe(
    'The code is wrong or has already been used.',
  )
  expect(await site.rows('select from sign_in_attempt'), 'the password and the code').toHaveLength(2)
  expect((await next.signIn('ada', 'lovelace', codeAt(inSeconds(30)))).data.signIn.user.username).toBe('ada')
  await expectBobsUntouched()
})

test('a setup that is started again takes the new secret, and no longer the first', async () => {
  const first = await setUp()
  const second = await setUp()
  expect((await first.confirm()).userErrors).toMatchObject([{ field: ['code'] }])
  expect((await second.confirm()).userErrors).toEqual([])
})

test('a code works once, older ones not at all; a code a minute off does not work', async () => {
  const { confirm, codeAt } = await setUp()
  const earlier = codeAt(inSeconds(-30))
  await confirm(earlier)
  const enter = (code: string) => useCode({ pool: site.database.pool, env: site.env }, id, code, new Date())
  const open = (seconds: number) => enter(codeAt(inSeconds(seconds)))
  expect(await enter(earlier)).toBe(false)
  expect(await open(90)).toBe(false)
  const both = await Promise.all([open(30), open(30)])
  expect(both.filter(Boolean)).toHaveLength(1)
  expect(await open(0)).toBe(false)
})

test('a recovery code works once, however it is typed', async () => {
  const { confirm } = await setUp()
  const both = await atOnce(site.database.pool, 'second_factor', [confirm, confirm])
  expect(both.flatMap(({ userErrors }) => userErrors)).toMatchObject([
    { code: 'CONFLICT', message: 'The setup was restarted elsewhere. Please scan the new QR code.' },
  ])
  const [first] = both.flatMap(({ recoveryCodes }) => recoveryCodes ?? []) as string[]
  expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/)
  expect(
    (await site.browser().signIn('ada', 'lovelace', first!.toUpperCase().replaceAll('-', ' '))).data.signIn.user
      .username,
  ).toBe('ada')
  expect((await site.browser().signIn('ada', 'lovelace', first)).errors).toHaveLength(1)
  const [{ count }] = await site.rows('select count(*)::int from recovery_code')
  expect(count).toBe(9)
})

test('the database holds neither the secret nor a recovery code; another SESSION_SECRET cannot read it', async () => {
  const { confirm, started, codeAt } = await setUp()
  const codes = (await confirm(codeAt(inSeconds(-30)))).recoveryCodes as string[]
  const [{ text }] = await site.rows(
    "select string_agg(f::text, ' ') || (select string_agg(r::text, ' ') from recovery_code r) as text from second_factor f",
  )
  expect(text).not.toContain(Buffer.from(new TOTP({ secret: started.secret }).secret.bytes).toString('hex'))
  for (const code of codes) expect(text).not.toContain(code.slice(0, 4) + code.slice(5, 9))
  const env = { ...site.env, SESSION_SECRET: 'another secret, also of 32 letters' }
  expect(await useCode({ pool: site.database.pool, env }, id, codeAt(new Date()), new Date())).toBe(false)
  expect(await useCode({ pool: site.database.pool, env }, id, codes[0]!, new Date())).toBe(true)
  const quick = codes.map((code) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex'))
  for (const hash of quick) expect(text).not.toContain(hash)
  const sealed = seal(site.env, Buffer.from('of one'), 1)
  expect(unseal(site.env, sealed, 1).toString()).toBe('of one')
  expect(() => unseal(site.env, sealed, 2)).toThrow('authenticate')
  expect(() => seal({}, Buffer.from('of one'), 1)).toThrow('SESSION_SECRET is required to store secrets')
})

test('turning it off needs the password and a code or recovery code; it cannot be set up again while on', async () => {
  const { browser, confirm, codeAt } = await setUp()
  const [recoveryCode] = (await confirm()).recoveryCodes as string[]
  await startForBob()
  expect(
    (await browser.change('createSecondFactor', { password: 'lovelace' }, 'secret { secret }')).userErrors,
  ).toMatchObject([{ code: 'CONFLICT', message: 'The second factor is already on.' }])
  const remove = (password: string, code: string) => browser.change('deleteSecondFactor', { password, code }, 'isOff')
  const refused = async (password: string, code: string) => (await remove(password, code)).userErrors
  const wrong = (field: string, message: string) => [{ field: [field], message, code: 'BAD_USER_INPUT' }]
  expect(await refused('babbage', codeAt(inSeconds(30)))).toEqual(wrong('password', 'The password is wrong.'))
  expect(await refused('lovelace', '')).toEqual(wrong('code', 'Please enter a code.'))
  expect(await refused('lovelace', '000000')).toEqual(wrong('code', 'The code is wrong or has already been used.'))
  expect(await site.rows('select from sign_in_attempt'), 'a wrong code counts like a wrong password').toHaveLength(2)
  expect((await remove('lovelace', recoveryCode!)).isOff).toBe(true)
  await expectBobsUntouched()
  expect(await site.rows('select from sign_in_attempt'), 'a success clears them').toEqual([])
  expect((await site.browser().signIn()).data.signIn.user.username).toBe('ada')
  expect(
    (await site.rows('select action, after from audit_entry order by id desc limit 3')).map((one) =>
      Object.values(one),
    ),
  ).toEqual([
    ['user.second-factor-off', null],
    ['user.recovery-code', { left: 9 }],
    ['user.second-factor-on', null],
  ])
})
