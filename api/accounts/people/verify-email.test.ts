import { afterAll, expect, test } from 'vitest'
import { unseal } from '../../process/seal.ts'
import { atOnce } from '../../testing/at-once.ts'
import { testSessionSite } from '../../testing/test-session-site.ts'

const site = await testSessionSite({ SMTP_URL: 'smtp://mail.example', SITE_URL: 'https://directory.example.com' })
afterAll(site.close)
const ada = site.browser()
await ada.signIn()

const wanted = 'userErrors { field message }'
const requestVerification = async (email: string, password = 'lovelace', who = ada) =>
  (
    await who.ask(
      `mutation ($input: UpdateOwnEmailInput!) { updateOwnEmail(input: $input) { email { address unverified } ${wanted} } }`,
      { input: { email, password } },
    )
  ).data.updateOwnEmail
const prove = async (token: string) =>
  (
    await site
      .browser()
      .ask(`mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { address ${wanted} } }`, {
        input: { token },
      })
  ).data.verifyEmail
const mine = async () => (await ada.ask('{ myEmail { address unverified expiresAt } }')).data.myEmail
const mails = (kind: string) => site.rows('select * from outbox_mail where kind = $1 order by id', [kind])
const mailedToken = async () => {
  const { sealed, key } = (await mails('EMAIL_VERIFICATION')).at(-1)!
  return unseal(site.env, sealed, key, 'mail').toString().split('https://directory.example.com/confirm-email#')[1]!
}
const messages = (answer: { userErrors: { message: string }[] }) => answer.userErrors.map(({ message }) => message)

test('an account without an email address gets one by an emailed one-time link, stored as a hash', async () => {
  expect(await mine()).toEqual({ address: null, unverified: null, expiresAt: null })
  expect(messages(await requestVerification('nowhere'))).toEqual(['Please enter a valid email address.'])
  expect(messages(await requestVerification('ada@example.com', 'wrong'))).toEqual(['The password is wrong.'])
  expect((await requestVerification(' Ada@example.com ')).email).toEqual({
    address: null,
    unverified: 'Ada@example.com',
  })
  const first = await mailedToken()
  await requestVerification('Ada@example.com')
  expect(await mails('EMAIL_VERIFICATION')).toMatchObject([{ recipient: 'Ada@example.com', state: 'waiting' }])
  const token = await mailedToken()
  const [stored] = await site.rows(
    'select email_change::text whole, extract(epoch from expires_at - created_at)::int / 3600 hours from email_change',
  )
  expect([stored!.whole.includes(token), stored!.hours]).toEqual([false, 24])
  expect(messages(await prove(first))).toEqual([
    'This link is no longer valid. Please request a new one under My Account.',
  ])
  expect(await prove(token)).toEqual({ address: 'Ada@example.com', userErrors: [] })
  expect(messages(await prove(token))).toHaveLength(1)
  expect(await mine()).toEqual({ address: 'Ada@example.com', unverified: null, expiresAt: null })
  expect(await mails('EMAIL_CHANGED')).toEqual([]) // the account had no address to notify
})

test('a new address only counts once verified; then the old one is notified', async () => {
  expect(messages(await requestVerification('Ada@example.com'))).toEqual(['This is already your account’s address.'])
  await site.rows("update outbox_mail set state = 'sent'")
  await requestVerification('lovelace@example.com')
  expect(await mine()).toMatchObject({ address: 'Ada@example.com', unverified: 'lovelace@example.com' })
  expect((await prove(await mailedToken())).address).toBe('lovelace@example.com')
  const notified = await mails('EMAIL_CHANGED')
  expect(notified.map(({ recipient }) => recipient)).toEqual(['Ada@example.com'])
  expect(notified[0]!.body).not.toContain('lovelace@example.com')
  expect(
    await site.rows(
      "select username, before, after from audit_entry where action = 'user.email' order by id desc limit 1",
    ),
  ).toEqual([{ username: 'ada', before: { email: 'Ada@example.com' }, after: { email: 'lovelace@example.com' } }])
  await site.rows('delete from rate_limit')
  await requestVerification('countess@example.com')
  await prove(await mailedToken())
  expect((await mails('EMAIL_CHANGED')).at(-1)!.recipient, 'at each change').toBe('lovelace@example.com')
  await requestVerification('Countess@example.com')
  expect((await prove(await mailedToken())).address).toBe('Countess@example.com')
  expect(await mails('EMAIL_CHANGED'), 'not of other capitals').toHaveLength(2)
})

test('an address of another account or invitation is refused, even if taken in the meantime; links expire', async () => {
  const taken = 'Someone with this address already has an account or an invitation.'
  await site.rows("update app_user set email = 'bob@example.com' where username = 'Bob'")
  await site.rows('delete from rate_limit')
  await site.rows(`insert into invitation (email, role, token_hash, invited_by, expires_at)
    values ('invited@example.com', 'editor', 'x', 'ada', now())`)
  for (const email of ['BOB@example.com', 'Invited@example.com'])
    expect(messages(await requestVerification(email))).toEqual([taken])
  const bob = site.browser('198.51.100.7') // every account has an email address, with or without a role
  await bob.signIn('bob', 'builder1')
  expect((await requestVerification('new@example.com', 'builder1', bob)).email.unverified).toBe('new@example.com')
  const token = await mailedToken()
  await site.rows("update app_user set email = 'new@example.com' where username = 'ada'")
  expect(messages(await prove(token))).toEqual([taken])
  await site.rows("update app_user set email = null where username = 'ada'")
  await requestVerification('new@example.com')
  const proofs = [token, await mailedToken()].map((one) => () => prove(one))
  expect((await atOnce(site.database.pool, 'app_user', proofs)).flatMap(messages), 'two at once').toEqual([taken])
  await site.rows("update app_user set email = null where username in ('ada', 'Bob')")
  expect((await requestVerification('new@example.com', 'builder1', bob)).email.unverified).toBe('new@example.com')
  await site.rows("update app_user set disabled_at = now() where username = 'Bob'")
  expect(messages(await prove(await mailedToken())), 'of a disabled account').toHaveLength(1)
  await site.rows("update email_change set expires_at = now() - interval '1 second'")
  await site.rows("update app_user set disabled_at = null where username = 'Bob'")
  expect(messages(await prove(await mailedToken()))).toEqual([
    'This link is no longer valid. Please request a new one under My Account.',
  ])
})

test('without a mail server no verification starts; requests for links are rate limited', async () => {
  const other = site.browser('203.0.113.9')
  await other.signIn()
  await site.rows(
    "insert into mail_template (kind, subject, body, is_on) values ('EMAIL_VERIFICATION', '-', '-', false)",
  )
  expect(messages(await requestVerification('off@example.com', 'lovelace', other))).toEqual([
    'These emails are turned off under Mail Templates.',
  ])
  await site.rows('delete from mail_template')
  const { SMTP_URL } = site.env
  delete site.env.SMTP_URL
  expect(messages(await requestVerification('off@example.com', 'lovelace', other))).toEqual([
    'This site cannot send emails yet, so addresses cannot be confirmed. See Going Live.',
  ])
  site.env.SMTP_URL = SMTP_URL
  expect((await mine()).unverified).toBeNull()
  for (const name of ['a', 'b', 'c', 'd']) await requestVerification(`${name}@example.com`, 'lovelace', other)
  const { errors } = await other.ask(
    'mutation { updateOwnEmail(input: { email: "e@example.com", password: "lovelace" }) { email { address } } }',
  )
  expect(errors![0]!.extensions.code).toBe('RATE_LIMITED')
  expect((await mails('EMAIL_VERIFICATION')).map(({ recipient }) => recipient)).not.toContain('e@example.com')
})

test('a verification link stops working when the password changes', async () => {
  const here = site.browser('192.0.2.77')
  await here.signIn()
  await requestVerification('earlier@example.com', 'lovelace', here)
  await site.rows("update email_change set expires_at = now() - interval '1 second'")
  expect((await requestVerification('thief@example.com', 'lovelace', here)).email.unverified).toBe('thief@example.com')
  const token = await mailedToken()
  await site.rows(`insert into email_change (user_id, email, token_hash, expires_at)
    select id, 'other@example.com', 'x', now() from app_user where username = 'Bob' on conflict do nothing`)
  const passwords = { currentPassword: 'lovelace', newPassword: 'analytical engine' }
  expect((await here.change('updatePassword', passwords, 'isChanged')).isChanged).toBe(true)
  expect((await here.ask('{ myEmail { unverified } }')).data.myEmail.unverified).toBeNull()
  expect(await site.rows('select from email_change'), 'of another user').toHaveLength(1)
  expect(messages(await prove(token))).toEqual([
    'This link is no longer valid. Please request a new one under My Account.',
  ])
})
