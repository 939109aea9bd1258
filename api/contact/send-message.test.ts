import { afterAll, expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'

const site = await testSite({ CONTACT_EMAIL: 'desk@directory.example.com' })
const { pool } = site.database
afterAll(site.close)

const valid = {
  name: 'Anna Field',
  email: 'anna@example.com',
  reason: 'feedback',
  subject: 'Your directory',
  message: 'I found a fitter within a day.',
}
let lastIp = 0
const visit = (ip = `198.51.100.${++lastIp}`) => site.as(undefined, ip)
const send = async (overrides: Record<string, unknown> = {}) => {
  const { data, errors } = await site.ask(
    'mutation ($input: ContactInput!) { sendMessage(input: $input) { id createdAt } }',
    { input: { ...valid, ...overrides } },
  )
  return { made: data?.sendMessage as { id: string } | undefined, error: errors?.[0] }
}
const count = async () => Number((await pool.query('select count(*) from contact_message')).rows[0].count)

test('a message is kept as it was typed, unread, and its email is ready to be copied without a mail host', async () => {
  visit()
  const { made, error } = await send({ message: '  <b>Thank you</b>\nfor the list.  ' })
  expect(error).toBeUndefined()
  expect((await pool.query('select * from contact_message where id = $1', [made!.id])).rows[0]).toMatchObject({
    name: 'Anna Field',
    email: 'anna@example.com',
    reason: 'feedback',
    subject: 'Your directory',
    message: '<b>Thank you</b>\nfor the list.',
    status: 'pending',
    read_at: null,
    answered_at: null,
  })
  expect((await pool.query('select key, recipient, state, reply_to from outbox_mail')).rows).toEqual([
    {
      key: `contact-${made!.id}`,
      recipient: 'desk@directory.example.com',
      state: 'ready',
      reply_to: 'anna@example.com',
    },
  ])
  expect((await pool.query('select 1 from graphile_worker.jobs')).rows).toEqual([])
})

test('each of the six reasons is one', async () => {
  for (const reason of [
    'general_inquiry',
    'business_listing',
    'advertising',
    'technical_support',
    'feedback',
    'other',
  ]) {
    visit()
    expect((await send({ reason, subject: `About ${reason}` })).error).toBeUndefined()
  }
})

const wrong = [
  ['name', 'A', 'Name must be at least 2 characters.'],
  ['email', 'anna@', 'Please enter a valid email address.'],
  ['email', 'anna@example.com\nBcc: all@example.com', 'Please enter a valid email address.'],
  ['reason', '', 'Please select a reason for contact.'],
  ['reason', 'spam', 'Please select a reason for contact.'],
  ['subject', 'A', 'Subject is required.'],
  ['subject', 'A'.repeat(201), 'Subject must be at most 200 characters.'],
  ['message', 'Too short', 'Message must be at least 10 characters.'],
  ['message', 'A'.repeat(5001), 'Message must be at most 5000 characters.'],
] as const

for (const [field, value, message] of wrong) {
  test(`${field} ${JSON.stringify(value).slice(0, 24)}: ${message}`, async () => {
    visit()
    const before = await count()
    expect((await send({ [field]: value })).error?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: message },
    })
    expect(await count()).toBe(before)
  })
}

test('what fills in the hidden field, or is done in under two seconds, is refused', async () => {
  visit()
  const before = await count()
  expect((await send({ leaveEmpty: 'x' })).error?.extensions.fields).toEqual({
    leaveEmpty: 'This looks like an automatic message. Please send the form again.',
  })
  expect((await send({ openForMs: 1999 })).error?.message).toBe(
    'That was very quick. Please wait a moment and send the form again.',
  )
  expect(await count()).toBe(before)
})

test('sent twice at once it is one message', async () => {
  visit()
  const before = await count()
  const answers = await Promise.all([send({ subject: 'Twice' }), send({ subject: 'Twice' })])
  expect(answers[0].made?.id).toBe(answers[1].made?.id)
  expect(await count()).toBe(before + 1)
})

test('the sixth of an hour from one address is refused', async () => {
  visit()
  for (let sent = 0; sent < 5; sent++) expect((await send({ subject: `Busy ${sent}` })).error).toBeUndefined()
  expect((await send({ subject: 'Busy 6' })).error?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: 3600,
  })
})

test('the form is sent without JavaScript too, and the page that follows says how it went', async () => {
  const post = async (fields: Record<string, string>, headers = {}) => {
    visit()
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${site.origin}/contact`, { method: 'POST', body, headers, redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  const before = await count()
  expect(await post(valid)).toEqual([303, '/contact?sent=1'])
  expect(await count()).toBe(before + 1)
  expect(await post({ ...valid, email: 'x', message: 'short' })).toEqual([303, '/contact?unsent=email%2Cmessage'])
  expect(await post({ ...valid, leaveEmpty: 'x' })).toEqual([303, '/contact?unsent=leaveEmpty'])
  expect((await post(valid, { origin: 'https://elsewhere.test' }))[0]).toBe(403)
  expect(await count()).toBe(before + 1)
})

test('createMessage takes the reason as an enum, and tells what is wrong beside the field', async () => {
  const ask = (input: object) =>
    site.ask(
      `mutation ($input: CreateMessageInput!) { createMessage(input: $input) { message { createdAt } userErrors { field message code } } }`,
      { input },
    )
  visit()
  const { data } = await ask({ ...valid, reason: 'TECHNICAL_SUPPORT', subject: 'The API' })
  expect(data.createMessage).toEqual({ message: { createdAt: expect.any(String) }, userErrors: [] })
  const { rows } = await pool.query(`select reason from contact_message where subject = 'The API'`)
  expect(rows).toEqual([{ reason: 'technical_support' }])
  expect((await ask({ ...valid, reason: 'OTHER', subject: '' })).data.createMessage).toEqual({
    message: null,
    userErrors: [{ field: ['subject'], message: 'Subject is required.', code: 'BAD_USER_INPUT' }],
  })
})
