import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { graphql } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRefusal } from '../testing/find-refusal.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createApp } from '../start/app.ts'
import { createContext } from '../server/context.ts'
import { readEnv } from '../process/env.ts'
import { readFormTrace, type FormTrace } from '../server/honeypot.ts'
import { createGraphQLServer } from '../graphql/server.ts'
import { createAdmission } from '../server/admission.ts'
import { createSchema } from '../graphql/schema.ts'

const database = await testDatabase()
const env = readEnv({ LOG_LEVEL: 'silent' })
const schema = createSchema()
const server = createServer()
const graphqlServer = createGraphQLServer(schema, { httpServer: server })
let ip = '192.0.2.1'
let url = ''

beforeAll(async () => {
  await graphqlServer.start()
  const app = createApp({
    admission: createAdmission(),
    env,
    graphql: graphqlServer,
    contextFor: async () => createContext(database, env, { ip }),
    isReady: async () => true,
    pages: async () => {},
  })
  server.on('request', app.callback())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/business-requests`
})
afterAll(async () => {
  await graphqlServer.stop()
  await database.close()
})

const valid = {
  businessName: ' Honeybourne Blinds ',
  email: ' hello@honeybourne.example.com ',
  phone: ' 01632 960123 ',
}

const request = async (overrides: Record<string, unknown> = {}, from = '192.0.2.1', formTrace?: FormTrace) => {
  const answer = await graphql({
    schema,
    source:
      'mutation ($input: CreateListingRequestInput!) { createListingRequest(input: $input) { request { id businessName status createdAt } userErrors { field message code } } }',
    variableValues: { input: { ...valid, ...overrides } },
    contextValue: createContext(database, env, { ip: from, ...(formTrace ? { formTrace } : {}) }),
  })
  const made = (answer.data?.createListingRequest as { request: Record<string, string> } | undefined)?.request
  return { made, error: findRefusal('createListingRequest', answer) }
}

const post = async (body: unknown) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const stored = async (id: string) =>
  (await database.pool.query('select * from business_request where id = $1', [id])).rows[0]

const countStored = async () =>
  Number((await database.pool.query('select count(*) from business_request')).rows[0].count)

test('a request is stored as pending, with email and phone as the contact’s', async () => {
  const { made, error } = await request()
  expect(error).toBeUndefined()
  expect(made).toMatchObject({ businessName: 'Honeybourne Blinds', status: 'PENDING' })
  const { rows } = await database.pool.query('select recipient, body from outbox_mail where key = $1', [
    `request-${made!.id}-received`,
  ])
  const reference = `L-${made!.id!.padStart(5, '0')}`
  expect(rows).toEqual([{ recipient: 'hello@honeybourne.example.com', body: expect.stringContaining(reference) }])
  expect(await stored(made!.id!)).toMatchObject({
    business_name: 'Honeybourne Blinds',
    contact_email: 'hello@honeybourne.example.com',
    contact_phone: '01632 960123',
    contact_name: null,
    business_address: null,
    website: null,
    services: [],
    status: 'pending',
  })
})

const wrong = [
  ['businessName', ' A ', 'Business name must be at least 2 characters.'],
  ['businessName', 'A'.repeat(121), 'Business name must be at most 120 characters.'],
  ['businessName', 'Honey\u0000bourne', 'Business name must be on one line.'],
  ['email', 'hello@', 'Please enter a valid email address.'],
  ['email', `${'a'.repeat(250)}@example.com`, 'Please enter a valid email address.'],
  ['phone', '12345', 'Please enter a valid phone number.'],
  ['phone', '0'.repeat(41), 'Please enter a valid phone number.'],
  ['phone', 'call me', 'Please enter a valid phone number.'],
] as const

for (const [field, value, message] of wrong) {
  test(`${field} ${JSON.stringify(value.slice(0, 20))}: ${message}`, async () => {
    const before = await countStored()
    const { error } = await request({ [field]: value })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } })
    expect(await countStored()).toBe(before)
  })
}

test('foreign numbers and extensions are phone numbers', async () => {
  for (const phone of ['+44 (0)1632 960-123', '+353/1.4960123', '01632 960123 ext. 4', '123456']) {
    expect((await request({ phone }, `198.51.100.${phone.length}`)).error).toBeUndefined()
  }
  const longest = { businessName: 'A'.repeat(120), phone: '0'.repeat(40) }
  expect((await request(longest, '198.51.100.99')).error).toBeUndefined()
})

test('a filled hidden field, or a form sent within two seconds, is refused', async () => {
  const before = await countStored()
  const trapped = await request({}, '192.0.2.6', readFormTrace('leaveEmpty=1&openForMs=9000'))
  expect(trapped.error?.message).toBe('This looks like an automatic message. Please send the form again.')
  const hasty = await request({}, '192.0.2.6', readFormTrace('openForMs=1999'))
  expect(hasty.error?.message).toBe('That was very quick. Please wait a moment and send the form again.')
  expect(await countStored()).toBe(before)
  for (const trace of ['openForMs=2000&leaveEmpty=', 'openForMs=soon', ''])
    expect((await request({}, '192.0.2.7', readFormTrace(trace))).error).toBeUndefined()
})

test('the sixth request from one address in an hour is refused; invalid ones do not count', async () => {
  for (let count = 0; count < 5; count++) {
    expect((await request({ phone: '1' }, '192.0.2.9')).error?.code).toBe('BAD_USER_INPUT')
    expect((await request({}, '192.0.2.9')).error).toBeUndefined()
  }
  const before = await countStored()
  const { error } = await request({}, '192.0.2.9')
  expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.closeTo(3600, -2) })
  expect(await countStored()).toBe(before)
  expect((await request({}, '192.0.2.10')).error).toBeUndefined()
})

test('POST /api/business-requests does the same', async () => {
  ip = '203.0.113.1'
  const { status, body } = await post(valid)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    businessName: 'Honeybourne Blinds',
    contactEmail: 'hello@honeybourne.example.com',
    contactPhone: '01632 960123',
    status: 'pending',
  })
  expect(await stored(body.id)).toMatchObject({ business_name: 'Honeybourne Blinds' })
})

test('sent again with the same name, email and phone while pending it counts once; later it is new', async () => {
  ip = '203.0.113.9'
  const one = { businessName: 'Twice Blinds', email: 'twice@example.com', phone: '01632 960777' }
  const same = { businessName: 'twice blinds ', email: 'Twice@Example.com', phone: '01632-960-777' }
  const [first, second] = await Promise.all([post(one), post(same)])
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
  ip = '203.0.113.10'
  for (const other of [{ businessName: 'Thrice Blinds' }, { email: 'thrice@example.com' }, { phone: '01632 960778' }])
    expect((await post({ ...one, ...other })).body.id).not.toBe(first.body.id)
  await database.pool.query(`update business_request set status = 'rejected' where id = $1`, [first.body.id])
  expect((await post(one)).body.id).not.toBe(first.body.id)
})

test('POST /api/business-requests returns errors as a message and fields', async () => {
  ip = '203.0.113.2'
  expect(await post({})).toEqual({
    status: 400,
    body: {
      message: 'Business name must be at least 2 characters.',
      fields: {
        businessName: 'Business name must be at least 2 characters.',
        email: 'Please enter a valid email address.',
        phone: 'Please enter a valid phone number.',
      },
    },
  })
  for (const body of [[], [valid], { businessName: 7 }]) expect((await post(body)).status).toBe(400)
  for (let count = 0; count < 5; count++) await post(valid)
  const { status, body } = await post(valid)
  expect(status).toBe(429)
  expect(body.message).toMatch(/^Too many requests\. Please try again in \d+ minutes\.$/)
})
