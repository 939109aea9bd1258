import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { dayNames, type Weekday } from '../opening-hours/weekdays.rules.ts'
import { atOnce } from '../../testing/at-once.ts'
import { findRefusal } from '../../testing/find-refusal.ts'
import { testSite } from '../../testing/test-site.ts'
import { sourceNames } from '../../scraping/sources/registry.ts'
import { endFeatured } from './mark-supplier.ts'
import { SupplierOrigin } from './supplier-entry-filter.ts'
import { findSuppressions } from '../suppression.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { weekdays } from '../opening-hours/weekdays.rules.ts'
import { fieldsWith } from '../rules/supplier-fields.rules.ts'
import { verificationRules } from '../rules/supplier.rules.ts'
import { checkUploadTask } from '../import/uploads/check-upload.task.ts'
import { endLostUploadsTask } from '../import/uploads/end-lost-uploads.task.ts'
import { importUploadTask } from '../import/uploads/import-upload.task.ts'
import { suggestColumns } from '../import/import-columns.ts'

const site = await testSite({}, 'places')
const { pool } = site.database
const make = build(pool)
afterAll(site.close)

let id: number
beforeEach(async () => {
  await pool.query('delete from supplier; truncate suppression')
  id = await make.supplier({ name: 'Acme Blinds', phone: '01242 960123', contact_email: 'owner@acme.example.com' })
  site.as(site.admin)
})

const fields = `id status name phone website county postcode latitude longitude services openingHours { day opens closes } contactEmail
  isPremium isVerified verifiedAt verifiedBy verifiedSource updatedAt fieldSources { field source }`
const read = async () =>
  (await site.ask(`query ($id: ID!) { adminSupplier(id: $id) { ${fields} } }`, { id })).data.adminSupplier
const change = async (mutation: string, input: object, wanted = `supplier { ${fields} }`) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`
  const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { ${wanted} userErrors { field message code } } }`
  const answer = await site.ask(query, { input })
  return { supplier: answer.data?.[mutation]?.supplier, error: findRefusal(mutation, answer) }
}
const save = async (input: object, updatedAt?: string) =>
  change('updateSupplier', { id, updatedAt: updatedAt ?? (await read()).updatedAt, ...input })
const audited = async () =>
  (
    await pool.query('select action, username, before, after from audit_entry where subject_id = $1 order by id', [
      String(id),
    ])
  ).rows
const publicName = async () =>
  (await site.ask('query ($id: ID!) { supplier(id: $id) { name } }', { id })).data.supplier?.name

test('a supplier entered by staff is listed, located and logged', async () => {
  const { supplier } = await change('createSupplier', {
    name: 'Larch Shutters',
    phone: '+44 1242 960124',
    postcode: 'gl50 1aa',
    services: ['Shutters'],
  })
  expect(supplier).toMatchObject({
    name: 'Larch Shutters',
    status: 'LISTED',
    phone: '01242 960124',
    county: 'Gloucestershire',
    postcode: 'GL50 1AA',
    latitude: expect.closeTo(51.9, 1),
  })
  expect(
    supplier.fieldSources.map(({ field, source }: { field: string; source: string }) => `${field} ${source}`),
  ).toEqual(expect.arrayContaining(['name admin', 'phone admin', 'services admin']))
  expect(supplier.fieldSources.map(({ field }: { field: string }) => field)).not.toContain('keywords')
  id = supplier.id
  expect(await publicName()).toBe('Larch Shutters')
  expect(await audited()).toMatchObject([
    { action: 'supplier.add', username: 'ada', after: { name: 'Larch Shutters' } },
  ])
  expect((await change('createSupplier', { postcode: 'GL50 1AA', county: 'Narnia' })).error).toMatchObject({
    fields: { name: expect.any(String) },
  })
})

test('administrators only', async () => {
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [site.user, 'FORBIDDEN'],
  ] as const) {
    site.as(who)
    for (const query of [
      '{ adminSuppliers { nodes { id } } }',
      `{ adminSupplier(id: "${id}") { contactEmail } }`,
      `mutation { hideSupplier(input: { id: "${id}", isHidden: true }) { userErrors { code } } }`,
      `mutation { featureSupplier(input: { id: "${id}", isFeatured: true }) { userErrors { code } } }`,
      `mutation { deleteSupplier(input: { id: "${id}", reason: "Closed" }) { userErrors { code } } }`,
      `mutation { deleteVerification(input: { supplierId: "${id}" }) { userErrors { code } } }`,
      `mutation { createVerification(input: { supplierId: "${id}", source: "Call", on: "2026-01-01" }) { userErrors { code } } }`,
      `mutation { updateSupplier(input: { id: "${id}", updatedAt: "2026-01-01T00:00:00Z" }) { userErrors { code } } }`,
    ])
      expect((await site.ask(query)).errors?.[0]?.extensions.code, query).toBe(code)
  }
})

test('changing a verified business’s name or contact details withdraws the verification, unless the editor may verify', async () => {
  const verify = () =>
    pool.query(
      `update supplier set is_verified = true, verified_at = now(), verified_by = 'ada', verified_source = 'Call' where id = $1`,
      [id],
    )
  const [editor, moderator] = (['EDITOR', 'MODERATOR'] as const).map((role) => ({ ...site.user, role }))
  const changes = {
    name: 'Acme & Co',
    phone: '01242 960125',
    website: 'https://other.example.com',
    email: 'a@other.example.com',
  }
  for (const [field, value] of Object.entries(changes)) {
    await verify()
    site.as(editor)
    const { isVerified, verifiedAt, verifiedBy, verifiedSource } = (await save({ [field]: value })).supplier
    expect([field, isVerified, verifiedAt, verifiedBy, verifiedSource]).toEqual([field, false, null, null, null])
    expect((await audited()).slice(-2).map(({ action, username }) => [action, username])).toEqual([
      ['supplier.edit', 'bob'],
      ['supplier.unverify', 'bob'],
    ])
  }
  await verify()
  expect((await save({ description: 'Blinds of all kinds.', phone: '01242 960125' })).supplier.isVerified).toBe(true)
  for (const who of [moderator, site.admin]) {
    site.as(who)
    expect((await save({ phone: `01242 9601${who === moderator ? 26 : 27}` })).supplier.isVerified).toBe(true)
  }
})

test('only staff who handle registrations read and change the private email', async () => {
  const [editor, moderator] = (['EDITOR', 'MODERATOR'] as const).map((role) => ({ ...site.user, role }))
  for (const who of [site.admin, moderator]) {
    site.as(who)
    expect((await read()).contactEmail).toBe('owner@acme.example.com')
  }
  site.as(editor)
  expect((await read()).contactEmail).toBeNull()
  expect((await save({ contactEmail: 'mine@example.com' })).error).toEqual({
    code: 'FORBIDDEN',
    message: 'Your role does not include this.',
  })
  expect((await save({ description: 'Blinds of all kinds.' })).supplier.contactEmail).toBeNull()
  site.as(moderator)
  expect((await read()).contactEmail).toBe('owner@acme.example.com')
  expect((await save({ contactEmail: 'new@acme.example.com' })).supplier.contactEmail).toBe('new@acme.example.com')
})

test('a change is saved, public at once, marked as the administrator’s and recorded with previous values', async () => {
  await pool.query('update supplier set is_demo = true where id = $1', [id])
  const { supplier } = await save({
    name: ' Acme  Shutters ',
    website: 'acme.example.com',
    services: ['Shutters', ' shutters', ''],
    phone: '+44 1242 960124',
  })
  expect(supplier).toMatchObject({
    name: 'Acme  Shutters',
    website: 'https://acme.example.com',
    services: ['Shutters'],
    phone: '01242 960124',
  })
  expect(
    supplier.fieldSources
      .map(({ field, source }: { field: string; source: string }) => `${field} ${source}`)
      .toSorted(),
  ).toEqual(['name admin', 'phone admin', 'services admin', 'website admin'])
  expect(await publicName()).toBe('Acme  Shutters')
  expect((await pool.query('select is_demo from supplier where id = $1', [id])).rows).toEqual([{ is_demo: false }]) // removing the demo data does not remove it
  expect(await audited()).toEqual([
    {
      action: 'supplier.edit',
      username: 'ada',
      before: { name: 'Acme Blinds', website: null, services: ['Blinds'], phone: '01242 960123' },
      after: {
        name: 'Acme  Shutters',
        website: 'https://acme.example.com',
        services: ['Shutters'],
        phone: '01242 960124',
      },
    },
  ])
})

test('a new address moves the supplier, unless its coordinates were given too; the street alone does not', async () => {
  expect((await save({ address: '1 New Street' })).supplier).toMatchObject({ latitude: 51.9, longitude: -2.08 })
  const moved = (await save({ postcode: 'ls12ab', city: 'Leeds', county: '' })).supplier
  expect(moved).toMatchObject({ postcode: 'LS1 2AB', county: 'West Yorkshire' })
  expect([Math.round(moved.latitude), Math.round(moved.longitude)]).toEqual([54, -2])
  expect((await save({ postcode: 'GL50 1AA', latitude: 51.5, longitude: -2.1 })).supplier).toMatchObject({
    latitude: 51.5,
    longitude: -2.1,
  })
  expect((await save({ latitude: null, longitude: null })).supplier).toMatchObject({ latitude: null, longitude: null })
  const far = await save({ latitude: 57, longitude: -2.1 })
  expect(far.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { latitude: expect.any(String) } })
})

test('placeholders are empty, and a number that nobody can read stays while other fields are saved', async () => {
  await pool.query(`update supplier set phone = '12 34 56' where id = $1`, [id])
  const { supplier, error } = await save({ description: 'Blinds of all kinds.', address: 'TBC', city: 'n/a' })
  expect([error, supplier.phone]).toEqual([undefined, '12 34 56'])
  expect((await pool.query('select address, city from supplier where id = $1', [id])).rows).toEqual([
    { address: null, city: null },
  ])
})

test('errors name their fields, and nothing is saved', async () => {
  const { error } = await save({
    name: 'x',
    email: 'nobody',
    phone: 'call us',
    website: 'javascript:alert(1)',
    establishedYear: 3000,
    latitude: 95,
    longitude: null,
    country: 'Atlantis',
    services: ['x'.repeat(101)],
    openingHours: [{ day: 'TUESDAY', opens: '18:00', closes: '09:00' }],
  })
  expect(error).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      name: 'Please use at least 2 characters.',
      email: 'Please enter a valid email address, or leave the field empty.',
      phone: 'Please enter a phone number, or leave the field empty.',
      website: 'Please enter an address that starts with https:// or http://, or leave the field empty.',
      establishedYear: 'Please enter a year from 1500 to this year.',
      latitude: 'Please enter degrees from -90 to 90.',
      country: 'Please choose a country.',
      services: 'Please use at most 100 characters for each.',
      openingHours: 'Tuesday: please give an opening time before the closing time, or neither for closed.',
    },
  })
  const getMessages = async (input: object) => (await save(input)).error?.fields
  expect(await getMessages({ postcode: 'ABC' })).toEqual({ postcode: 'Please enter a UK postcode, such as GL50 1AB.' })
  const isOutside = expect.stringMatching(/^Jersey is not in the directory, which lists suppliers in .+\.$/)
  expect(await getMessages({ postcode: 'JE2 4UH' })).toEqual({ postcode: isOutside })
  expect(await getMessages({ postcode: null, county: 'Jersey' })).toEqual({ county: isOutside })
  expect(await getMessages({ latitude: null })).toEqual({ latitude: 'Please enter both coordinates or neither.' })
  expect(await getMessages({ phone: '12 34 56' })).toEqual({
    phone: 'Please enter a phone number of United Kingdom, or start with + and the country code.',
  })
  expect(await getMessages({ county: 'Narnia' })).toEqual({
    county: 'There is no county with this name. Leave it empty to look it up from the postcode.',
  })
  expect(await audited()).toEqual([])
})

test('hours may end after midnight, or never', async () => {
  const late = [
    { day: 'FRIDAY', opens: '17:00', closes: '02:00' },
    { day: 'SATURDAY', opens: '00:00', closes: '24:00' },
  ]
  const { openingHours } = (await save({ openingHours: late })).supplier
  expect(openingHours).toEqual(late)
})

const onDay = (day: Weekday, ...spans: string[]) =>
  spans.map((span) => ({
    day: dayNames[day].toUpperCase(),
    opens: span.split('-')[0] || null,
    closes: span.split('-')[1] || null,
  }))

test('hours have all periods of a day, Monday and earliest first, and can be cleared', async () => {
  const given = [
    ...onDay('Sun', ''),
    ...onDay('Mon', '17:00-23:00', '', '12:00-14:00'),
    ...onDay('Tue', '09:00-12:00', '12:00-17:00'),
    ...onDay('Wed', '18:00-00:00'),
  ]
  const stored = [
    ...onDay('Mon', '12:00-14:00', '17:00-23:00'),
    ...onDay('Tue', '09:00-17:00'),
    ...onDay('Wed', '18:00-24:00'),
    ...onDay('Sun', ''),
  ]
  expect((await save({ openingHours: given })).supplier.openingHours).toEqual(stored)
  expect((await save({ phone: '01242 960188' })).supplier.openingHours).toEqual(stored)
  const { adminSuppliers } = (await site.ask(`{ adminSuppliers(search: "${id}") { nodes { hoursText } } }`)).data
  expect(adminSuppliers.nodes).toEqual([
    { hoursText: 'Mo 12:00-14:00,17:00-23:00; Tu 09:00-17:00; We 18:00-24:00; Su off' },
  ])
  expect((await save({ openingHours: null })).supplier.openingHours).toBeNull()
  expect((await save({ openingHours: [] })).supplier.openingHours).toBeNull()
})

test.each([
  [onDay('Tue', '18:00-09:00'), 'Tuesday: please give an opening time before the closing time, or neither for closed.'],
  [onDay('Wed', '09:00-'), 'Wednesday: please give an opening time before the closing time, or neither for closed.'],
  [onDay('Thu', '9-5'), 'Thursday: please give an opening time before the closing time, or neither for closed.'],
  [onDay('Fri', '09:00-12:00', '11:00-17:00'), 'Friday: please give times that do not overlap.'],
  [onDay('Sat', '18:00-02:00', '20:00-22:00'), 'Saturday: please give times that do not overlap.'],
  [
    onDay('Sun', '1', '2', '3', '4', '5', '6').map((span, at) => ({
      ...span,
      opens: `0${at}:00`,
      closes: `0${at}:30`,
    })),
    'Sunday: please give at most 5 spans of time.',
  ],
  [Array(101).fill(onDay('Mon', '')[0]), 'Please enter at most 100 spans of time.'],
])('impossible hours are refused with their day', async (openingHours, message) => {
  const { error } = await save({ openingHours })
  expect(Object.values(error!.fields!)).toEqual([message])
})

test('a change based on an older version is refused as CONFLICT', async () => {
  const { updatedAt } = await read()
  await save({ name: 'From elsewhere' }, updatedAt)
  expect((await save({ phone: '01242 960199' }, updatedAt)).error).toEqual({
    code: 'CONFLICT',
    message: 'Someone else has changed this supplier since you opened it.',
  })
  expect(await read()).toMatchObject({ name: 'From elsewhere', phone: '01242 960123' })
  expect((await save({ name: 'From elsewhere' })).supplier.name).toBe('From elsewhere')
  expect(await audited()).toHaveLength(1)
  const { updatedAt: present } = await read()
  const both = ['One', 'Other'].map((name) => () => save({ name: `${name} Blinds` }, present))
  const codes = (await atOnce(pool, 'supplier', both)).flatMap(({ error }) => error?.code ?? [])
  expect(codes, 'at once').toEqual(['CONFLICT'])
})

test('of two simultaneous changes one is saved, the other a CONFLICT', async () => {
  const { updatedAt } = await read()
  const answers = await Promise.all([save({ name: 'One' }, updatedAt), save({ name: 'Two' }, updatedAt)])
  expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(['CONFLICT'])
})

test('a verification has person, source and day, and can be withdrawn', async () => {
  const wrong = await change('createVerification', { supplierId: id, source: '', on: '2999-01-01' })
  expect(wrong.error?.fields).toEqual({
    source: 'Please say how you checked it, such as Companies House 01234567.',
    on: 'Please enter a day that is not in the future.',
  })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  for (const on of [day(1), '2026-02-30', 'yesterday'])
    expect((await change('createVerification', { supplierId: id, source: 'Call', on })).error?.fields).toHaveProperty(
      'on',
    )
  const today = await change('createVerification', { supplierId: id, source: 'VAT', on: day(0) })
  expect(today.supplier.isVerified).toBe(true)
  vi.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z'), toFake: ['Date'] }) // half past midnight in summer
  const days = ['2026-07-01', '2026-07-02'].map((on) => verificationRules.safeParse({ source: 'Call', on }).success)
  vi.useRealTimers()
  expect(days).toEqual([true, false])
  const ground = { source: 'Companies House 01234567', on: '2026-11-01' }
  expect((await change('createVerification', { supplierId: id, ...ground })).supplier).toMatchObject({
    isVerified: true,
    verifiedBy: 'ada',
    verifiedSource: 'Companies House 01234567',
    verifiedAt: '2026-11-01T00:00:00.000Z',
  })
  expect((await change('deleteVerification', { supplierId: id })).supplier).toMatchObject({
    isVerified: false,
    verifiedAt: null,
    verifiedBy: null,
    verifiedSource: null,
  })
  expect((await audited()).map(({ action }) => action)).toEqual([
    'supplier.verify',
    'supplier.verify',
    'supplier.unverify',
  ])
})

test('suppliers are featured and unfeatured; hidden ones are not public until listed again', async () => {
  const { updatedAt } = await read()
  const featured = (await change('featureSupplier', { id, isFeatured: true })).supplier
  expect(featured.isPremium).toBe(true)
  expect(featured.updatedAt > updatedAt, 'sitemaps and open forms learn of it').toBe(true)
  for (let times = 0; times < 2; times++) await change('hideSupplier', { id, isHidden: true })
  expect([await publicName(), (await site.rest(`/api/suppliers/${id}`)).status]).toEqual([undefined, 404])
  expect((await read()).status).toBe('HIDDEN')
  await change('hideSupplier', { id, isHidden: false })
  expect(await publicName()).toBe('Acme Blinds')
  expect(await audited()).toMatchObject([
    { action: 'supplier.feature', before: { isPremium: false }, after: { isPremium: true } },
    { action: 'supplier.hide', before: { status: 'listed' }, after: { status: 'hidden' } },
    { action: 'supplier.show' },
  ])
  await pool.query(`update supplier set featured_until = '2099-01-31' where id = $1`, [id])
  const ended = await change('featureSupplier', { id, isFeatured: false }, 'supplier { isPremium featuredUntil }')
  expect(ended.supplier).toEqual({ isPremium: false, featuredUntil: null })
  expect((await audited()).at(-1)).toMatchObject({ action: 'supplier.unfeature', username: 'ada' })
})

test('Featured includes its last day; then the job ends it, in batches', async () => {
  const day = async (days: number): Promise<string> =>
    (await pool.query(`select ((now() at time zone 'Europe/London')::date + $1::int)::text as day`, [days])).rows[0].day
  const feature = async (input: object) => {
    const { supplier, userErrors } = await site.change(
      'featureSupplier',
      { id, isFeatured: true, ...input },
      'supplier { isPremium featuredUntil }',
    )
    return supplier ?? userErrors[0]
  }
  expect(await feature({ featuredUntil: await day(-1) })).toMatchObject({
    field: ['featuredUntil'],
    message: 'This day has passed. Please enter today or a later day.',
  })
  expect(await feature({ featuredUntil: '2026-02-30' })).toMatchObject({ message: 'Please enter a date.' })
  const soon = await day(3)
  expect(await feature({ featuredUntil: soon })).toEqual({ isPremium: true, featuredUntil: soon })
  expect(await feature({})).toEqual({ isPremium: true, featuredUntil: soon })
  expect(await feature({ featuredUntil: null })).toEqual({ isPremium: true, featuredUntil: null })
  expect(await feature({ featuredUntil: await day(0) })).toMatchObject({ isPremium: true })
  const later = await make.supplier({ name: 'Later', is_premium: true, featured_until: await day(9) })
  const listed = `{ adminSuppliers(sort: FEATURED_UNTIL, first: 1, after: null) { nodes { id featuredUntil } pageInfo { endCursor } } }`
  const { nodes, pageInfo } = (await site.ask(listed)).data.adminSuppliers
  expect(nodes).toEqual([{ id: String(id), featuredUntil: await day(0) }])
  const behind = await site.ask(listed.replace('null', `"${pageInfo.endCursor}"`))
  expect(behind.data.adminSuppliers.nodes).toMatchObject([{ id: String(later) }])
  const { em } = site.database.orm
  expect(await endFeatured(em)).toBe(0)
  await pool.query(`update supplier set featured_until = featured_until - 1 where id = $1`, [id])
  await pool.query(
    `insert into supplier (name, description, status, is_premium, featured_until) select 'Many', '', 'hidden', true, '2026-01-01' from generate_series(1, 100)`,
  )
  expect((await site.ask(listed)).data.adminSuppliers.nodes, 'without hidden ones').toMatchObject([{ id: String(id) }])
  await make.supplier({ name: 'Merged', status: 'merged', merged_into_id: id, featured_until: '2026-01-01' })
  expect([await endFeatured(em), await endFeatured(em)]).toEqual([101, 0])
  const { rows } = await pool.query(`select count(*)::int from supplier where is_premium`)
  expect(rows).toEqual([{ count: 1 }])
  expect((await audited()).at(-1)).toMatchObject({
    action: 'supplier.unfeature',
    username: 'schedule',
    before: { isPremium: true, featuredUntil: await day(-1) },
    after: { isPremium: false, featuredUntil: null },
  })
})

test('a pending supplier cannot be listed here, and a merged one not changed', async () => {
  await pool.query("update supplier set status = 'pending'")
  expect((await change('hideSupplier', { id, isHidden: false })).error?.message).toBe(
    'This supplier is awaiting approval. Decide under Requests.',
  )
  await pool.query("update supplier set status = 'merged'")
  expect((await save({ name: 'Other' })).error?.code).toBe('CONFLICT')
})

test('imports and scrapes are filtered, sorted and paged', async () => {
  await pool.query('truncate import, scrape_run cascade')
  await pool.query(`
    insert into import (file_name, username, status, added) values ('b.csv', 'ada', 'finished', 2), ('a.csv', 'bea', 'failed', 9), ('c.csv', 'ada', 'finished', 2);
    insert into scrape_run (kind, source, username, status, settings) values
      ('directories', 'yell', 'ada', 'finished', '{}'), ('maps', 'google_places', 'bea', 'failed', '{"locations": ["Leeds"], "keyword": "blinds"}')`)
  const walk = async (field: string, args: string, node: string) => {
    const found: string[] = []
    for (let after = 'null'; after;) {
      const { data } = await site.ask(
        `{ ${field}(first: 1, after: ${after}, ${args}) { nodes { ${node} } pageInfo { hasNextPage endCursor } } }`,
      )
      const { nodes, pageInfo } = data[field]
      found.push(...nodes.map((one: Record<string, string>) => one[node]))
      after = pageInfo.hasNextPage ? `"${pageInfo.endCursor}"` : ''
    }
    return found
  }
  const files = (args: string) => walk('supplierImports', args, 'fileName')
  expect(await files('sort: NEWEST')).toEqual(['c.csv', 'a.csv', 'b.csv'])
  expect(await files('sort: OLDEST')).toEqual(['b.csv', 'a.csv', 'c.csv'])
  expect(await files('sort: FILE')).toEqual(['a.csv', 'b.csv', 'c.csv'])
  expect(await files('sort: FILE_DESC')).toEqual(['c.csv', 'b.csv', 'a.csv'])
  expect(await files('sort: ADDED_MOST')).toEqual(['a.csv', 'c.csv', 'b.csv'])
  expect(await files('sort: ADDED_FEWEST')).toEqual(['b.csv', 'c.csv', 'a.csv'])
  expect(await files('status: FINISHED, search: "ADA"')).toEqual(['c.csv', 'b.csv'])
  expect(await files('search: "B.CSV"')).toEqual(['b.csv'])
  const runs = (args: string) => walk('scrapes', args, 'username')
  expect(await runs('oldestFirst: true')).toEqual(['ada', 'bea'])
  expect(await runs('oldestFirst: false')).toEqual(['bea', 'ada'])
  expect(await runs('search: "leeds"')).toEqual(['bea'])
  expect(await runs('status: FINISHED')).toEqual(['ada'])

  const stop = (importId: unknown) =>
    site.change('stopSupplierImport', { id: importId }, 'import { status finishedAt }')
  const [running] = (
    await pool.query(
      `insert into import (file_name, username, at_line) values ('d.csv', 'ada', 251), ('e.csv', 'bea', 1) returning id`,
    )
  ).rows
  expect((await stop(running.id)).import).toEqual({ status: 'STOPPED', finishedAt: expect.any(String) })
  expect(await files('status: RUNNING')).toEqual(['e.csv'])
  await pool.query("delete from import where file_name = 'e.csv'")
  for (const importId of [running.id, 'x'])
    expect((await stop(importId)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: 'This import is not running.' },
    ])
  const log = `select username, after from audit_entry where action = 'import.stop' and subject_id = $1`
  expect((await pool.query(log, [String(running.id)])).rows).toEqual([{ username: 'ada', after: { line: 251 } }])
  for (const args of ['', '(importId: "1", runId: "1")', '(importId: "x")'])
    expect((await site.ask(`{ laterBatches${args} { importId } }`)).errors?.[0]?.message, args).toBe(
      'Please choose either an import or a scrape',
    )
  const hiding = 'change { id step username done skipped finishedAt }'
  const { change: begun } = await site.change('changeBatch', { importId: running.id, step: 'HIDE' }, hiding)
  expect(begun).toMatchObject({ step: 'HIDE', username: 'ada', done: 0, skipped: 0, finishedAt: null })
  expect(
    (await site.ask(`{ batchChange(id: "${begun.id}") { id step } none: batchChange(id: "x") { id } }`)).data,
  ).toEqual({ batchChange: { id: begun.id, step: 'HIDE' }, none: null })
  const { data } = await site.ask('{ supplierImports(first: 2) { nodes { lastChange { id } } } }')
  expect(data.supplierImports.nodes, 'of the import itself').toEqual([
    { lastChange: { id: begun.id } },
    { lastChange: null },
  ])
})

test('suppliers are filtered by source, scrape, import, days, owner and age', async () => {
  const [run, file] = await Promise.all([
    pool.query(
      `insert into scrape_run (kind, source, username, status) values ('directories', 'all', 'ada', 'finished') returning id`,
    ),
    pool.query(`insert into import (file_name, username, status) values ('a.csv', 'ada', 'finished') returning id`),
  ])
  const scraped = await make.supplier({ name: 'Scraped', created_at: '2026-02-01', freshness: 0.5 })
  const imported = await make.supplier({
    name: 'Imported',
    created_at: '2026-03-01',
    freshness: 0.25,
    status: 'pending',
  })
  const owned = await make.supplier({ name: 'Owned', created_at: '2026-04-01' })
  await pool.query(
    `insert into supplier_source (source, source_key, supplier_id, url) values ('yell', '1', $1, 'https://yell.example/1')`,
    [scraped],
  )
  await pool.query(
    `insert into batch_entry (run_id, import_id, supplier_id, kind) values ($1, null, $2, 'added'), (null, $3, $4, 'added'), (null, $3, $2, 'changed')`,
    [run.rows[0].id, scraped, file.rows[0].id, imported],
  )
  await pool.query(`insert into business_request (business_name, supplier_id) values ('Owned', $1)`, [owned])
  await pool.query(`insert into registration (name, supplier_id, fingerprint) values ('Acme Blinds', $1, 'acme')`, [id])
  const found = async (filter: string, more = '') => {
    const { data } = await site.ask(`{ adminSuppliers(filter: { ${filter} } ${more}) { nodes { name } totalCount } }`)
    const { nodes, totalCount } = data.adminSuppliers
    expect(totalCount).toBe(nodes.length)
    return nodes.map(({ name }: { name: string }) => name)
  }
  expect(await found('origin: YELL')).toEqual(['Scraped'])
  expect(await found('origin: SCRAPE')).toEqual(['Scraped'])
  expect(await found('origin: IMPORT')).toEqual(['Imported'])
  expect(await found('origin: REGISTRATION')).toEqual(['Acme Blinds', 'Owned'])
  expect(await found(`runId: "${run.rows[0].id}"`)).toEqual(['Scraped'])
  expect(await found(`importId: "${file.rows[0].id}"`, 'status: PENDING')).toEqual(['Imported'])
  expect(await found('enteredSince: "2026-02-01T00:00:00Z", enteredBeforeAt: "2026-04-01T00:00:00Z"')).toEqual([
    'Imported',
    'Scraped',
  ])
  expect(await found('hasOwner: true')).toEqual(['Acme Blinds', 'Owned'])
  expect(await found('hasOwner: false')).toEqual(['Imported', 'Scraped'])
  expect(await found('hasOwner: false', 'search: "Owned"')).toEqual([])
  expect(await found('age: AGEING')).toEqual(['Scraped'])
  expect(await found('age: STALE')).toEqual(['Imported'])
  expect(await found('age: FRESH')).toEqual(['Acme Blinds', 'Owned'])
  const sites = sourceNames.map((name) => name.toUpperCase())
  expect(Object.keys(SupplierOrigin)).toEqual(expect.arrayContaining(sites))
  // an import needs no approval of a registration: listing it approves it
  expect((await change('hideSupplier', { id: imported, isHidden: false })).supplier.status).toBe('LISTED')
  await pool.query(`update supplier set status = 'pending' where id = $1`, [scraped])
  await pool.query(`update batch_entry set kind = 'changed' where supplier_id = $1`, [scraped])
  expect((await change('hideSupplier', { id: scraped, isHidden: false })).error?.code).toBe('CONFLICT')
})

test('deleting includes reviews and merged duplicates, and prevents adding it again', async () => {
  await make.review(id)
  const remove = (reason: string) => change('deleteSupplier', { id, reason }, 'deletedId')
  const twin = await make.supplier({ name: 'Acme Twin', phone: '01242 960555', status: 'merged', merged_into_id: id })
  await make.supplier({ name: 'Twin of the Twin', status: 'merged', merged_into_id: twin })
  for (const short of ['', ' ab '])
    expect((await remove(short)).error?.fields).toEqual({ reason: 'Please enter a reason of at least 3 characters.' })
  expect((await remove('Closed down')).error).toBeUndefined()
  expect((await pool.query('select id from supplier union all select id from review')).rows).toEqual([])
  expect((await site.rest(`/api/suppliers/${twin}`)).status).toBe(404)
  expect((await findSuppressions(pool, [{ name: 'Acme', phone: '01242 960123' }]))[0]).toMatchObject({
    name: 'Acme Blinds',
    reason: 'Closed down',
    by: 'phone',
  })
  expect(await findSuppressions(pool, [{ name: 'Acme', phone: '01242 960555' }])).toMatchObject([{ name: 'Acme Twin' }])
  expect(await audited()).toMatchObject([
    { action: 'supplier.delete', before: { name: 'Acme Blinds', status: 'listed' }, after: { reason: 'Closed down' } },
  ])
  expect((await remove('Closed down')).error?.code).toBe('NOT_FOUND')
})

test('suppliers of every status are found by id, start of a postcode and words of the name, page by page', async () => {
  for (const [name, postcode, status] of [
    ['Zebra Blinds', 'LS1 2AB', 'hidden'],
    ['Blind Élan', 'LS1 1AB', 'listed'],
    ['Best Blinds', 'LS10 1AA', 'pending'],
    ['100% Curtains', null, 'listed'],
  ])
    await make.supplier({ name, postcode, status })
  const names = async (variables: object) => {
    const found: string[] = []
    let total = 0
    let after: string | null = null
    do {
      const { data, errors } = await site.ask(
        `query ($search: String, $status: SupplierStatus, $filter: SupplierEntryFilter, $sort: SupplierEntrySort, $after: String) {
           adminSuppliers(search: $search, status: $status, filter: $filter, sort: $sort, first: 2, after: $after) { nodes { name } edges { cursor } pageInfo { hasNextPage endCursor } totalCount } }`,
        { after, ...variables },
      )
      if (errors) throw new Error(errors[0]!.message)
      total = data.adminSuppliers.totalCount
      expect(data.adminSuppliers.edges.at(-1)?.cursor ?? null).toBe(data.adminSuppliers.pageInfo.endCursor)
      found.push(...data.adminSuppliers.nodes.map((node: { name: string }) => node.name))
      after = data.adminSuppliers.pageInfo.hasNextPage ? data.adminSuppliers.pageInfo.endCursor : null
    } while (after)
    expect(total).toBe(found.length)
    return found
  }
  expect(await names({})).toEqual(['100% Curtains', 'Acme Blinds', 'Best Blinds', 'Blind Élan', 'Zebra Blinds'])
  expect(await names({ search: 'blind' })).toEqual(['Acme Blinds', 'Best Blinds', 'Blind Élan', 'Zebra Blinds'])
  expect(await names({ search: 'elan BLIND' })).toEqual(['Blind Élan'])
  expect(await names({ search: '%' })).toEqual(['100% Curtains'])
  expect(await names({ search: String(id) })).toEqual(['Acme Blinds'])
  expect(await names({ search: 'ls1' })).toEqual(['Best Blinds', 'Blind Élan', 'Zebra Blinds'])
  expect(await names({ search: 'LS1 2ab' })).toEqual(['Zebra Blinds'])
  expect(await names({ status: 'HIDDEN' })).toEqual(['Zebra Blinds'])
  expect(await names({ search: 'blind', status: 'PENDING' })).toEqual(['Best Blinds'])

  const byName = ['100% Curtains', 'Acme Blinds', 'Best Blinds', 'Blind Élan', 'Zebra Blinds']
  await pool.query(`update supplier set created_at = now() - interval '1 day' + interval '1 microsecond' * id`)
  const entered = ['Acme Blinds', 'Zebra Blinds', 'Blind Élan', 'Best Blinds', '100% Curtains']
  expect(await names({ sort: 'NAME_DESC' })).toEqual(byName.toReversed())
  expect(await names({ sort: 'OLDEST' })).toEqual(entered)
  expect(await names({ sort: 'NEWEST' })).toEqual(entered.toReversed())
  expect(await names({ sort: 'NEWEST', search: 'ls1' })).toEqual(['Best Blinds', 'Blind Élan', 'Zebra Blinds'])
  await pool.query(
    `update supplier set is_verified = true, verified_at = now() - interval '3 days' - interval '1 microsecond' * id where status in ('listed', 'hidden')`,
  )
  const checked = ['100% Curtains', 'Blind Élan', 'Acme Blinds']
  expect(await names({ sort: 'CHECK_OLDEST' })).toEqual(checked)
  expect(await names({ filter: { isVerified: true } })).toEqual([
    '100% Curtains',
    'Acme Blinds',
    'Blind Élan',
    'Zebra Blinds',
  ])
  expect(await names({ filter: { isVerified: false } })).toEqual(['Best Blinds'])
  const other = Buffer.from('["x", 1]').toString('base64url')
  await expect(names({ sort: 'NEWEST', after: other })).rejects.toThrow('after is not a cursor of this list')
})

test('each change returns its result or the input’s errors, and is recorded', async () => {
  const change = (
    mutation: string,
    input: object,
    wanted = 'supplier { name isPremium isVerified status updatedAt }',
  ) => site.change(mutation, input, wanted)
  const { updatedAt } = await read()
  const wrong = await change('updateSupplier', { id, updatedAt, name: 'Acme', county: 'Narnia' })
  expect(wrong).toEqual({
    supplier: null,
    userErrors: [
      {
        field: ['county'],
        message: 'There is no county with this name. Leave it empty to look it up from the postcode.',
        code: 'BAD_USER_INPUT',
      },
    ],
  })
  const { supplier, userErrors } = await change('updateSupplier', { id, updatedAt, name: 'Acme Shutters' })
  expect([supplier.name, userErrors]).toEqual(['Acme Shutters', []])
  expect((await change('updateSupplier', { id, updatedAt, name: 'Other' })).userErrors).toEqual([
    { field: null, message: 'Someone else has changed this supplier since you opened it.', code: 'CONFLICT' },
  ])
  expect(
    (await change('createVerification', { supplierId: id, source: '', on: '2026-01-01' })).userErrors,
  ).toMatchObject([{ field: ['source'] }])
  const verified = await change('createVerification', { supplierId: id, source: 'A call', on: '2026-01-01' })
  expect(verified.supplier.isVerified).toBe(true)
  expect((await change('deleteVerification', { supplierId: id })).supplier.isVerified).toBe(false)
  expect((await change('featureSupplier', { id, isFeatured: true })).supplier.isPremium).toBe(true)
  expect((await change('hideSupplier', { id, isHidden: true })).supplier.status).toBe('HIDDEN')
  expect(await change('deleteSupplier', { id, reason: '' }, 'deletedId')).toMatchObject({
    deletedId: null,
    userErrors: [{ field: ['reason'] }],
  })
  expect(await change('deleteSupplier', { id, reason: 'Closed' }, 'deletedId')).toEqual({
    deletedId: String(id),
    userErrors: [],
  })
  expect((await change('hideSupplier', { id, isHidden: true })).userErrors).toEqual([
    { field: null, message: 'This supplier does not exist', code: 'NOT_FOUND' },
  ])
  expect((await audited()).map(({ action }) => action)).toEqual([
    'supplier.edit',
    'supplier.verify',
    'supplier.unverify',
    'supplier.feature',
    'supplier.hide',
    'supplier.delete',
  ])
})

const send = (
  text: string,
  name = 'trade list.csv',
  headers: Record<string, string> = { 'content-type': 'text/csv' },
) => fetch(`${site.origin}/admin/imports?name=${encodeURIComponent(name)}`, { method: 'POST', body: text, headers })
const uploadFields = `id fileName status checkedBytes error added changed unchanged refused columns { heading samples field suggestion }
  unknownServices { name lines suggestions } services { name readAs } import { status added refused username }`
const upload = async (uploadId: string) =>
  (await site.ask(`query ($id: ID!) { importUpload(id: $id) { ${uploadFields} } }`, { id: uploadId })).data.importUpload
const lines = async (uploadId: string, first = 10) =>
  (
    await site.ask(
      `query ($id: ID!, $first: Int) { importUploadLines(uploadId: $id, first: $first) {
         nodes { line kind name supplierId notes } pageInfo { hasNextPage } } }`,
      { id: uploadId, first },
    )
  ).data.importUploadLines
const work = async (task: typeof checkUploadTask, uploadId: string) => task(site, { uploadId: Number(uploadId) })
const suppliersBut = async () =>
  (await pool.query('select name, phone, services from supplier where id <> $1 order by name', [id])).rows

test('the office suggests several columns as the address, and each other field once', () => {
  expect(suggestColumns(['Firm', 'Address 1', 'address_line_2', 'Address Field 3', 'Town', 'Mobile', 'Phone'])).toEqual(
    ['name', 'address', 'address', 'address', 'city', undefined, 'phone'],
  )
})

test('a file is uploaded, previewed line by line, read with chosen columns, and imported', async () => {
  const text = [
    'Firm,Telephone,Offers,Spot,Colour',
    'Oak Blinds,0113 496 0123,Roller Blinds,Leeds,red',
    'Acme Blinds,01242 960124,,Cheltenham,',
    'X,,,,',
    'Ash Blinds,0113 496 0124,Rolla Blnds;Curtains;Roller Blinds;Plumbing,Leeds,',
    'Elm Blinds,nobody,Plumbing,York,',
  ].join('\n')
  site.as(undefined)
  expect((await send(text)).status).toBe(401)
  site.as(site.user)
  expect((await send(text)).status).toBe(403)
  site.as(site.admin)
  const elsewhere = await send(text, 'a.csv', { 'content-type': 'text/csv', origin: 'https://evil.example.com' })
  expect(elsewhere.status).toBe(403)
  const tooLarge = await send('x'.repeat(25_000_001))
  expect([tooLarge.status, (await tooLarge.json()).message]).toEqual([
    413,
    'The file is larger than 25 MB. Upload it in parts, or import it on the server: npm run import -- suppliers.csv',
  ])
  const sheet = await send('PK\u0003\u0004')
  expect([sheet.status, (await sheet.json()).message]).toEqual([
    400,
    'This is a ZIP file or a spreadsheet of another kind: save it as .xlsx or "CSV UTF-8" and try again',
  ])
  const sent = await send(text)
  expect(sent.status).toBe(201)
  const { id: uploadId } = (await sent.json()) as { id: string }
  // "Firm" is a known word for a name, so the file is checked at once; "Spot" and "Offers" are not
  expect(await upload(uploadId)).toMatchObject({ fileName: 'trade list.csv', status: 'CHECKING' })
  const columns = [
    { heading: 'Firm', samples: ['Oak Blinds', 'Acme Blinds', 'X'], field: 'name', suggestion: 'name' },
    { heading: 'Telephone', samples: ['0113 496 0123', '01242 960124'], field: 'phone', suggestion: 'phone' },
    { heading: 'Offers', samples: ['Roller Blinds'], field: null, suggestion: null },
    { heading: 'Spot', samples: ['Leeds', 'Cheltenham'], field: null, suggestion: null },
    { heading: 'Colour', samples: ['red'], field: null, suggestion: null },
  ]
  expect((await upload(uploadId)).columns).toEqual(columns)
  const read = (chosen: string[], services: object[] = []) =>
    site.change('checkImport', { uploadId, columns: chosen, services }, `upload { ${uploadFields} }`)
  expect((await read(['', 'phone', '', '', ''])).userErrors).toMatchObject([
    { field: ['columns'], message: 'Choose the column with the supplier’s name' },
  ])
  expect((await read(['name', 'name', '', '', ''])).userErrors).toMatchObject([
    { message: 'Only one column can be name' },
  ])
  expect((await read(['name', 'password', '', '', ''])).userErrors).toMatchObject([
    { message: 'There is no field password' },
  ])
  expect((await read(['name', 'services', 'services', '', ''])).userErrors, 'may be in several columns').toEqual([])
  for (const [chosen, meant, message] of [
    [['name', ''], [], 'Choose a field for each column, or ignore it'],
    [['name', '', '', '', ''], [{ name: 'Plumbing', readAs: 'Pipes' }], 'There is no service Pipes'],
    [
      ['name', '', '', '', ''],
      Array.from({ length: 101 }, (_, at) => ({ name: `Service ${at}`, readAs: '' })),
      'Choose at most 100 services',
    ],
  ] as const)
    expect((await read([...chosen], [...meant])).userErrors).toMatchObject([{ message }])
  const wide = await send(`name${',x'.repeat(200)}`)
  expect((await wide.json()).message).toBe('The first line names 201 columns; the limit is 200')
  await read(['name', 'phone', 'services', 'city', ''])
  const again = ((await (await send(text)).json()) as { id: string }).id
  const alike = { uploadId: again, columns: ['name', 'phone', 'services', 'city', ''], services: [] }
  await site.change('checkImport', alike, 'upload { id }')
  expect((await site.change('startImport', { uploadId }, 'upload { id }')).userErrors).toMatchObject([
    { code: 'CONFLICT', message: 'This file has not been checked yet.' },
  ])
  await pool.query(
    "insert into import_upload_line (upload_id, place, line, kind, name) values ($1, 1, 1, 'added', 'x')",
    [again],
  )
  await work(checkUploadTask, uploadId)
  const ofAnother = await pool.query('delete from import_upload_line where upload_id = $1 returning name', [again])
  expect(ofAnother.rows, 'of another file').toEqual([{ name: 'x' }])
  expect(await upload(again)).toMatchObject({ status: 'CHECKING' })
  expect(await upload(uploadId)).toMatchObject({
    status: 'CHECKED',
    checkedBytes: Buffer.byteLength(text),
    added: 1,
    changed: 1,
    unchanged: 0,
    refused: 3,
    unknownServices: [
      { name: 'Plumbing', lines: 2, suggestions: [] },
      { name: 'Rolla Blnds', lines: 1, suggestions: ['Roller Blinds'] },
    ],
  })
  expect(await suppliersBut()).toEqual([])
  const planned = await lines(uploadId)
  expect(planned.nodes).toEqual([
    {
      line: 4,
      kind: 'REFUSED',
      name: 'X',
      supplierId: null,
      notes: ['name must have at least 2 characters (it is "X")'],
    },
    {
      line: 5,
      kind: 'REFUSED',
      name: 'Ash Blinds',
      supplierId: null,
      notes: [
        'services has an unknown one (it is "Rolla Blnds"); did you mean "Roller Blinds"?; services has an unknown one (it is "Plumbing")',
      ],
    },
    {
      line: 6,
      kind: 'REFUSED',
      name: 'Elm Blinds',
      supplierId: null,
      notes: ['services has an unknown one (it is "Plumbing")'],
    },
    { line: 2, kind: 'ADDED', name: 'Oak Blinds', supplierId: null, notes: [] },
    {
      line: 3,
      kind: 'CHANGED',
      name: 'Acme Blinds',
      supplierId: String(id),
      notes: ['phone: 01242 960123 → 01242 960124'],
    },
  ])
  expect((await lines(uploadId, 2)).pageInfo).toEqual({ hasNextPage: true })
  const { data: firstTwo } = await site.ask(
    `{ importUploadLines(uploadId: "${uploadId}", first: 3) { pageInfo { endCursor } } }`,
  )
  const { data: others } = await site.ask(
    `{ importUploadLines(uploadId: "${uploadId}", first: 3, after: "${firstTwo.importUploadLines.pageInfo.endCursor}") { nodes { line } } }`,
  )
  expect(others.importUploadLines.nodes).toEqual([{ line: 2 }, { line: 3 }])

  const services = [
    { name: 'Rolla Blnds', readAs: 'Roller Blinds' },
    { name: 'Plumbing', readAs: '' },
  ]
  // a choice of columns or services made during a check supersedes it
  const chosen = ['name', 'phone', 'services', 'city', '']
  for (const [before, meant] of [
    [['name', 'phone', '', '', ''], services],
    [chosen, []],
  ] as const) {
    const { upload: reread } = await read([...before], [...meant])
    expect(reread).toMatchObject({ status: 'CHECKING', checkedBytes: 0 })
    const holder = await pool.connect()
    await holder.query('begin; lock table import_upload_line in share mode')
    const outdated = work(checkUploadTask, uploadId)
    await vi.waitFor(
      async () => {
        const { rows } = await pool.query(
          `select from pg_locks where relation = 'import_upload_line'::regclass and not granted`,
        )
        expect(rows).toHaveLength(1)
      },
      { timeout: 40_000 },
    )
    await read(chosen, services)
    await holder.query('commit')
    holder.release()
    await outdated
    expect(await upload(uploadId)).toMatchObject({ status: 'CHECKING' })
  }
  await work(checkUploadTask, uploadId)
  expect(await upload(uploadId)).toMatchObject({ status: 'CHECKED', added: 3, changed: 1, refused: 1 })
  const { upload: started } = await site.change('startImport', { uploadId }, `upload { ${uploadFields} }`)
  expect(started.import).toMatchObject({ status: 'RUNNING', username: 'ada' })
  expect((await site.change('startImport', { uploadId }, 'upload { id }')).userErrors).toMatchObject([
    { message: 'This file is being imported.' },
  ])
  await site.change('checkImport', { uploadId: again, columns: chosen, services }, 'upload { id }')
  await work(checkUploadTask, again)
  expect((await site.change('startImport', { uploadId: again }, 'upload { id }')).userErrors).toMatchObject([
    { code: 'CONFLICT', message: 'This file is already being imported: it was uploaded twice.' },
  ])
  await work(importUploadTask, uploadId)
  expect((await upload(uploadId)).import).toMatchObject({ status: 'FINISHED', added: 3, refused: 1 })
  const waiting = await pool.query('select import_id from import_upload where id <> $1', [uploadId])
  expect(waiting.rows, 'of other files').toContainEqual({ import_id: null })
  expect((await site.change('startImport', { uploadId }, 'upload { id }')).userErrors).toMatchObject([
    { message: 'This file has been imported.' },
  ])
  // of the file's content, only lines that were not imported are stored
  expect((await lines(uploadId)).nodes).toMatchObject([{ line: 4, kind: 'REFUSED' }])
  const selectSamples = 'select samples, (select count(*)::int from import_upload_part where upload_id = $1) parts'
  expect((await pool.query(`${selectSamples} from import_upload where id = $1`, [uploadId])).rows).toEqual([
    { samples: [], parts: 0 },
  ])
  expect(await suppliersBut()).toEqual([
    { name: 'Ash Blinds', phone: '0113 496 0124', services: ['Roller Blinds', 'Curtains'] },
    { name: 'Elm Blinds', phone: null, services: [] },
    { name: 'Oak Blinds', phone: '0113 496 0123', services: ['Roller Blinds'] },
  ])
  expect((await read(['name', '', '', '', ''])).userErrors).toMatchObject([{ code: 'CONFLICT' }])

  // the next file with these headings is read in the same way
  const next = (await (await send('FIRM,Telephone,offers,Spot,Colour\nFir Blinds,,Plumbing,Leeds,')).json()) as {
    id: string
  }
  expect((await upload(next.id)).columns.map((one: { field: string | null }) => one.field)).toEqual([
    'name',
    'phone',
    'services',
    'city',
    null,
  ])
  await work(checkUploadTask, next.id)
  expect(await upload(next.id)).toMatchObject({ added: 1, refused: 0 })
  const nameless = (await (await send('Spot,Colour\nLeeds,red', '../lists/\u0007')).json()) as { id: string }
  expect(await upload(nameless.id)).toMatchObject({ status: 'WAITING', fileName: 'suppliers.csv' })
  const isQueued = async () =>
    (await pool.query('select from graphile_worker.jobs where key = $1', [`check_upload ${nameless.id}`])).rowCount
  expect(await isQueued(), 'until its columns are chosen').toBe(0)
  await site.change('checkImport', { uploadId: nameless.id, columns: ['name', ''], services: [] }, 'upload { id }')
  expect(await isQueued()).toBe(1)
  const nested = (await (await send('Spot,Shade\nLeeds,red', '../lists/a\u0007b.csv')).json()) as { id: string }
  expect((await upload(nested.id)).fileName).toBe('a b.csv')
})

test('unknown services of a file are listed with the number of their lines, most lines first', async () => {
  const text = 'name,services\nOak Blinds,Zorbing\nElm Blinds,Plumbing\nAsh Blinds,Plumbing'
  const { id: uploadId } = (await (await send(text)).json()) as { id: string }
  await site.change('checkImport', { uploadId, columns: ['name', 'services'], services: [] }, 'upload { id }')
  await work(checkUploadTask, uploadId)
  expect((await upload(uploadId)).unknownServices).toEqual([
    { name: 'Plumbing', lines: 2, suggestions: [] },
    { name: 'Zorbing', lines: 1, suggestions: [] },
  ])
})

test('an import or check whose worker was killed at the last attempt is marked as ended, and its file can be uploaded again', async () => {
  const end = () => endLostUploadsTask(site)
  const given = async (name: string) => ((await (await send(`name,city\n${name},Leeds`)).json()) as { id: string }).id
  const killed = (task: string, uploadId: string, more = '') =>
    pool.query(`update graphile_worker._private_jobs set attempts = max_attempts ${more} where key = $1`, [
      `${task} ${uploadId}`,
    ])
  const first = await given('Lost Blinds')
  await work(checkUploadTask, first)
  await site.change('startImport', { uploadId: first }, 'upload { id }')
  await killed('import_upload', first, ', locked_at = now()')
  await end()
  expect((await upload(first)).import.status).toBe('RUNNING')
  await killed('import_upload', first, ', locked_at = null')
  const unchecked = await given('Unchecked Blinds')
  await pool.query('alter table import_upload_part rename to import_upload_away')
  await expect(work(checkUploadTask, unchecked)).rejects.toThrow('"import_upload_part" does not exist') // tried again
  await pool.query('alter table import_upload_away rename to import_upload_part')
  await end()
  expect((await upload(unchecked)).status).toBe('CHECKING')
  await killed('check_upload', unchecked)
  await killed('check_upload', first) // it had finished
  await end()
  expect(await upload(unchecked)).toMatchObject({
    status: 'FAILED',
    error: 'The file could not be checked because the worker failed repeatedly. Please upload it again.',
  })
  expect(await upload(first)).toMatchObject({
    error: 'The import stopped because its worker failed repeatedly. What was imported stays.',
    import: { status: 'STOPPED' },
  })
  const lost = `select username, after from audit_entry where action = 'import.lost'`
  expect((await pool.query(lost)).rows).toEqual([{ username: 'ada', after: { line: 0 } }])
  const again = await given('Lost Blinds')
  await work(checkUploadTask, again)
  const { upload: started, userErrors } = await site.change(
    'startImport',
    { uploadId: again },
    `upload { ${uploadFields} }`,
  )
  expect([started.error, started.import.status, userErrors]).toEqual([null, 'RUNNING', []])
  await pool.query(`update import set status = 'stopped' where status = 'running'`) // before its job begins
  await work(importUploadTask, again)
  expect((await upload(again)).import).toMatchObject({ status: 'STOPPED', added: 0 })
  await site.change('startImport', { uploadId: again }, 'upload { id }')
  await work(importUploadTask, again)
  expect((await upload(again)).import).toMatchObject({ status: 'FINISHED', added: 1 })
  for (const gone of ['999999', 'x']) {
    expect(await upload(gone)).toBeNull()
    const checked = await site.change(
      'checkImport',
      { uploadId: gone, columns: ['name'], services: [] },
      'upload { id }',
    )
    const begun = await site.change('startImport', { uploadId: gone }, 'upload { id }')
    for (const { userErrors } of [checked, begun])
      expect(userErrors).toMatchObject([
        { code: 'NOT_FOUND', message: 'This file has been deleted. Please upload it again.' },
      ])
  }
})

test('the file of an import that was stopped midway stays, so that it can be resumed', async () => {
  const names = Array.from({ length: 300 }, (_, at) => `Firm ${at},LS${1 + (at % 29)} 1AA`)
  const { id: uploadId } = (await (await send(['name,postcode', ...names].join('\n'))).json()) as { id: string }
  await work(checkUploadTask, uploadId)
  // another file's import does not hinder it
  await pool.query("insert into import (file_name, file_digest, username) values ('other.csv', 'other', 'ada')")
  const importFile = async () => {
    await site.change('startImport', { uploadId }, 'upload { id }')
    await work(importUploadTask, uploadId)
    return (await upload(uploadId)).import
  }
  await pool.query(`
    create function stop_import() returns trigger language plpgsql as $$begin new.status = 'stopped'; return new; end$$;
    create trigger stopping before update of at_line on import for each row execute function stop_import()`)
  expect(await importFile()).toMatchObject({ status: 'STOPPED', added: 250 })
  await pool.query('drop function stop_import cascade')
  expect(await importFile()).toMatchObject({ status: 'FINISHED', added: 300 })
})

test('every import column is documented from the field table', async () => {
  const { data } = await site.ask('{ importColumns { field label takes isRequired } offeredServices }')
  expect(data.importColumns.map((one: { field: string }) => one.field)).toEqual([
    ...fieldsWith('importable'),
    ...weekdays.map((day) => `hours${day}`),
    'supplierId',
  ])
  expect(data.importColumns[0]).toEqual({
    field: 'name',
    label: 'Name',
    takes: 'At most 200 characters',
    isRequired: true,
  })
  expect(data.importColumns).toContainEqual({
    field: 'services',
    label: 'Services',
    takes: 'Several, separated by semicolons; can be in several columns',
    isRequired: false,
  })
  expect(data.offeredServices).toContain('Roller Blinds')
})
