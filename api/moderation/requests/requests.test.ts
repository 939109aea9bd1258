import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '../../server/context.ts'
import { testSite } from '../../testing/test-site.ts'
import { atOnce } from '../../testing/at-once.ts'
import { build } from '../../testing/build/supplier.factory.ts'
import { undoMinutes } from './decision.rules.ts'
import { watchCounts } from './list-pending.ts'

const site = await testSite({}, 'places')
const { pool } = site.database
const make = build(pool)
afterAll(site.close)

let eve: Viewer
beforeAll(async () => {
  const { rows } = await pool.query(
    "insert into app_user (username, password, is_admin, role) values ('eve', 'no hash', true, 'admin') returning id",
  )
  eve = { id: rows[0].id, username: 'eve', isAdmin: true }
})

const fields = `id: itemId kind status title name email phone text rating reason readAt
  supplier { id name averageRating reviewCount } decision { status message note username } likelySuppliers { supplierId name status isSame evidence }`

const runQuery = async (query: string, variables = {}, who: Viewer | undefined = site.admin) => {
  site.as(who)
  const { data, errors } = await site.ask(query, variables)
  return { data, error: errors?.[0] }
}
interface Words {
  message?: string | undefined
  note?: string | undefined
}
const changeItem = async (mutation: string, input: object, who: Viewer | undefined = site.admin) => {
  site.as(who)
  const { item, userErrors } = await site.change(mutation, input, `item { ${fields} }`)
  return { item, error: userErrors[0] as { field: string[] | null; message: string; code: string } | undefined }
}
const decide = (kind: string, id: unknown, approve: boolean, words: Words = {}, who?: Viewer) =>
  changeItem('decideItem', { id: String(id), kind, choice: approve ? 'APPROVE' : 'REJECT', ...words }, who)
const undo = (kind: string, id: unknown) => changeItem('reopenItem', { id: String(id), kind })
const pending = async (kind?: string, more = '') => {
  const query = `query ($kind: PendingKind) { pendingItems(kind: $kind ${more}) { edges { cursor node { ${fields} } } } }`
  const { edges } = (await runQuery(query, { kind })).data.pendingItems
  return edges.map(({ cursor, node }: { cursor: string; node: object }) => ({ ...node, cursor }))
}
const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows
const audit = (subject: string, id: unknown) =>
  rows('select action, before, after, username from audit_entry where subject = $1 and subject_id = $2 order by id', [
    subject,
    String(id),
  ])

const getTitle = ({ title }: { title: string }) => title
let count = 0
const register = async (name = `Registered Blinds ${++count}`, more = {}) => {
  site.as(undefined, `198.51.100.${++count}`)
  const input = {
    name,
    description: 'Blinds, made and fitted by one family.',
    email: 'hello@registered.example.com',
    phone: `01632 9601${10 + count}`,
    address: '4 High Street',
    city: 'Cheltenham',
    county: 'Gloucestershire',
    postcode: 'GL50 1AA',
    services: ['BLINDS'],
    contactEmail: 'owner@example.com',
    ...more,
  }
  const { registration } = await site.change('createRegistration', input, 'registration { id }')
  return registration.id as string
}
const insert = async (sql: string, values: unknown[] = []) =>
  (await rows(`${sql} returning id`, values))[0].id as number
const request = (name = 'Short Blinds', phone = '01632 960999') =>
  insert(
    "insert into business_request (business_name, contact_email, contact_phone) values ($1, 'short@example.com', $2)",
    [name, phone],
  )
const message = (subject = 'Hello') =>
  insert(
    "insert into contact_message (name, email, reason, subject, message) values ('Bo', 'bo@example.com', 'other', $1, 'Hello there')",
    [subject],
  )

test('administrators only: visitors must sign in, users may not', async () => {
  const operations = [
    '{ pendingItems { totalCount } }',
    '{ pendingCounts { count } }',
    '{ decisions { nodes { itemId } } }',
    '{ pendingItem(id: "1", kind: REVIEW) { itemId } }',
    'mutation { decideItem(input: { id: "1", kind: REVIEW, choice: APPROVE }) { item { itemId } } }',
    'mutation { reopenItem(input: { id: "1", kind: REVIEW }) { item { itemId } } }',
    'mutation { updateMessage(input: { id: "1", mark: READ }) { item { itemId } } }',
    'mutation { createSupplierFromRequest(input: { requestId: "1", name: "Abc" }) { item { itemId } } }',
  ]
  for (const operation of operations) {
    site.as(undefined)
    expect((await site.ask(operation)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    site.as(site.user)
    expect((await site.ask(operation)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  }
})

test('an approved registration is listed, found at once and audited', async () => {
  const id = await register('Quickly Found Blinds')
  const [item] = await pending('REGISTRATION')
  expect(item).toMatchObject({
    id,
    kind: 'REGISTRATION',
    status: 'PENDING',
    title: 'Quickly Found Blinds',
    email: 'owner@example.com',
    decision: null,
  })
  const { item: approved } = await decide('REGISTRATION', id, true)
  expect(approved).toMatchObject({
    id,
    status: 'LISTED',
    decision: { status: 'LISTED', username: 'ada', message: null, note: null },
  })
  site.as(undefined)
  const found = await site.ask(
    '{ suppliers(filter: { query: "Quickly Found", near: "GL50" }) { nodes { name } } suggest(text: "Quickly F") { text } }',
  )
  expect(found.data.suppliers.nodes).toEqual([{ name: 'Quickly Found Blinds' }])
  expect(JSON.stringify(found.data.suggest)).toContain('Quickly Found Blinds')
  expect(await pending('REGISTRATION')).toEqual([])
  expect(await audit('registration', id)).toEqual([
    { action: 'registration.approve', before: { status: 'pending' }, after: { status: 'listed' }, username: 'ada' },
  ])
})

test('a scraped business is pending, then listed, rejected and undone; figures match what is shown', async () => {
  const counts = watchCounts(pool)
  const waitForFindCount = async (wanted: number) => {
    for await (const notified of { [Symbol.asyncIterator]: () => ({ next: () => counts.next() }) })
      if (notified.find(({ kind }) => kind === 'FIND')?.count === wanted) return
  }
  await waitForFindCount(0)
  const found = { name: 'Found Blinds', status: 'pending', phone: '01632 960999', email: 'scraped@found.example' }
  const id = await make.supplier(found)
  const registered = await register('Registered, not found')
  expect((await pending('FIND')).map(({ title }: { title: string }) => title)).toEqual(['Found Blinds'])
  await waitForFindCount(1)
  const { data } = await runQuery('{ adminStats { openRequests } pendingCounts { kind count } }')
  expect(data.adminStats.openRequests).toBe(
    data.pendingCounts.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
  )
  expect((await decide('FIND', id, true)).item).toMatchObject({ status: 'LISTED', kind: 'FIND' })
  await waitForFindCount(0)
  expect(await audit('supplier', id)).toMatchObject([{ action: 'supplier.approve', before: { status: 'pending' } }])
  expect((await undo('FIND', id)).item).toMatchObject({ status: 'PENDING' })
  expect((await decide('FIND', id, false, { note: 'It sells paint.' })).item).toMatchObject({
    status: 'REJECTED',
    decision: { note: 'It sells paint.' },
  })
  const [{ supplier_id: registeredId }] = await rows('select supplier_id from registration where id = $1', [registered])
  expect((await decide('FIND', registeredId, true)).error?.code).toBe('NOT_FOUND')
  expect(await rows("select kind from outbox_mail where recipient = 'scraped@found.example'")).toEqual([])
  await counts.return?.()
})

const mails = (recipient: string) =>
  rows(
    `select subject, body "text", round(extract(epoch from next_attempt_at - created_at) / 60)::int "delayMinutes"
       from outbox_mail where recipient = $1 order by id desc`,
    [recipient],
  )
const preview = async (kind: string, id: unknown, choice: string) =>
  (
    await runQuery(
      'query ($id: ID!, $kind: PendingKind!, $choice: ItemChoice!) { pendingItem(id: $id, kind: $kind) { decisionMail(choice: $choice) { recipient subject text isSent } } }',
      { id: String(id), kind, choice },
    )
  ).data.pendingItem.decisionMail

test('a rejection needs a message to the applicant, who never sees the internal note', async () => {
  const id = await register('Bakery Blinds')
  for (const message of [undefined, '  ', 'no'])
    expect((await decide('REGISTRATION', id, false, { message, note: 'They were rude on the phone.' })).error).toEqual({
      field: ['message'],
      message: 'Please enter a reason of at least 3 characters.',
      code: 'BAD_USER_INPUT',
    })
  const shown = await preview('REGISTRATION', id, 'REJECT')
  expect(shown).toMatchObject({
    recipient: 'owner@example.com',
    subject: 'About your registration: Bakery Blinds',
    isSent: false, // there is no mail server
  })
  const words = { message: 'We list makers of blinds only.', note: 'They were rude on the phone.' }
  const { item } = await decide('REGISTRATION', id, false, words)
  expect(item).toMatchObject({ status: 'REJECTED', decision: words })
  const [mail] = await mails('owner@example.com')
  const text = shown.text.replace('{{message}}', words.message)
  expect(mail).toEqual({ subject: shown.subject, text, delayMinutes: undoMinutes })
  expect(mail!.text).toContain(words.message)
  expect(JSON.stringify(await mails('owner@example.com'))).not.toContain('rude')
  expect((await audit('registration', id))[0]).toMatchObject({
    action: 'registration.reject',
    after: { status: 'rejected', ...words },
  })
  const byPublicAddress = await register('No Contact Blinds', { contactEmail: '' })
  expect((await preview('REGISTRATION', byPublicAddress, 'REJECT')).recipient).toBe('hello@registered.example.com')
  expect((await pending('REGISTRATION'))[0].email).toBe('hello@registered.example.com')
  await decide('REGISTRATION', byPublicAddress, true)
  await undo('REGISTRATION', id)
  const subjects = (await mails('owner@example.com')).map(({ subject }) => subject)
  expect(subjects, 'an unsent email is cancelled without a mail server too').not.toContain(shown.subject)
  await decide('REGISTRATION', id, false, words)
})

test('a message that no email can carry is refused, and not lost', async () => {
  const id = await register('Welcome Blinds')
  expect((await decide('REGISTRATION', id, true, { message: 'Welcome!' })).error).toMatchObject({
    field: ['message'],
    message: 'No email is sent about this. Please use the internal note.',
  })
  expect((await decide('REGISTRATION', id, true)).item).toMatchObject({ status: 'LISTED' })
})

test('if nobody is emailed, a rejection needs an internal note, and a message is refused', async () => {
  const supplierId = await make.supplier()
  const report = await insert("insert into supplier_report (supplier_id, reason) values ($1, 'OTHER')", [supplierId])
  const find = await make.supplier({ name: 'Found Paints', status: 'pending', email: 'found@example.com' })
  const review = await make.review(supplierId, { status: 'pending' })
  await pool.query(
    "insert into mail_template (kind, subject, body, is_on) values ('REGISTRATION_REJECTED', 'S', 'B', false)",
  )
  const registration = await register('Untold Blinds')
  for (const [kind, id] of [
    ['REPORT', report],
    ['FIND', find],
    ['REVIEW', review],
    ['REGISTRATION', registration],
  ] as const) {
    expect([kind, await preview(kind, id, 'REJECT')]).toEqual([kind, null])
    expect([kind, (await decide(kind, id, false, { message: 'No.' })).error]).toMatchObject([
      kind,
      { field: ['message'], message: 'No email is sent about this. Please use the internal note.' },
    ])
    expect([kind, (await decide(kind, id, false)).error]).toMatchObject([
      kind,
      { field: ['note'], message: 'Please enter a reason of at least 3 characters.' },
    ])
    expect([kind, (await decide(kind, id, false, { note: 'It is spam.' })).item.decision]).toMatchObject([
      kind,
      { message: null, note: 'It is spam.' },
    ])
  }
  await pool.query('truncate mail_template')
})

test('a published review counts in the rating until it is taken back; a rejected one has a dated reason', async () => {
  const supplierId = await make.supplier({ name: 'Reviewed Blinds' })
  const id = await make.review(supplierId, { rating: 4, status: 'pending' })
  const published = await decide('REVIEW', id, true)
  expect(published.item).toMatchObject({ status: 'PUBLISHED', supplier: { averageRating: 4, reviewCount: 1 } })
  expect((await rows('select decided_at is not null as is_dated from review where id = $1', [id]))[0].is_dated).toBe(
    true,
  )
  expect((await undo('REVIEW', id)).item).toMatchObject({
    status: 'PENDING',
    supplier: { averageRating: null, reviewCount: 0 },
    decision: null,
  })
  await decide('REVIEW', id, false, { note: 'Written by the owner.' })
  const stored = async () =>
    (
      await rows('select status, rejection_reason, decided_at is not null as is_dated from review where id = $1', [id])
    )[0]
  expect(await stored()).toEqual({ status: 'rejected', rejection_reason: 'Written by the owner.', is_dated: true })
  await undo('REVIEW', id)
  expect(await stored()).toEqual({ status: 'pending', rejection_reason: null, is_dated: false })
  expect((await audit('review', id)).map(({ action }) => action)).toEqual([
    'review.approve',
    'review.undo',
    'review.reject',
    'review.undo',
  ])
})

test('a report is resolved or dismissed; the reporter gets the message, not the note', async () => {
  const supplierId = await make.supplier()
  const report = () =>
    insert(
      "insert into supplier_report (supplier_id, reason, details, email) values ($1, 'OTHER', 'The shop is a bakery now.', 'rob@example.com')",
      [supplierId],
    )
  const [first, second, third] = [await report(), await report(), await report()]
  expect((await pending('REPORT')).map(({ id }: { id: string }) => id)).toEqual([third, second, first].map(String))
  expect((await decide('REPORT', first, true, { note: 'Corrected.' })).item).toMatchObject({
    status: 'RESOLVED',
    reason: 'OTHER',
    decision: { note: 'Corrected.', message: null },
  })
  expect((await decide('REPORT', second, false, { note: 'A rival.' })).error).toMatchObject({ field: ['message'] })
  expect((await preview('REPORT', second, 'REJECT')).text).toContain('We have left it as it is: {{message}}\n')
  const words = { message: 'It is open.', note: 'A rival.' }
  expect((await decide('REPORT', second, false, words)).item).toMatchObject({ status: 'DISMISSED' })
  await decide('REPORT', third, true, { message: 'Thank you, Rob.' })
  const notified = (await mails('rob@example.com')).map(({ text }) => text.split('\n')[2])
  expect(notified).toEqual([
    expect.stringMatching(/We have checked it and corrected it\. Thank you, Rob\.$/),
    expect.stringMatching(/We have left it as it is: It is open\.$/),
    expect.stringMatching(/We have checked it and corrected it\.$/),
  ])
})

test('a short request shows possible matches, and becomes a listed supplier', async () => {
  const known = await make.supplier({
    name: 'Winchcombe Shutter Makers',
    phone: '01632 960777',
    email: 'short@example.com',
  })
  const id = await request('Winchcombe Shutter Makers', '+44 1632 960777')
  const [item] = await pending('REQUEST')
  expect(item.likelySuppliers).toEqual([
    {
      supplierId: String(known),
      name: 'Winchcombe Shutter Makers',
      status: 'LISTED',
      isSame: true,
      evidence: expect.arrayContaining(['NAME', 'PHONE']),
    },
  ])
  const list = (listing: object) => changeItem('createSupplierFromRequest', { requestId: String(id), ...listing })
  expect((await preview('REQUEST', id, 'REJECT')).recipient).toBe('short@example.com')
  expect(await preview('REQUEST', id, 'APPROVE'), 'there is no listing to link to').toBeNull()
  site.as(site.admin)
  const wrong = { requestId: String(id), name: 'W', phone: '12' }
  expect((await site.change('createSupplierFromRequest', wrong, 'item { itemId }')).userErrors).toEqual([
    { field: ['name'], message: 'Business name must be at least 2 characters.', code: 'BAD_USER_INPUT' },
    { field: ['phone'], message: 'Please enter a valid phone number.', code: 'BAD_USER_INPUT' },
  ])
  const { item: listed } = await list({
    name: 'Winchcombe Louvres',
    city: 'Winchcombe',
    postcode: 'gl545lj',
    services: ['SHUTTERS'],
  })
  expect(listed).toMatchObject({ status: 'APPROVED', supplier: { name: 'Winchcombe Louvres' } })
  const supplierId = listed.supplier.id
  expect((await mails('short@example.com'))[0]).toMatchObject({
    subject: 'Winchcombe Shutter Makers is now listed',
    text: expect.stringContaining(`/suppliers/${supplierId}\n`),
  })
  const stored = async () =>
    (
      await rows('select status, postcode, county, phone, contact_email, latitude from supplier where id = $1', [
        supplierId,
      ])
    )[0]
  expect(await stored()).toMatchObject({
    status: 'listed',
    postcode: 'GL54 5LJ',
    county: 'Gloucestershire',
    phone: null,
    contact_email: 'short@example.com',
    latitude: expect.any(Number),
  })
  expect((await audit('business_request', id))[0]).toMatchObject({
    action: 'business_request.approve',
    after: { status: 'approved', supplierId: Number(supplierId) },
  })
  expect((await undo('REQUEST', id)).item).toMatchObject({ status: 'PENDING' })
  expect(await stored()).toMatchObject({ status: 'hidden' })
  expect((await audit('business_request', id))[1]).toMatchObject({
    action: 'business_request.undo',
    before: { status: 'approved' },
    after: { status: 'pending', supplierId: Number(supplierId), supplierStatus: 'hidden' },
  })
  const again = await list({ name: 'Winchcombe Louvres', phone: '01632 960777' })
  expect(again.item.supplier.id).toBe(supplierId)
  expect(await stored()).toMatchObject({ status: 'listed', phone: '01632 960777' })
})

test('a request whose supplier was merged neither hides nor overwrites the other', async () => {
  const original = await make.supplier({ name: 'Bredon Blinds' })
  const id = await request('Bredon Blinds Ltd')
  const listing = { requestId: String(id), name: 'Bredon Blinds Ltd', city: 'Tewkesbury' }
  const list = () => changeItem('createSupplierFromRequest', listing)
  const duplicateId = (await list()).item.supplier.id as string
  const pairs = [{ originalId: String(original), duplicateId }]
  await site.change('mergeDuplicates', { pairs }, 'report { successful }')
  expect((await undo('REQUEST', id)).item).toMatchObject({
    status: 'PENDING',
    supplier: { id: String(original), name: 'Bredon Blinds' },
  })
  const { error } = await list()
  expect([error?.code, error?.message]).toEqual([
    'CONFLICT',
    'The supplier created from this request was merged into Bredon Blinds. Approve the request and edit that one.',
  ])
  expect(await rows('select name, city, status from supplier where id = $1', [original])).toEqual([
    { name: 'Bredon Blinds', city: 'Cheltenham', status: 'listed' },
  ])
  expect((await decide('REQUEST', id, true)).item.status).toBe('APPROVED')
  await undo('REQUEST', id)
  const [merge] = await rows('select id from supplier_merge where duplicate_id = $1', [duplicateId])
  await site.change('revertMerge', { mergeId: String(merge!.id) }, 'supplier { id }')
  expect((await list()).item).toMatchObject({ status: 'APPROVED', supplier: { id: duplicateId } })
})

test('a registration shows possible matches, but not itself', async () => {
  const known = await make.supplier({ name: 'Pershore Pelmet House', postcode: 'GL50 1AA', city: 'Cheltenham' })
  await register('Pershore Pelmet House')
  const [item] = await pending('REGISTRATION')
  expect(item.likelySuppliers.map(({ supplierId }: { supplierId: string }) => supplierId)).toContain(String(known))
  expect(item.likelySuppliers.map(({ supplierId }: { supplierId: string }) => supplierId)).not.toContain(
    item.supplier.id,
  )
})

test('a registration with a listed supplier’s phone and address shows it, whatever its name', async () => {
  const shop = { phone: '01632 960188', address: '12 Promenade', city: 'Cheltenham', postcode: 'GL50 1LE' }
  const known = await make.supplier({ name: 'Regency Roman Shades', ...shop })
  const fictional = await make.supplier({ name: 'Fictional Awnings', ...shop, phone: '01632 960189', is_demo: true })
  const shown = async (name: string, more: object) => {
    const id = await register(name, { ...shop, ...more })
    const item = (await pending('REGISTRATION')).find((one: { id: string }) => one.id === id)
    await decide('REGISTRATION', id, false, { message: 'A trial.' })
    return item.likelySuppliers.map(({ supplierId, evidence }: { supplierId: string; evidence: string[] }) => [
      supplierId,
      evidence.filter((one) => one === 'PHONE' || one === 'ADDRESS').toSorted(),
    ])
  }
  expect(await shown('Zyx Carpets & Beds', {})).toContainEqual([String(known), ['ADDRESS', 'PHONE']])
  const other = await shown('Zyx Rugs', { phone: '+44 1632 960188', address: '12, The Promenade' })
  expect(other).toContainEqual([String(known), ['ADDRESS', 'PHONE']])
  const twice = await shown('Regency Roman Shades', {})
  expect(
    twice.filter(([supplierId]: [string]) => supplierId === String(known)),
    'once, by name and door',
  ).toHaveLength(1)
  expect(await shown('Quite Another Firm', { phone: '01632 960187' })).toEqual([])
  expect(await shown('Yxz Carpets', { phone: '01632 960189' })).toContainEqual([
    String(fictional),
    ['ADDRESS', 'PHONE'],
  ])
})

test('a request for a permanently deleted business shows that, with reason and person', async () => {
  const remove = (id: number, isOnRequest = false) =>
    runQuery(
      `mutation { deleteSupplier(input: { id: "${id}", reason: "It took deposits and closed.", isOnRequest: ${isOnRequest} }) { deletedId } }`,
      {},
      eve,
    )
  const gone = { phone: '01632 960177', website: 'https://gone.example.com' }
  await remove(await make.supplier({ name: 'Deposit Blinds', ...gone }))
  await remove(await make.supplier({ name: 'Removed Blinds', phone: '01632 960178' }), true)
  const findDeleted = async (kind: string, id: string | number) =>
    (
      await runQuery(
        `{ pendingItem(id: "${id}", kind: ${kind}) { deletedBefore { name explanation deletedBy deletedAt recognisedBy } } }`,
      )
    ).data.pendingItem.deletedBefore
  const deleted = { explanation: 'It took deposits and closed.', deletedBy: 'eve', deletedAt: expect.any(String) }
  const again = await register('Fresh Start Blinds', { phone: '+44 1632 960177' })
  expect(await findDeleted('REGISTRATION', again)).toEqual({
    name: 'Deposit Blinds',
    recognisedBy: 'PHONE',
    ...deleted,
  })
  const removed = await register('Removed Blinds', { phone: '01632 960178' })
  expect(await findDeleted('REGISTRATION', removed)).toMatchObject({ name: null, ...deleted })
  expect(await findDeleted('REQUEST', await request('Deposit Blinds', '01632 960177'))).toMatchObject(deleted)
  const find = await make.supplier({ name: 'Found Again', status: 'pending', website: 'http://www.gone.example.com/' })
  expect(await findDeleted('FIND', find)).toMatchObject({ recognisedBy: 'WEBSITE', ...deleted })
  await decide('FIND', find, false, { note: 'Deleted before.' })
  expect(await findDeleted('REGISTRATION', await register())).toBeNull()
  expect((await decide('REGISTRATION', again, true)).item.status).toBe('LISTED')
  expect(await findDeleted('REGISTRATION', again)).toMatchObject(deleted)
})

test('a message is unread, read, and answered', async () => {
  const id = await message('Marked')
  const mark = (mark: string) => changeItem('updateMessage', { id: String(id), mark })
  const unread = async () =>
    (await runQuery('{ pendingCounts { kind count unread } }')).data.pendingCounts.find(
      ({ kind }: { kind: string }) => kind === 'MESSAGE',
    )
  expect(await unread()).toEqual({ kind: 'MESSAGE', count: 1, unread: 1 })
  expect((await mark('READ')).item).toMatchObject({
    status: 'PENDING',
    readAt: expect.any(String),
    text: 'Hello there',
  })
  expect(await unread()).toEqual({ kind: 'MESSAGE', count: 1, unread: 0 })
  expect((await mark('UNREAD')).item.readAt).toBeNull()
  expect((await mark('UNREAD')).item.readAt).toBeNull()
  const { readAt } = (await mark('READ')).item
  expect((await mark('READ')).item.readAt).toBe(readAt)
  expect((await audit('message', id)).map(({ after }) => after.isRead)).toEqual([true, false, true])
  expect((await mark('ANSWERED')).item).toMatchObject({ status: 'ANSWERED', readAt, decision: { status: 'ANSWERED' } })
  expect(await unread()).toEqual({ kind: 'MESSAGE', count: 0, unread: 0 })
  const other = await message('Spam')
  expect((await decide('MESSAGE', other, false)).item).toMatchObject({
    status: 'DISMISSED',
    readAt: expect.any(String),
  })
})

test('a conflicting decision names the first administrator; the same decision again is harmless', async () => {
  const id = await register()
  await decide('REGISTRATION', id, true)
  const { error } = await decide('REGISTRATION', id, false, { message: 'Not a supplier.' }, eve)
  expect(error).toMatchObject({ message: 'ada has already decided this: it is now listed.', code: 'CONFLICT' })
  expect((await decide('REGISTRATION', id, true, {}, eve)).item).toMatchObject({
    status: 'LISTED',
    decision: { username: 'ada' },
  })
  expect(await audit('registration', id)).toHaveLength(1)
})

test('simultaneous decisions count once', async () => {
  const id = await request('Both At Once')
  const both = await Promise.all([decide('REQUEST', id, true), decide('REQUEST', id, true)])
  expect(both.map(({ item }) => item.status)).toEqual(['APPROVED', 'APPROVED'])
  expect(await audit('business_request', id)).toHaveLength(1)
  const listed = await request('Listed Twice')
  const listAs = (name: string) => () =>
    changeItem('createSupplierFromRequest', { requestId: String(listed), name, city: 'Bath' })
  const lists = await atOnce(pool, 'supplier', ['Once', 'Or Twice'].map(listAs))
  expect(new Set(lists.map(({ item }) => item.supplier.name)).size, 'one supplier').toBe(1)
  expect(await rows("select from supplier where name in ('Once', 'Or Twice')")).toHaveLength(1)
  const supplierId = await make.supplier()
  const other = await request('One Or The Other')
  const report = "insert into supplier_report (supplier_id, reason, email) values ($1, 'OTHER', 'rob@example.com')"
  for (const [kind, table, item, subject] of [
    ['REQUEST', 'business_request', other, 'business_request'],
    ['REVIEW', 'review', await make.review(supplierId, { status: 'pending' }), 'review'],
    ['REPORT', 'supplier_report', await insert(report, [supplierId]), 'supplier_report'],
    ['MESSAGE', 'contact_message', await message('Either'), 'message'],
    ['FIND', 'supplier', await make.supplier({ status: 'pending' }), 'supplier'],
    ['REGISTRATION', 'supplier', await register(), 'registration'],
  ] as const) {
    const words = ['REVIEW', 'FIND'].includes(kind) ? { note: 'Unknown.' } : { message: 'Unknown.' }
    const reject = () => decide(kind, item, false, kind === 'MESSAGE' ? {} : words)
    const mixed = await atOnce(pool, table, [() => decide(kind, item, true), reject])
    expect(mixed.map(({ error }) => error?.code ?? 'done').toSorted(), kind).toEqual(['CONFLICT', 'done'])
    expect(await audit(subject, item)).toHaveLength(1)
  }
})

test('errors are in userErrors with their field', async () => {
  const decideItem = async (input: object) =>
    (
      await runQuery(
        'mutation ($input: DecideItemInput!) { decideItem(input: $input) { item { status decision { status } } userErrors { field message code } } }',
        { input },
      )
    ).data.decideItem
  const [refused, listed] = [await request('Payload Blinds'), await request('Payload Shutters', '01632 960555')]
  const rejection = { id: String(refused), kind: 'REQUEST', choice: 'REJECT' }
  expect(await decideItem(rejection)).toEqual({
    item: null,
    userErrors: [
      { field: ['message'], message: 'Please enter a reason of at least 3 characters.', code: 'BAD_USER_INPUT' },
    ],
  })
  expect(await decideItem({ ...rejection, message: 'No supplier.' })).toEqual({
    item: { status: 'REJECTED', decision: { status: 'REJECTED' } },
    userErrors: [],
  })
  expect((await decideItem({ ...rejection, choice: 'APPROVE' })).userErrors).toMatchObject([
    { field: null, code: 'CONFLICT' },
  ])
  const createSupplier = async (input: object) =>
    (
      await runQuery(
        'mutation ($input: CreateSupplierFromRequestInput!) { createSupplierFromRequest(input: $input) { item { status supplier { country services } } userErrors { field } } }',
        { input: { requestId: String(listed), country: 'FR', services: ['ROMAN_BLINDS'], ...input } },
      )
    ).data.createSupplierFromRequest
  expect(await createSupplier({ name: 'P' })).toEqual({ item: null, userErrors: [{ field: ['name'] }] })
  expect(await createSupplier({ name: 'Payload Shutters' })).toEqual({
    item: { status: 'APPROVED', supplier: { country: 'France', services: ['Roman Blinds'] } },
    userErrors: [],
  })
})

test('items of different kinds with the same number have their own decisions', async () => {
  const review = 900_001
  await pool.query(
    `with request as (insert into business_request (id, business_name) overriding system value values ($1, 'Numbered Blinds'))
     insert into review (id, supplier_id, rating, status) overriding system value values ($1, $2, 5, 'pending')`,
    [review, await make.supplier()],
  )
  await decide('REQUEST', review, false, { note: 'By phone.' }, eve)
  await decide('REVIEW', review, false, { note: 'It is spam.' })
  const { decisions } = (await runQuery('{ decisions(first: 2) { nodes { kind decision { note } } } }')).data
  expect(decisions.nodes).toEqual([
    { kind: 'REVIEW', decision: { note: 'It is spam.' } },
    { kind: 'REQUEST', decision: { note: 'By phone.' } },
  ])
  expect((await decide('REVIEW', review, true)).error?.message).toMatch(/^ada has already decided/)
})

test('undoing twice is harmless, and later changes elsewhere stay', async () => {
  const id = await register()
  await decide('REGISTRATION', id, true)
  expect((await undo('REGISTRATION', id)).item).toMatchObject({ status: 'PENDING', decision: null })
  expect((await undo('REGISTRATION', id)).item).toMatchObject({ status: 'PENDING' })
  expect((await audit('registration', id)).map(({ action }) => action)).toEqual([
    'registration.approve',
    'registration.undo',
  ])
  await decide('REGISTRATION', id, true)
  await pool.query(
    "update supplier set status = 'hidden' where id = (select supplier_id from registration where id = $1)",
    [id],
  )
  expect((await undo('REGISTRATION', id)).error).toMatchObject({
    message: 'This has since changed: it is now hidden.',
    code: 'CONFLICT',
  })
})

test('a new decision on a reopened item replaces the previous one', async () => {
  const id = await message('Overtaken')
  await decide('MESSAGE', id, true)
  await pool.query("update contact_message set status = 'pending' where id = $1", [id])
  await decide('MESSAGE', id, false)
  const { rows } = await pool.query(
    "select to_status, undone_at is null as stands from decision where kind = 'MESSAGE' and item_id = $1 order by id",
    [id],
  )
  expect(rows.map(({ stands }) => stands as boolean)).toEqual([false, true])
})

test('a missing item or an invalid id is NOT_FOUND', async () => {
  for (const id of ['999999', 'abc', '0', '99999999999']) {
    expect((await decide('REVIEW', id, true)).error?.code).toBe('NOT_FOUND')
    expect((await undo('MESSAGE', id)).error?.code).toBe('NOT_FOUND')
    expect((await runQuery(`{ pendingItem(id: "${id}", kind: REPORT) { itemId } }`)).data.pendingItem).toBeNull()
  }
})

test('the queue is newest first, page by page, of one kind or all', async () => {
  await pool.query("update contact_message set status = 'answered'")
  const ids: number[] = []
  for (let number = 0; number < 5; number++) ids.push(await message(`Page ${number}`))
  await pool.query("update contact_message set created_at = '2026-01-01' where subject in ('Page 1', 'Page 2')")
  const all: string[] = []
  let after = ''
  for (;;) {
    const page = await pending('MESSAGE', `first: 2 ${after}`)
    if (!page.length) break
    all.push(...page.map(({ title }: { title: string }) => title))
    after = `after: "${page.at(-1).cursor}"`
  }
  expect(all).toEqual(['Page 4', 'Page 3', 'Page 0', 'Page 2', 'Page 1'])
  const [oldest] = await pending('MESSAGE', 'first: 1, oldestFirst: true')
  expect(oldest.title).toBe('Page 1')
  expect((await pending('MESSAGE', `oldestFirst: true, first: 2, after: "${oldest.cursor}"`)).map(getTitle)).toEqual([
    'Page 2',
    'Page 0',
  ])
  expect((await pending('MESSAGE', 'search: "PAGE 3"')).map(getTitle)).toEqual(['Page 3'])
  for (const words of ['bo@example.com', 'HELLO there', 'Bo Hello'])
    expect((await pending('MESSAGE', `search: "${words}"`)).map(getTitle), words).toHaveLength(
      words === 'Bo Hello' ? 0 : 5,
    )
  const { data: found } = await runQuery(
    '{ pendingItems(kind: MESSAGE, search: "age 4") { totalCount nodes { title } } }',
  )
  expect(found.pendingItems).toEqual({ totalCount: 1, nodes: [{ title: 'Page 4' }] })
  const mixed: { kind: string; id: string }[] = []
  after = ''
  for (;;) {
    const page = await pending(undefined, `first: 3 ${after}`)
    if (!page.length) break
    mixed.push(...page)
    after = `after: "${page.at(-1).cursor}"`
  }
  const [{ total }] =
    await rows(`select (select count(*) from business_request where status = 'pending') + (select count(*) from review where status = 'pending')
    + (select count(*) from supplier_report where status = 'pending') + 5 + (select count(*) from supplier join registration on supplier_id = supplier.id where status = 'pending') as total`)
  expect(mixed).toHaveLength(Number(total))
  expect(new Set(mixed.map(({ kind, id }) => kind + id)).size).toBe(mixed.length)
  const connection = async (how: string) =>
    (
      await runQuery(
        `{ pendingItems(${how}) { nodes { title status } edges { cursor } pageInfo { hasNextPage endCursor } totalCount } }`,
      )
    ).data.pendingItems
  const start = await connection('kind: MESSAGE, first: 4')
  expect(start).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, endCursor: start.edges[3].cursor } })
  const end = await connection(`kind: MESSAGE, first: 4, after: "${start.pageInfo.endCursor}"`)
  expect(end).toMatchObject({
    nodes: [{ title: 'Page 1', status: 'PENDING' }],
    totalCount: 5,
    pageInfo: { hasNextPage: false },
  })
  expect((await connection('first: 1')).totalCount).toBe(Number(total))
  expect((await runQuery('{ pendingItems(after: "nonsense") { totalCount } }')).error?.extensions.fields).toEqual({
    after: 'after is not a cursor of this list',
  })
  expect((await runQuery('{ pendingItems(first: 101) { totalCount } }')).error?.extensions.code).toBe('BAD_USER_INPUT')
})

test('the history has the latest decisions first, without undone ones', async () => {
  const [first, second, third] = [await message('Kept'), await message('Taken back'), await message('Last')]
  await decide('MESSAGE', first, true)
  await decide('MESSAGE', second, true)
  await decide('MESSAGE', third, false, { note: 'Spam' })
  await undo('MESSAGE', second)
  const { nodes } = (await runQuery(`{ decisions(first: 2) { nodes { ${fields} } } }`)).data.decisions
  expect(nodes.map(getTitle)).toEqual(['Last', 'Kept'])
  expect(nodes[0]).toMatchObject({ status: 'DISMISSED', decision: { username: 'ada', note: 'Spam' } })
  await pool.query('delete from contact_message where id = $1', [third])
  const { decisions: left } = (await runQuery('{ decisions(first: 1) { nodes { title } } }')).data
  expect(left.nodes.map(getTitle), 'without deleted items').toEqual(['Kept'])
})

test('the office’s lists have pages in both directions', async () => {
  await pool.query(`
    set session_replication_role = replica; -- the rows need no search and no job
    insert into scrape_run (kind, source, status, username) values ('maps', 'all', 'finished', 'ada'), ('maps', 'all', 'failed', 'ada');
    insert into scrape_page (run_id, search_id, source, kind, page, url, host, status, outcome, done_at)
      select 1, 1, 'yell', 'search', n, 'https://yell.example/' || n, 'yell.example', 'done', 'refused', now() - make_interval(mins => n) from generate_series(1, 2) n;
    insert into scrape_listing (run_id, page_id, source, source_key, name, found, verdict)
      select 1, 1, 'yell', n, 'Found ' || n, '{}', 'added' from generate_series(1, 2) n;
    set session_replication_role = default`)
  const [one, two, three] = [await make.supplier({}), await make.supplier({}), await make.supplier({})]
  await pool.query(
    "insert into supplier_merge (original_id, duplicate_id, reason, merged_by) values ($1, $2, 'Same', 'ada'), ($1, $3, 'Same', 'ada')",
    [one, two, three],
  )
  for (const [list, listArguments, id = 'id'] of [
    ['decisions', '', 'id: itemId'],
    ['merges', ''],
    ['pendingItems', '', 'id: itemId'],
    ['scrapes', ''],
    ['scrapes', 'oldestFirst: true'],
    ['scrapeListings', 'runId: "1"'],
    ['scrapeListings', 'runId: "1", latestFirst: true'],
    ['scrapeProblems', 'runId: "1"'],
    ['adminSuppliers', ''],
    ['auditLog', ''],
    ['outboxMails', ''],
  ] as const) {
    const page = async (after: string | null) =>
      (
        await runQuery(
          `query ($after: String) { ${list}(${listArguments} first: 1, after: $after) { nodes { ${id} } edges { cursor node { ${id} } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`,
          { after },
        )
      ).data[list]
    const start = await page(null)
    expect(start, list).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } })
    const next = await page(start.pageInfo.endCursor)
    expect(next.pageInfo.hasPreviousPage, list).toBe(true)
    expect(next.edges, list).toEqual([{ cursor: next.pageInfo.endCursor, node: next.nodes[0] }])
    expect(next.nodes[0].id, list).not.toBe(start.nodes[0].id)
  }
  expect((await runQuery('{ merges(after: "x") { nodes { id } } }')).error?.extensions.code).toBe('BAD_USER_INPUT')
})

test('payloads: the changed item, or why not', async () => {
  const id = await register()
  await decide('REGISTRATION', id, true)
  site.as(site.admin)
  const item = { id, kind: 'REGISTRATION' }
  expect(await site.change('reopenItem', item, 'item { status }')).toEqual({
    item: { status: 'PENDING' },
    userErrors: [],
  })
  expect((await site.change('reopenItem', { ...item, id: '0' }, 'item { status }')).userErrors).toEqual([
    { field: null, message: 'This no longer exists.', code: 'NOT_FOUND' },
  ])
  const messageId = await message('Paid')
  const { item: read } = await site.change('updateMessage', { id: messageId, mark: 'READ' }, 'item { readAt }')
  expect(read.readAt).not.toBeNull()
})
