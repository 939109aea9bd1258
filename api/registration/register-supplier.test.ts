import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageEntries, supplierEntries } from '../crawlers/sitemap.ts'
import { listingRules, registrationRules } from './registration.rules.ts'
import { compactHours } from '../testing/written-hours.ts'
import type { FormTrace } from '../server/honeypot.ts'
import { findRefusal } from '../testing/find-refusal.ts'
import { testSite } from '../testing/test-site.ts'

const maps = { asked: [] as URLSearchParams[], answer: (): unknown => ({ features: [] }) }
const mapsServer = createServer((request, response) => {
  maps.asked.push(new URL(request.url!, 'http://maps.test').searchParams)
  const answer = maps.answer()
  response.writeHead(answer ? 200 : 503).end(JSON.stringify(answer))
})
await new Promise<void>((done) => void mapsServer.listen(0, '127.0.0.1', done))
const site = await testSite(
  { MAPBOX_TOKEN: 'pk.test', MAPBOX_URL: `http://127.0.0.1:${(mapsServer.address() as AddressInfo).port}` },
  'places',
)
const { pool } = site.database
afterAll(async () => {
  await site.close()
  mapsServer.close()
})

const valid = {
  name: 'Honeybourne Blinds',
  description: 'Blinds, made and fitted by one family.',
  email: 'hello@honeybourne.example.com',
  phone: '01632 960123',
  website: 'honeybourne.example.com',
  address: '4 High Street',
  city: 'Cheltenham',
  county: 'gloucestershire',
  postcode: 'gl501aa',
  country: 'United Kingdom',
  services: ['Roller Blinds', 'Curtains', 'Roller Blinds'],
  contactEmail: 'owner@example.com',
}

let lastIp = 0
const visit = (trace?: FormTrace) => site.as(undefined, `198.51.100.${++lastIp}`, trace)
const mutation =
  'mutation ($input: CreateRegistrationInput!) { createRegistration(input: $input) { registration { id reference name status createdAt } userErrors { field message code } } }'
const register = async (overrides: Record<string, unknown> = {}) => {
  const codes = { country: 'GB', services: ['ROLLER_BLINDS', 'CURTAINS', 'ROLLER_BLINDS'] }
  const answer = await site.ask(mutation, { input: { ...valid, ...codes, ...overrides } })
  const made = answer.data?.createRegistration?.registration as Record<string, string> | undefined
  return { made, error: findRefusal('createRegistration', answer) }
}
const stored = async (registrationId: string) =>
  (
    await pool.query('select s.* from supplier s join registration r on r.supplier_id = s.id where r.id = $1', [
      registrationId,
    ])
  ).rows[0]
const count = async () => Number((await pool.query('select count(*) from supplier')).rows[0].count)

test('a registration becomes a pending supplier, located by its postcode', async () => {
  visit()
  const { made, error } = await register()
  expect(error).toBeUndefined()
  expect(made).toMatchObject({ name: 'Honeybourne Blinds', status: 'PENDING' })
  const supplier = await stored(made!.id!)
  expect(supplier).toMatchObject({
    name: 'Honeybourne Blinds',
    description: 'Blinds, made and fitted by one family.',
    email: 'hello@honeybourne.example.com',
    phone: '01632 960123',
    website: 'https://honeybourne.example.com',
    address: '4 High Street',
    city: 'Cheltenham',
    county: 'Gloucestershire',
    postcode: 'GL50 1AA',
    country: 'United Kingdom',
    services: ['Curtains', 'Roller Blinds'],
    contact_email: 'owner@example.com',
    status: 'pending',
    is_premium: false,
    is_verified: false,
    review_count: 0,
  })
  expect(supplier.latitude).toBeCloseTo(51.9, 0)
  expect(supplier.longitude).toBeCloseTo(-2.1, 0)
})

test('it returns a reference number, and emails a receipt to the contact email, otherwise the email', async () => {
  for (const [name, contactEmail, to] of [
    ['Receipt Blinds', 'owner@receipt.example.com', 'owner@receipt.example.com'],
    ['Second Receipt', '', 'hello@honeybourne.example.com'],
  ]) {
    visit()
    const { made } = await register({ name, contactEmail })
    expect(made!.reference).toBe(`R-${made!.id!.padStart(5, '0')}`)
    const { rows } = await pool.query('select recipient, body from outbox_mail where key = $1', [
      `registration-${made!.id}-received`,
    ])
    expect(rows).toEqual([{ recipient: to, body: expect.stringContaining(`reference number is ${made!.reference}:`) }])
  }
})

test('it is in no public response', async () => {
  visit()
  const { made } = await register({ name: 'Unseen Shutters', address: '9 Unseen Street' })
  const { id } = await stored(made!.id!)
  const { data } = await site.ask(
    `query ($id: ID!) {
      suppliers(filter: { query: "Unseen Shutters" }) { totalCount nodes { name } }
      all: suppliers(first: 100) { nodes { id name } }
      supplier(id: $id) { id }
      suggest(text: "Unseen Sh") { text }
      near: suppliers(filter: { around: { latitude: 51.9, longitude: -2.08 } }, sort: DISTANCE) { nodes { name } }
      supplierMap(bounds: { south: 49, west: -9, north: 61, east: 3 }, zoom: 12) { count supplier { name } }
      counties { name supplierCount }
      county(urlName: "gloucestershire") { suppliers { nodes { name } } }
    }`,
    { id: String(id) },
  )
  expect(data.suppliers).toEqual({ totalCount: 0, nodes: [] })
  expect(data.all.nodes).toEqual([])
  expect(data.supplier).toBeNull()
  expect(data.suggest).toEqual([])
  expect(data.near.nodes).toEqual([])
  expect(data.supplierMap).toEqual([])
  expect(data.counties.filter((one: { supplierCount: number }) => one.supplierCount > 0)).toEqual([])
  expect(JSON.stringify(data.county)).not.toContain('Unseen')
  for (const path of [
    '',
    '/search?query=unseen',
    '/near?lat=51.9&lng=-2.08&radius=50',
    '/county/gloucestershire',
    '/featured',
  ]) {
    expect(await (await site.rest(`/api/suppliers${path}`)).json()).toEqual([])
  }
  expect((await site.rest(`/api/suppliers/${id}`)).status).toBe(404)
  expect((await site.rest(`/api/suppliers/${id}/reviews`)).status).toBe(404)
  expect(await supplierEntries(pool, 0)).toEqual([])
  expect((await pageEntries(pool)).map(({ path }) => path)).not.toContain('/counties/gloucestershire')
})

test('website, contact email, country and services are optional', async () => {
  visit()
  const { made } = await register({
    name: 'Bare Blinds',
    website: '',
    contactEmail: '',
    country: undefined,
    services: undefined,
  })
  expect(await stored(made!.id!)).toMatchObject({
    website: null,
    contact_email: null,
    country: 'United Kingdom',
    services: [],
  })
})

test('a foreign business is located in its own town', async () => {
  visit()
  const { made, error } = await register({
    name: 'Stores de Lyon',
    city: 'Lyon',
    county: 'Rhône',
    postcode: '69001',
    country: 'FR',
    phone: '+33 4 72 00 00 00',
  })
  expect(error).toBeUndefined()
  const supplier = await stored(made!.id!)
  expect(supplier).toMatchObject({ county: 'Rhône', postcode: '69001', country: 'France', phone: '04 72 00 00 00' })
  expect(supplier.latitude).toBeCloseTo(45.75, 0)
})

test('an unknown place is stored as typed, without coordinates or an unknown county', async () => {
  visit()
  const { made } = await register({
    name: 'NOWHERE BLINDS',
    phone: '123456',
    address: '12 HIGH STREET',
    city: 'Zzyzxville',
    county: 'Zzyzxshire',
    postcode: 'ZZ99 9ZZ',
  })
  expect(await stored(made!.id!)).toMatchObject({
    name: 'Nowhere Blinds',
    phone: '123456',
    address: '12 High Street',
    city: 'Zzyzxville',
    county: null,
    postcode: 'ZZ99 9ZZ',
    latitude: null,
    longitude: null,
  })
  const nothing = { address: 'see website', city: 'n/a', county: 'unknown', postcode: 'TBC' }
  const { made: unplaced } = await register({ name: 'Placeless Blinds', ...nothing })
  expect(await stored(unplaced!.id!), 'what stands for nothing is left out').toMatchObject({
    address: '',
    city: '',
    county: null,
    postcode: '',
    latitude: null,
  })
})

const wrong = [
  ['name', ' A ', 'Business name must be at least 2 characters.'],
  ['name', 'x'.repeat(121), 'Business name must be at most 120 characters.'],
  ['email', 'hello@', 'Please enter a valid email address.'],
  ['phone', '0'.repeat(41), 'Please enter a valid phone number.'],
  ['address', 'x'.repeat(301), 'Address must be at most 300 characters.'],
  ['city', 'x'.repeat(101), 'City must be at most 100 characters.'],
  ['county', 'x'.repeat(101), 'County must be at most 100 characters.'],
  ['postcode', 'x'.repeat(21), 'Postcode must be at most 20 characters.'],
  [
    'website',
    `https://a.example/${'x'.repeat(300)}`,
    'Please enter a valid website address, or leave the field empty.',
  ],
  ['phone', '12345', 'Please enter a valid phone number.'],
  ['phone', 'call me now', 'Please enter a valid phone number.'],
  ['description', 'Blinds.', 'Description must be at least 20 characters.'],
  ['description', 'x'.repeat(2001), 'Description must be at most 2,000 characters.'],
  ['address', 'High', 'Please enter a valid address.'],
  ['city', 'C', 'Please enter a valid city.'],
  ['county', 'G', 'Please enter a valid county.'],
  ['postcode', 'G', 'Please enter a valid postcode.'],
  ['website', 'not a website', 'Please enter a valid website address, or leave the field empty.'],
  ['website', 'javascript:alert(1)', 'Please enter a valid website address, or leave the field empty.'],
  ['contactEmail', 'owner', 'Please enter a valid email address.'],
  ['country', 'US', 'Please choose a country from the list.'],
  [
    'openingHours',
    'whenever you like',
    'Please write your hours like Mon-Fri 9-5; Sat 10-4, or leave the field empty.',
  ],
  ['openingHours', `Mon 9-5${' '.repeat(500)}.`, 'Opening hours must be at most 500 characters.'],
] as const

test.each([
  ['Mon-Fri 9-12.30, 13.30-17; Sat 10-4, bank holidays closed', 'Mo-Fr 09:00-12:30,13:30-17:00; Sa 10:00-16:00'],
  ['Lundi au vendredi 9h-12h 14h-18h\nsamedi fermé', 'Mo-Fr 09:00-12:00,14:00-18:00; Sa off'],
  ['24/7', 'Mo-Su 00:00-24:00'],
  ['', ''],
])('the hours "%s" are stored as %s, by GraphQL and by REST', async (openingHours, hours) => {
  visit()
  const { made } = await register({ name: `Timely Blinds ${openingHours.length}`, openingHours })
  expect(compactHours((await stored(made!.id!)).opening_hours)).toBe(hours)
  const answer = await site.rest('/api/suppliers', {
    body: { ...valid, name: `Restful Blinds ${openingHours.length}`, openingHours },
  })
  expect(compactHours((await stored(((await answer.json()) as { id: string }).id)).opening_hours)).toBe(hours)
})

for (const [field, value, message] of wrong) {
  test(`${field} ${JSON.stringify(value).slice(0, 20)}: ${message}`, async () => {
    visit()
    const before = await count()
    const { error } = await register({ [field]: value })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } })
    expect(await count()).toBe(before)
  })
}

test('each field may be as short and as long as its limits', () => {
  const shortest = { name: 'Al', description: 'x'.repeat(20), phone: '123456', address: '1 Row', city: 'Ay' }
  const longest = {
    name: 'x'.repeat(120),
    description: 'x'.repeat(2000),
    phone: '0'.repeat(40),
    address: 'x'.repeat(300),
    city: 'x'.repeat(100),
    county: 'x'.repeat(100),
    postcode: 'x'.repeat(20),
  }
  const withExtension = { phone: '+44 (0)1632/960-123 ext. 4' }
  for (const limits of [{ ...shortest, county: 'Ay', postcode: 'AB' }, longest, withExtension])
    expect(registrationRules.safeParse({ ...valid, ...limits }).error).toBeUndefined()
  expect(listingRules.parse({ name: 'Al' }), 'for staff only the name is required').toEqual({
    name: 'Al',
    description: '',
    email: '',
    phone: '',
    website: '',
    services: [],
    address: '',
    city: '',
    county: '',
    postcode: '',
    country: 'United Kingdom',
  })
  const { address, city, county, postcode, description } = longest
  const most = { name: 'Al', address, city, county, postcode, description, phone: '' }
  expect(listingRules.safeParse(most).error).toBeUndefined()
  const more = Object.fromEntries(Object.entries(most).map(([field, text]) => [field, `${text}x`]))
  expect(Object.keys(z.flattenError(listingRules.safeParse({ ...more, name: 'Al' }).error!).fieldErrors)).toEqual([
    'description',
    'phone',
    'address',
    'city',
    'county',
    'postcode',
  ])
})

test('a filled hidden field, or a form sent within two seconds, is refused', async () => {
  const before = await count()
  visit({ leaveEmpty: 'x' })
  expect((await register()).error).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'This looks like an automatic message. Please send the form again.',
  })
  visit({ openForMs: 1999 })
  expect((await register()).error?.message).toBe('That was very quick. Please wait a moment and send the form again.')
  expect(await count()).toBe(before)
})

test('sent twice at once it counts once; after a rejection it can be sent again', async () => {
  visit()
  const before = await count()
  const input = { name: 'Twice Blinds' }
  const answers = await Promise.all([register(input), register(input), register(input)])
  expect(new Set(answers.map(({ made }) => made?.id)).size).toBe(1)
  expect(await count()).toBe(before + 1)
  await register({ ...input, description: 'Another firm of this name, and its text.' })
  expect(await count()).toBe(before + 2)
  await pool.query("update supplier set status = 'rejected' where name = 'Twice Blinds'")
  expect((await register(input)).made?.id).not.toBe(answers[0].made!.id)
})

test('the sixth from one address in an hour is refused; invalid ones do not count', async () => {
  visit()
  for (let sent = 0; sent < 5; sent++) {
    expect((await register({ phone: '1' })).error?.code).toBe('BAD_USER_INPUT')
    expect((await register({ name: `Busy Blinds ${sent}` })).error).toBeUndefined()
  }
  expect((await register({ name: 'Busy Blinds 6' })).error).toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.closeTo(3600, -1),
  })
})

test('POST /api/suppliers does the same, without the acceptance flags', async () => {
  visit()
  const answer = await site.rest('/api/suppliers', { body: { ...valid, name: 'Rest Blinds' } })
  expect(answer.status).toBe(201)
  const made = await answer.json()
  expect(made).toEqual({
    id: expect.any(Number),
    registrationId: made.id,
    name: 'Rest Blinds',
    status: 'pending',
    createdAt: expect.any(String),
  })
  expect(await stored(made.id)).toMatchObject({ name: 'Rest Blinds', status: 'pending' })
  const refused = await site.rest('/api/suppliers', { body: { ...valid, email: 'x' } })
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { message: 'Please enter a valid email address.', fields: { email: 'Please enter a valid email address.' } },
  ])
  for (const [field, value, message] of [
    ['country', 'Atlantis', 'Please choose a country from the list.'],
    ['services', ['Plumbing'], 'Please choose services from the list.'],
  ] as const) {
    const elsewhere = await site.rest('/api/suppliers', { body: { ...valid, [field]: value } })
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([400, { message }])
  }
  visit()
  const abroad = {
    ...valid,
    name: 'Rollo Berlin',
    country: 'Deutschland',
    postcode: '10115',
    city: 'Berlin',
    county: 'Berlin',
  }
  const german = (await (await site.rest('/api/suppliers', { body: abroad })).json()) as { id: string }
  expect(await stored(german.id)).toMatchObject({ country: 'Germany', postcode: '10115' })
  const { error } = await register({ postcode: 'JE2 4UH', city: 'St Helier' })
  expect(error?.fields).toEqual({ postcode: expect.stringMatching(/^Jersey is not in the directory/) })
  for (const body of [[], { name: 7 }, null]) expect((await site.rest('/api/suppliers', { body })).status).toBe(400)
})

test('a maps service locates the address, with ", UK" appended; if wrong or down, the district is used', async () => {
  const at = (latitude: number, longitude: number) => () => ({
    features: [{ properties: { feature_type: 'address', coordinates: { latitude, longitude } } }],
  })
  const placed = async (address: string, name = `Blinds at ${address}`) => {
    visit()
    const { made } = await register({ name, address })
    const { latitude, longitude } = await stored(made!.id!)
    return [latitude, longitude]
  }
  const inDistrict = await placed('Nowhere to be found')
  maps.answer = at(51.8991, -2.0783)
  expect(await placed('7 Promenade')).toEqual([51.8991, -2.0783])
  expect(Object.fromEntries(maps.asked.at(-1)!)).toEqual({
    q: '7 Promenade, Cheltenham, GL50 1AA, UK',
    country: 'gb',
    limit: '1',
    permanent: 'true',
    access_token: 'pk.test',
  })
  const requests = maps.asked.length
  expect(await placed('7 Promenade', 'Curtains at the same')).toEqual([51.8991, -2.0783])
  expect(maps.asked.length).toBe(requests)
  maps.answer = at(57.15, -2.1)
  expect(await placed('8 Promenade')).toEqual(inDistrict)
  maps.answer = () => undefined
  expect(await placed('9 Promenade')).toEqual(inDistrict)
  maps.answer = at(51.8991, -2.0783)
  expect(await placed('10 Promenade')).toEqual(inDistrict)
  expect(maps.asked.length).toBe(requests + 2)
})

test('createRegistration takes codes for country and services, and returns errors by field', async () => {
  const sendInput = (input: object) =>
    site.ask(
      `mutation ($input: CreateRegistrationInput!) { createRegistration(input: $input) {
         registration { name status } userErrors { field message code } } }`,
      { input },
    )
  visit()
  const codes = { ...valid, country: 'BE', postcode: '9000', services: ['ROLLER_BLINDS', 'CURTAINS'] }
  expect(await sendInput({ ...codes, name: 'Gordijnen Gent' })).toEqual({
    data: { createRegistration: { registration: { name: 'Gordijnen Gent', status: 'PENDING' }, userErrors: [] } },
  })
  const { rows } = await pool.query(`select country, services from supplier where name = 'Gordijnen Gent'`)
  expect(rows).toEqual([{ country: 'Belgium', services: ['Curtains', 'Roller Blinds'] }])
  visit()
  expect(await sendInput({ ...codes, country: 'US', phone: '1' })).toEqual({
    data: {
      createRegistration: {
        registration: null,
        userErrors: [
          { field: ['phone'], message: 'Please enter a valid phone number.', code: 'BAD_USER_INPUT' },
          { field: ['country'], message: 'Please choose a country from the list.', code: 'BAD_USER_INPUT' },
        ],
      },
    },
  })
  visit()
  const { data } = await site.ask(
    `mutation { createListingRequest(input: { businessName: "Gent", email: "a@b.example", phone: "x" }) {
       request { status } userErrors { field } } }`,
  )
  expect(data.createListingRequest).toEqual({ request: null, userErrors: [{ field: ['phone'] }] })
})
