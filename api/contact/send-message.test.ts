import { afterAll, expect, test } from 'vitest'
import { readFormTrace, type FormTrace } from '../server/honeypot.ts'
import { contactRules } from './contact.rules.ts'
import { sendMessage } from './send-message.ts'
import { createContext } from '../server/context.ts'
import { atOnce } from '../testing/at-once.ts'
import { testSite } from '../testing/test-site.ts'

const site = await testSite({ CONTACT_EMAIL: 'desk@directory.example.com' })
const { pool } = site.database
afterAll(site.close)

const good = {
  name: 'Anna Field',
  email: 'anna@example.com',
  reason: 'FEEDBACK',
  subject: 'Your directory',
  message: 'I found a fitter within a day.',
}
let lastIp = 0
const visit = (trace?: FormTrace) => site.as(undefined, `198.51.100.${++lastIp}`, trace)
const send = (overrides: Record<string, unknown> = {}) =>
  site.change('createMessage', { ...good, ...overrides }, 'message { id createdAt }')
const count = async () => Number((await pool.query('select count(*) from contact_message')).rows[0].count)

test('a message is stored as typed and unread, and without a mail server its email can be copied', async () => {
  visit()
  const { message, userErrors } = await send({ message: '  <b>Thank you</b>\nfor the list.  ' })
  expect(userErrors).toEqual([])
  expect((await pool.query('select * from contact_message where id = $1', [message.id])).rows[0]).toMatchObject({
    name: 'Anna Field',
    email: 'anna@example.com',
    reason: 'feedback',
    subject: 'Your directory',
    message: '<b>Thank you</b>\nfor the list.',
    status: 'pending',
    read_at: null,
  })
  expect((await pool.query('select key, recipient, state, reply_to from outbox_mail')).rows).toEqual([
    {
      key: `contact-${message.id}`,
      recipient: 'desk@directory.example.com',
      state: 'ready',
      reply_to: 'anna@example.com',
    },
  ])
  expect((await pool.query('select 1 from graphile_worker.jobs')).rows).toEqual([])
})

test('all six reasons are accepted', async () => {
  for (const reason of [
    'GENERAL_INQUIRY',
    'BUSINESS_LISTING',
    'ADVERTISING',
    'TECHNICAL_SUPPORT',
    'FEEDBACK',
    'OTHER',
  ]) {
    visit()
    expect((await send({ reason, subject: `About ${reason}` })).userErrors).toEqual([])
    const { rows } = await pool.query('select 1 from contact_message where reason = $1', [reason.toLowerCase()])
    expect(rows.length).toBeGreaterThan(0)
  }
})

const wrong = [
  ['name', 'A', 'Name must be at least 2 characters.'],
  ['name', 'A'.repeat(121), 'Name must be at most 120 characters.'],
  ['email', 'anna@', 'Please enter a valid email address.'],
  ['email', 'anna@example.com\nBcc: all@example.com', 'Please enter a valid email address.'],
  ['subject', 'A', 'Subject is required.'],
  ['subject', 'A'.repeat(201), 'Subject must be at most 200 characters.'],
  ['message', 'Too short', 'Message must be at least 10 characters.'],
  ['message', 'A'.repeat(5001), 'Message must be at most 5,000 characters.'],
] as const

for (const [field, value, message] of wrong) {
  test(`${field} ${JSON.stringify(value).slice(0, 24)}: ${message}`, async () => {
    visit()
    const before = await count()
    expect((await send({ [field]: value })).userErrors).toEqual([{ field: [field], message, code: 'BAD_USER_INPUT' }])
    expect(await count()).toBe(before)
  })
}

test('each field may be as short and as long as its limits', () => {
  const limits = [
    { name: 'Al', subject: 'Hi', message: 'A'.repeat(10) },
    { name: 'A'.repeat(120), subject: 'A'.repeat(200), message: 'A'.repeat(5000) },
  ]
  for (const lengths of limits)
    expect(contactRules.safeParse({ ...good, reason: 'feedback', ...lengths }).error).toBeUndefined()
})

test('a filled hidden field, or a form sent within two seconds, is refused', async () => {
  const before = await count()
  visit({ leaveEmpty: 'x' })
  expect((await send()).userErrors).toEqual([
    {
      field: null,
      message: 'This looks like an automatic message. Please send the form again.',
      code: 'BAD_USER_INPUT',
    },
  ])
  expect(readFormTrace('openForMs=0')).toEqual({ openForMs: 0 })
  for (const openForMs of [0, 1999]) {
    visit({ openForMs })
    expect((await send()).userErrors).toMatchObject([
      { message: 'That was very quick. Please wait a moment and send the form again.' },
    ])
  }
  expect(await count()).toBe(before)
})

test('a message sent twice at once counts once; more than an hour later it is a new one', async () => {
  visit()
  const before = await count()
  const twice = ['Twice', ' Twice'].map((subject) => () => send({ subject }))
  const answers = await atOnce(pool, 'contact_message', twice)
  expect(answers[0].message.id).toBe(answers[1].message.id)
  expect(await count()).toBe(before + 1)
  const { message } = await send({ subject: 'Twice', email: 'ben@example.com' })
  expect(message.id, 'the same words from another person').not.toBe(answers[0].message.id)
  await pool.query('delete from contact_message where id = $1', [message.id])
  await pool.query("update contact_message set created_at = created_at - interval '59 minutes'")
  expect((await send({ subject: 'Twice' })).message.id).toBe(answers[0].message.id)
  await pool.query("update contact_message set created_at = created_at - interval '2 minutes'")
  await send({ subject: 'Twice' })
  expect(await count()).toBe(before + 2)
})

test('the sixth message from one address in an hour is refused; invalid ones do not count', async () => {
  visit()
  for (let sent = 0; sent < 5; sent++) {
    expect((await send({ email: 'x' })).userErrors).toHaveLength(1)
    expect((await send({ subject: `Busy ${sent}` })).userErrors).toEqual([])
  }
  const { errors } = await site.ask(
    'mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { id } } }',
    { input: { ...good, subject: 'Busy 6' } },
  )
  expect(errors![0]!.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.closeTo(3600, -2) })
  const body = new URLSearchParams({ ...good, reason: 'feedback', subject: 'Busy 6' })
  const posted = await fetch(`${site.origin}/contact`, { method: 'POST', body, redirect: 'manual' })
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/contact?unsent='])
})

test('without an address for messages they are stored, and nothing is emailed', async () => {
  const { CONTACT_EMAIL: _, ...env } = site.env
  const context = createContext(site.database, env, { ip: '198.51.100.250' })
  const { id } = await sendMessage(context, { ...good, reason: 'feedback', subject: 'To nobody' })
  const { rows } = await pool.query('select status from contact_message where id = $1', [id])
  expect(rows).toEqual([{ status: 'pending' }])
  expect((await pool.query('select from outbox_mail where key = $1', [`contact-${id}`])).rowCount).toBe(0)
})

test('the form works without JavaScript, and the next page shows the result', async () => {
  const post = async (fields: Record<string, string>, headers = {}) => {
    visit()
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${site.origin}/contact`, { method: 'POST', body, headers, redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  const before = await count()
  const valid = { ...good, reason: 'feedback' }
  expect(await post(valid)).toEqual([303, '/contact?sent=1'])
  expect(await count()).toBe(before + 1)
  expect(await post({ ...valid, email: 'x', message: 'short' })).toEqual([303, '/contact?unsent=email%2Cmessage'])
  expect(await post({ ...valid, reason: 'spam' })).toEqual([303, '/contact?unsent=reason'])
  expect(await post({ ...valid, leaveEmpty: 'x' })).toEqual([303, '/contact?unsent='])
  expect((await post(valid, { origin: 'https://elsewhere.test' }))[0]).toBe(403)
  await pool.query('alter table contact_message rename to message_away')
  expect(await post({ ...valid, subject: 'Lost' }), 'a fault of ours is not the visitor’s').toEqual([500, null])
  await pool.query('alter table message_away rename to contact_message')
  expect(await count()).toBe(before + 1)
})
