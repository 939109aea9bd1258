import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { findRefusal } from '../testing/find-refusal.ts'
import { testSite } from '../testing/test-site.ts'
import { deleteExpiredPlaces } from '../scraping/saving/delete-expired-places.task.ts'
import { importSuppliers } from '../suppliers/import/import-suppliers.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'
import { atOnce } from '../testing/at-once.ts'
import { build } from '../testing/build/supplier.factory.ts'
import { reasonText } from './compare-two.ts'
import { toPair } from './list-duplicates.ts'
import { chooseFilledValues, listUnchangedColumns, type MergeRow } from './merge-columns.ts'
import { undoMerge } from './undo-merge.ts'

const site = await testSite()
const { pool } = site.database
const make = build(pool)
afterAll(() => site.close())
beforeEach(async () => {
  await pool.query('truncate supplier, audit_entry cascade')
  site.as(site.admin)
})

const threlfall = {
  name: 'Threlfall Blinds',
  phone: '0113 496 0123',
  address: '14 Harrogate Road',
  city: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS7 3PD',
  latitude: null,
  longitude: null,
}
const twin = { ...threlfall, name: 'Threlfall Blinds Ltd', phone: '+44 113 496 0123', county: null }
const row = async (id: number) => {
  const { rows } = await pool.query('select * from supplier where id = $1', [id])
  const { updated_at: _, ...rest } = rows[0]
  return rest
}
const listReviewIds = async (id: number) =>
  (await pool.query('select id from review where supplier_id = $1 order by id', [id])).rows.map(
    (one) => one.id as number,
  )
const actions = async () =>
  (await pool.query('select action, subject_id from audit_entry order by id')).rows.map(
    (one) => `${one.action} ${one.subject_id}`,
  )

const find = async (variables = {}) =>
  (
    await site.ask(
      `query ($includeDoubtful: Boolean) { duplicateSuppliers(includeDoubtful: $includeDoubtful) { duplicatesFound pairs {
       original { id } duplicate { id } score decision reason reasons { evidence left right likeness weight } } } }`,
      variables,
    )
  ).data.duplicateSuppliers
const clean = async (...pairs: [number | string, number | string][]) =>
  (
    await site.change(
      'mergeDuplicates',
      {
        pairs: pairs.map(([originalId, duplicateId]) => ({
          originalId: String(originalId),
          duplicateId: String(duplicateId),
        })),
      },
      `report { successful processed
       failures { originalId duplicateId reason } merges { id reviewsMoved reason mergedBy original { id } duplicate { id } } }`,
    )
  ).report
const undo = async (mergeId: string) => {
  const query =
    'mutation ($input: RevertMergeInput!) { revertMerge(input: $input) { supplier { id name } userErrors { field message code } } }'
  const answer = await site.ask(query, { input: { mergeId } })
  return { supplier: answer.data?.revertMerge?.supplier, error: findRefusal('revertMerge', answer) }
}
const followed = async (id: number) =>
  (await site.ask('query ($id: ID!) { supplier(id: $id) { id } }', { id: String(id) })).data.supplier?.id

test('a pair has the older supplier as the original, with reasons and fields', async () => {
  const later = await make.supplier({ ...twin, created_at: '2026-03-01' })
  const earlier = await make.supplier({ ...threlfall, created_at: '2026-01-01' })
  await make.supplier({
    name: 'Cotswold Shades',
    phone: '01632 960555',
    city: 'Leeds',
    postcode: 'LS7 3PD',
    latitude: null,
    longitude: null,
  })
  const { duplicatesFound, pairs } = await find()
  expect(duplicatesFound).toBe(1)
  expect(pairs[0]).toMatchObject({
    original: { id: String(earlier) },
    duplicate: { id: String(later) },
    decision: 'SAME',
    reason: 'Same name, phone, location and address',
  })
  expect(pairs[0].reasons).toContainEqual({
    evidence: 'PHONE',
    left: '0113 496 0123',
    right: '+44 113 496 0123',
    likeness: 'SAME',
    weight: expect.any(Number),
  })
  expect(pairs[0].score).toBeGreaterThan(0.9)
})

test('the original is the listed, then the verified, featured, more reviewed, older one, else the lower id', () => {
  const older = {
    id: 1,
    status: 'listed',
    isVerified: false,
    isPremium: false,
    reviewCount: 2,
    createdAt: new Date('2026-01-02'),
  }
  const younger = { ...older, id: 2, createdAt: new Date('2026-01-03') }
  const reason = { field: 'phone', likeness: 'same', weight: 3, left: 'of left', right: 'of right' } as const
  const pair = (left: object, right: object) =>
    toPair(left as Supplier, right as Supplier, { score: 1, decision: 'same', reasons: [reason] })
  for (const more of [{ isVerified: true }, { isPremium: true }, { reviewCount: 3 }]) {
    const { original, duplicate, reasons } = pair(older, { ...younger, ...more })
    expect([original.id, duplicate.id, reasons[0]!.left], Object.keys(more)[0]).toEqual([2, 1, 'of right'])
  }
  const waiting = { ...older, status: 'pending', isVerified: true, isPremium: true, reviewCount: 9 }
  expect(pair(waiting, younger).original.id).toBe(2)
  expect(pair({ ...older, isPremium: true, reviewCount: 9 }, { ...younger, isVerified: true }).original.id).toBe(2)
  expect(pair(younger, older).original.id).toBe(1)
  expect(pair({ ...older, id: 3 }, older).original.id).toBe(1)
  expect(pair(older, younger).reasons[0]!.left).toBe('of left')
})

test('a reason in words', () => {
  const likeness = { name: 'same', phone: 'same', location: 'similar', website: 'different' } as const
  const reasons = Object.entries(likeness).map(([field, value]) => ({ field, likeness: value }))
  expect([reasonText(reasons as never), reasonText([])]).toEqual([
    'Same name and phone; similar location; different website',
    'Nothing to compare',
  ])
})

test('an address is taken by a supplier without a town, coordinates as a pair', () => {
  const row = (values: object) => ({ gallery: [], ...values }) as unknown as MergeRow
  const there = row({ address: '3 Fossgate', city: 'York', latitude: 54, longitude: -1 })
  expect(chooseFilledValues(row({ city: '' }), there)).toMatchObject({ address: '3 Fossgate', city: 'York' })
  const placed = row({ city: 'York', latitude: 53, longitude: -2 })
  const choice = { fromOriginal: [], fromDuplicate: ['latitude' as const] }
  expect(chooseFilledValues(placed, there, choice)).toMatchObject({ latitude: 54, longitude: -1 })
  const bare = row({ city: 'York', latitude: null, longitude: null })
  expect(chooseFilledValues(bare, there, { fromOriginal: ['longitude'], fromDuplicate: [] })).not.toHaveProperty(
    'latitude',
  )
  const filled = { address: '3 Fossgate', latitude: 54, longitude: -1 }
  expect(listUnchangedColumns(there, filled)).toEqual(['address', 'latitude', 'longitude'])
  expect(listUnchangedColumns(row({ ...there, latitude: 55 }), filled)).toEqual(['address'])
})

test('a pair with the same place id says place_id', async () => {
  await make.supplier({ ...threlfall, place_id: 'ChIJ1' })
  await make.supplier({
    name: 'Threlfall',
    place_id: 'places/ChIJ1',
    city: 'York',
    postcode: 'YO1 9TA',
    latitude: null,
    longitude: null,
  })
  expect((await find()).pairs[0].reason).toMatch(/^Same place_id/)
})

test('listed and verified suppliers stay, even if newer; hidden and demo suppliers are never in a pair', async () => {
  const waiting = await make.supplier({ ...threlfall, status: 'pending', created_at: '2026-01-01' })
  const listed = await make.supplier({ ...twin, created_at: '2026-03-01' })
  await make.supplier({ ...twin, status: 'hidden' })
  await make.supplier({ ...twin, is_demo: true })
  expect((await find()).pairs).toMatchObject([{ original: { id: String(listed) }, duplicate: { id: String(waiting) } }])
})

test('uncertain pairs are returned on request, and can be compared side by side', async () => {
  const ids = [
    await make.supplier(threlfall),
    await make.supplier({ ...twin, phone: '0113 496 0999', address: '90 Scott Hall Road', postcode: 'LS7 2AA' }),
  ]
  await pool.query(`update supplier set website = 'threlfall.example'`)
  expect((await find()).duplicatesFound).toBe(0)
  expect((await find({ includeDoubtful: true })).pairs).toMatchObject([{ decision: 'PERHAPS' }])
  const [originalId, duplicateId] = ids.map(String)
  const compared = (pair: object) =>
    site.ask('query ($pair: DuplicatePairInput!) { duplicatePair(pair: $pair) { decision } }', { pair })
  const stranger = String(await make.supplier({ name: 'Mill Curtains', city: 'York', postcode: null }))
  expect((await compared({ originalId, duplicateId: stranger })).data.duplicatePair.decision).toBe('PERHAPS')
  for (const gone of ['999999', 'x'])
    expect((await compared({ originalId, duplicateId: gone })).errors![0]).toMatchObject({
      message: 'One of these suppliers no longer exists.',
      extensions: { code: 'NOT_FOUND' },
    })
  for (const pair of [
    { originalId, duplicateId },
    { originalId: duplicateId, duplicateId: originalId },
  ]) {
    const { data } = await site.ask(
      'query ($pair: DuplicatePairInput!) { duplicatePair(pair: $pair) { original { id } reasons { evidence left right } } }',
      { pair },
    )
    expect(data.duplicatePair.original.id).toBe(originalId)
    const phones = { evidence: 'PHONE', left: '0113 496 0123', right: '0113 496 0999' }
    expect(data.duplicatePair.reasons).toContainEqual(phones)
  }
})

test('an import’s uncertain match is a pair for staff', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perhaps-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'suppliers.csv')
  const rows = ['Oak Blinds', 'Kestrel Shutters', 'Tide Drapes'].map((name) => `${name},Leeds,LS1 2AD,0113 496 0123`)
  await writeFile(file, ['name,city,postcode,phone', ...rows].join('\n'))
  const notes: string[] = []
  await importSuppliers(site.database, file, { apply: true, onOutcome: (one) => notes.push(...(one.notes ?? [])) })
  expect(notes.filter((note) => note.endsWith('for staff to decide in Duplicates')).length).toBe(2)
  expect((await find({ includeDoubtful: true })).duplicatesFound).toBe(3)
})

test('merging moves reviews, ratings and reports, fills empty fields, and redirects the old address', async () => {
  await make.supplier({ name: 'Mill Curtains', is_premium: true, featured_until: '2098-12-31' })
  const merged = await make.supplier({
    ...threlfall,
    services: ['Blinds'],
    description: 'Ours',
    updated_at: '2026-01-01',
  })
  const gone = await make.supplier({
    ...twin,
    email: 'hello@threlfall.example',
    description: 'Theirs',
    place_id: 'ChIJ1',
    is_premium: true,
    featured_until: '2099-01-31',
    services: ['Shutters'],
    keywords: ['wood'],
    latitude: 53.8,
    longitude: -1.5,
  })
  const mine = await make.review(merged, { rating: 2 })
  const theirs = await make.review(gone, { rating: 5 })
  await pool.query(
    `insert into external_rating (supplier_id, source, rating, fetched_at) values ($1, 'Yell', 4, now()), ($2, 'Yell', 5, now()), ($2, 'Google', 4.5, now())`,
    [merged, gone],
  )
  await pool.query(`insert into supplier_report (supplier_id, reason) values ($1, 'OTHER')`, [gone])
  const report = await clean([merged, gone])
  expect(
    (await pool.query('select id from supplier where updated_at > created_at')).rows,
    'sitemaps and partners hear of both',
  ).toEqual(expect.arrayContaining([{ id: merged }, { id: gone }]))
  expect(report).toMatchObject({
    successful: 1,
    processed: 1,
    failures: [],
    merges: [{ reviewsMoved: 1, mergedBy: 'ada', original: { id: String(merged) }, duplicate: { id: String(gone) } }],
  })
  expect(await listReviewIds(merged)).toEqual([mine, theirs])
  expect(await row(merged)).toMatchObject({
    description: 'Ours',
    email: 'hello@threlfall.example',
    place_id: 'ChIJ1',
    is_premium: true,
    services: ['Blinds'],
    keywords: ['wood'],
    latitude: 53.8,
    average_rating: 3.5,
    review_count: 2,
    status: 'listed',
  })
  expect(
    (await pool.query('select featured_until::text as day from supplier where is_premium order by id')).rows,
  ).toEqual([
    { day: '2098-12-31' },
    { day: '2099-01-31' }, // the day until which the duplicate was paid for
    { day: '2099-01-31' },
  ])
  expect(await row(gone)).toMatchObject({
    status: 'merged',
    merged_into_id: merged,
    place_id: null,
    review_count: 0,
    description: 'Theirs',
  })
  expect(
    (await pool.query('select source, rating from external_rating where supplier_id = $1 order by source', [merged]))
      .rows,
  ).toEqual([
    { source: 'Google', rating: 4.5 },
    { source: 'Yell', rating: 4 },
  ])
  expect((await pool.query('select supplier_id from supplier_report')).rows).toEqual([{ supplier_id: merged }])
  expect(await followed(gone)).toBe(String(merged))
  expect(await actions()).toEqual([`supplier.merge ${gone}`])
  expect((await find()).duplicatesFound).toBe(0)
})

test('a street of another town is not filled in', async () => {
  const merged = await make.supplier({ ...threlfall, address: null, city: 'Leeds', postcode: null })
  const gone = await make.supplier({
    ...twin,
    city: 'York',
    postcode: 'YO1 9TA',
    address: '3 Fossgate',
    email: 'a@b.example',
  })
  await clean([merged, gone])
  expect(await row(merged)).toMatchObject({ address: null, postcode: null, city: 'Leeds', email: 'a@b.example' })
  await clean([merged, await make.supplier({ ...twin, city: 'leeds ' })])
  expect(await row(merged)).toMatchObject({ address: '14 Harrogate Road', postcode: 'LS7 3PD' })
})

test('undoing restores both exactly; later reviews and edits stay with the original', async () => {
  const merged = await make.supplier({ ...threlfall, services: [] })
  const gone = await make.supplier({
    ...twin,
    email: 'hello@threlfall.example',
    website: 'threlfall.example',
    place_id: 'ChIJ1',
    is_premium: true,
    featured_until: '2099-01-31',
    services: ['Shutters'],
    opening_hours: JSON.stringify([{ day: 'Mon', opens: '09:00', closes: '17:00' }]),
    latitude: 53.8,
    longitude: -1.5,
  })
  const theirs = await make.review(gone, { rating: 5 })
  await pool.query(
    `insert into external_rating (supplier_id, source, rating, fetched_at) values ($1, 'Google', 4.5, now())`,
    [gone],
  )
  await pool.query(`insert into supplier_report (supplier_id, reason) values ($1, 'OTHER')`, [gone])
  const before = [await row(merged), await row(gone)]
  const {
    merges: [merge],
  } = await clean([merged, gone])
  expect((await row(merged)).opening_hours).toHaveLength(1)
  expect((await undo(merge.id)).supplier).toEqual({ id: String(gone), name: 'Threlfall Blinds Ltd' })
  expect([await row(merged), await row(gone)]).toEqual(before)
  expect(await listReviewIds(gone)).toEqual([theirs])
  expect((await pool.query('select supplier_id from external_rating')).rows).toEqual([{ supplier_id: gone }])
  expect((await pool.query('select supplier_id from supplier_report')).rows).toEqual([{ supplier_id: gone }])
  expect(await followed(gone)).toBe(String(gone))
  expect(await actions()).toEqual([`supplier.merge ${gone}`, `supplier.unmerge ${gone}`])

  const again = (await clean([merged, gone])).merges[0]
  const since = await make.review(merged, { rating: 3 })
  await pool.query(`update supplier set website = 'new.example' where id = $1`, [merged])
  await undo(again.id)
  expect(await listReviewIds(merged)).toEqual([since])
  expect(await row(merged)).toMatchObject({ website: 'new.example', email: null, services: [], average_rating: 3 })
  expect(await row(gone)).toEqual(before[1])
})

test('views and short requests move, even through a chain, and return; later views stay, deleted days stay deleted', async () => {
  const [a, b, c] = [await make.supplier(threlfall), await make.supplier(twin), await make.supplier(twin)]
  await pool.query(
    `insert into view_count (day, supplier_id, times) values ('2026-11-01', $1, 5), ('2026-11-01', $2, 2), ('2026-11-02', $2, 4), ('2026-11-03', $2, 1), ('2026-11-02', $3, 8), ('2026-11-04', $1, 6)`,
    [a, b, c],
  )
  const {
    rows: [request],
  } = await pool.query(
    "insert into business_request (business_name, status, supplier_id) values ('Threlfall', 'approved', $1) returning id",
    [b],
  )
  const views = async () =>
    (
      await pool.query("select supplier_id id, to_char(day, 'DD') as day, times from view_count order by 1, 2")
    ).rows.map(({ id, day, times }) => `${'abc'[[a, b, c].indexOf(id)]} ${day} ${times}`)
  const askedBy = async () =>
    (await pool.query('select supplier_id from business_request where id = $1', [request.id])).rows[0].supplier_id
  const before = await views()
  const [first] = (await clean([a, b])).merges
  expect([await views(), await askedBy()]).toEqual([['a 01 7', 'a 02 4', 'a 03 1', 'a 04 6', 'c 02 8'], a])
  const [second] = (await clean([c, a])).merges
  expect([await views(), await askedBy()]).toEqual([['c 01 7', 'c 02 12', 'c 03 1', 'c 04 6'], c])
  await undo(second.id)
  await undo(first.id)
  expect([await views(), await askedBy()]).toEqual([before, b])

  const [again] = (await clean([a, b])).merges
  await pool.query(
    "update view_count set times = times + 3 where day = '2026-11-02'; delete from view_count where day = '2026-11-01'",
  )
  await undo(again.id)
  expect(await views()).toEqual(['a 02 3', 'a 04 6', 'b 02 4', 'b 03 1', 'c 02 11'])
})

test('either can be the original, with chosen values; the other’s are shown, and undoing restores replaced ones', async () => {
  const older = await make.supplier({
    ...threlfall,
    email: 'old@threlfall.example',
    place_id: 'ChIJ1',
    keywords: ['wood', 'linen'],
    is_premium: true,
    opening_hours: JSON.stringify([{ day: 'Mon', opens: '09:00', closes: '17:00' }]),
    field_source: JSON.stringify({ name: { source: 'admin', at: '2026-01-01T00:00:00.000Z' } }),
  })
  const younger = await make.supplier({
    ...twin,
    email: 'new@threlfall.example',
    place_id: 'ChIJ2',
    website: 'threlfall.example',
    field_source: JSON.stringify({ name: { source: 'Yell', at: '2026-02-01T00:00:00.000Z' } }),
  })
  const theirs = await make.review(older, { rating: 5 })
  const before = [await row(older), await row(younger)]
  const pair = { originalId: String(older), duplicateId: String(younger) }
  const { data } = await site.ask(
    `query ($pair: DuplicatePairInput!) { duplicatePair(pair: $pair) { original { id }
       fields { field label original duplicate isSame standsInOriginal standsInDuplicate } } }`,
    { pair },
  )
  expect(data.duplicatePair.original).toEqual({ id: String(older) })
  const fields = new Map(data.duplicatePair.fields.map((one: { field: string }) => [one.field, one]))
  const [stands, comes] = ['ORIGINAL', 'DUPLICATE']
  expect(fields.get('name')).toEqual({
    field: 'name',
    label: 'Name',
    original: 'Threlfall Blinds',
    duplicate: 'Threlfall Blinds Ltd',
    isSame: false,
    standsInOriginal: stands,
    standsInDuplicate: comes,
  })
  expect(fields.get('website')).toMatchObject({ label: 'Website', original: null, standsInOriginal: comes })
  expect(fields.get('keywords')).toMatchObject({ original: 'wood, linen', duplicate: null, standsInDuplicate: stands })
  expect(fields.get('isPremium')).toMatchObject({ label: 'Featured', original: 'Yes', duplicate: 'No', isSame: false })
  expect(fields.get('openingHours')).toMatchObject({ original: 'Mo 09:00-17:00', duplicate: null })
  expect(fields.get('address')).toMatchObject({ isSame: true })

  const merge = async (choice: object) =>
    site.change(
      'mergeDuplicates',
      {
        pairs: [{ originalId: String(younger), duplicateId: String(older) }],
        choices: [{ duplicateId: String(older), ...choice }],
      },
      'report { successful failures { reason } merges { id } }',
    )
  expect(await merge({ fromDuplicate: ['password'] })).toMatchObject({
    report: null,
    userErrors: [{ code: 'BAD_USER_INPUT', message: 'There is no field password' }],
  })
  expect((await merge({ fromDuplicate: ['email'], fromOriginal: ['email'] })).userErrors).toMatchObject([
    { message: 'Choose email from one supplier only' },
  ])
  const { report } = await merge({ fromDuplicate: ['name', 'email', 'placeId'], fromOriginal: ['keywords'] })
  expect(report).toMatchObject({ successful: 1, failures: [] })
  expect(await row(younger)).toMatchObject({
    name: 'Threlfall Blinds',
    email: 'old@threlfall.example',
    phone: twin.phone,
    county: 'West Yorkshire',
    place_id: 'ChIJ1',
    keywords: [],
    field_source: { name: { source: 'admin', at: '2026-01-01T00:00:00.000Z' } },
  })
  expect(await listReviewIds(younger)).toEqual([theirs])
  expect(await followed(older)).toBe(String(younger))
  expect((await undo(report.merges[0].id)).error).toBeUndefined()
  expect([await row(older), await row(younger)]).toEqual(before)
  expect(await listReviewIds(older)).toEqual([theirs])
})

test('galleries are joined, up to 24 pictures, the original’s first; undoing separates them', async () => {
  const pictures = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ url: `/pictures/${name}${at}`, alt: `${name} ${at}` }))
  const gallery = (...lists: object[][]) => JSON.stringify(lists.flat())
  const shared = { url: '/pictures/shared', alt: 'The shop' }
  const paid = { is_premium: true, featured_until: '2099-01-31' }
  const one = await make.supplier({ ...threlfall, ...paid, gallery: gallery([shared], pictures('a', 19)) })
  const other = await make.supplier({ ...twin, gallery: gallery(pictures('b', 9), [{ ...shared, alt: 'Our shop' }]) })
  const bare = await make.supplier({ ...twin, name: 'Threlfall Blinds & Co' })
  const before = [await row(one), await row(other), await row(bare)]
  const pair = { originalId: String(one), duplicateId: String(other) }
  const { data } = await site.ask(
    `query ($pair: DuplicatePairInput!) { duplicatePair(pair: $pair) { fields { field original duplicate standsInOriginal standsInDuplicate } } }`,
    { pair },
  )
  expect(data.duplicatePair.fields).toContainEqual({
    field: 'gallery',
    original: '20 pictures',
    duplicate: '10 pictures',
    standsInOriginal: 'ORIGINAL',
    standsInDuplicate: 'DUPLICATE',
  })
  const [first] = (await clean([one, other])).merges
  expect(await row(one)).toMatchObject({
    gallery: [shared, ...pictures('a', 19), ...pictures('b', 4)],
    featured_until: before[0].featured_until,
  })
  await undo(first.id)
  expect([await row(one), await row(other)]).toEqual(before.slice(0, 2))
  const choices = [{ duplicateId: String(other), fromDuplicate: ['gallery'], fromOriginal: [] }]
  const { report } = await site.change('mergeDuplicates', { pairs: [pair], choices }, 'report { merges { id } }')
  expect((await row(one)).gallery).toEqual([...pictures('b', 9), { ...shared, alt: 'Our shop' }, ...pictures('a', 14)])
  const [chained] = (await clean([bare, one])).merges
  expect((await row(bare)).gallery).toHaveLength(24)
  for (const id of [chained.id, report.merges[0].id]) expect((await undo(id)).error).toBeUndefined()
  expect([await row(one), await row(other), await row(bare)]).toEqual(before)
})

test('a joined gallery stays its owner’s, so that no source’s retention deletes it', async () => {
  const at = new Date(Date.now() - 31 * 86_400_000).toISOString()
  const gallery = (name: string) => JSON.stringify([{ url: `/pictures/${name}`, alt: name }])
  const source = (name: string) => JSON.stringify({ gallery: { source: name, at } })
  const one = await make.supplier({ ...threlfall, gallery: gallery('own'), field_source: source('owner') })
  const other = await make.supplier({ ...twin, gallery: gallery('google'), field_source: source('google_places') })
  await clean([one, other])
  const { gallery: joined, field_source } = await row(one)
  expect([joined.length, field_source.gallery.source]).toEqual([2, 'owner'])
  await deleteExpiredPlaces(pool, 30)
  expect((await row(one)).gallery).toHaveLength(2)
})

test('Google’s data is not stored longer for undoing merges, nor in the audit log', async () => {
  const at = new Date(Date.now() - 31 * 86_400_000).toISOString()
  const fromGoogle = (...fields: string[]) =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, { source: 'google_places', at }])))
  const merged = await make.supplier({
    ...threlfall,
    phone: '0113 555 0001',
    email: 'own@threlfall.example',
    field_source: fromGoogle('phone'),
  })
  const gone = await make.supplier({
    ...twin,
    phone: '0113 555 0002',
    email: 'other@threlfall.example',
    website: 'https://told.example/',
    field_source: fromGoogle('website', 'email'),
  })
  const pair = { originalId: String(merged), duplicateId: String(gone) }
  const choices = [{ duplicateId: String(gone), fromDuplicate: ['phone', 'email'], fromOriginal: [] }]
  const { report } = await site.change('mergeDuplicates', { pairs: [pair], choices }, 'report { merges { id } }')
  await deleteExpiredPlaces(pool, 32)
  expect((await row(merged)).website).toBe('https://told.example/')
  await deleteExpiredPlaces(pool, 30)
  const { rows } = await pool.query(
    'select to_jsonb(m)::text merge, (select jsonb_agg(a)::text from audit_entry a) audit from supplier_merge m',
  )
  const all = JSON.stringify(rows)
  for (const value of ['0113 555 0001', 'other@threlfall.example', 'told.example', 'google_places'])
    expect(all, value).not.toContain(value)
  expect((await undo(report.merges[0].id)).error).toBeUndefined()
  expect(await row(merged)).toMatchObject({
    phone: null,
    email: 'own@threlfall.example',
    website: null,
    field_source: {},
  })
  expect(await row(gone)).toMatchObject({ phone: '0113 555 0002', website: null, status: 'listed' })
})

test('obstacles to undoing are reported', async () => {
  const [a, b, c] = [
    await make.supplier(threlfall),
    await make.supplier({ ...twin, place_id: 'ChIJ1' }),
    await make.supplier({ ...twin, name: 'Threlfall of Leeds' }),
  ]
  const first = (await clean([a, b])).merges[0]
  const second = (await clean([c, a])).merges[0]
  const said = async (id: string) => {
    const { code, message } = (await undo(id)).error!
    return [`${code}: ${message}`]
  }
  expect(await said(first.id)).toEqual([
    'CONFLICT: Threlfall Blinds has since been merged into another supplier. Undo that merge first.',
  ])
  expect((await undo(second.id)).error).toBeUndefined()
  await pool.query('update supplier set place_id = null where id = $1', [a])
  const other = await make.supplier({ name: 'Mill Shutters', place_id: 'ChIJ1' })
  expect(await said(first.id)).toEqual([
    'CONFLICT: Mill Shutters now has the Google place_id of Threlfall Blinds Ltd: change it there first.',
  ])
  await pool.query('delete from supplier where id = $1', [other])
  const undoFirst = () =>
    undoMerge(site.database.orm.em.fork(), site.admin, first.id).then(
      ({ id }) => id,
      ({ message }: Error) => message,
    )
  const both = await atOnce(pool, 'supplier, supplier_merge', [undoFirst, undoFirst])
  expect(new Set(both)).toEqual(new Set([b, 'This merge has already been undone.']))
  expect(await said(first.id)).toEqual(['CONFLICT: This merge has already been undone.'])
  expect(await said('999999')).toEqual(['NOT_FOUND: This merge does not exist.'])
  await pool.query(`update supplier set place_id = 'ChIJ2' where id = $1`, [a])
  const pairs = [{ originalId: String(a), duplicateId: String(b) }]
  const choices = [{ duplicateId: String(b), fromDuplicate: ['placeId'], fromOriginal: [] }]
  const { report } = await site.change('mergeDuplicates', { pairs, choices }, 'report { merges { id } }')
  const taker = await make.supplier({ name: 'Mill Shutters', place_id: 'ChIJ2' })
  expect(await said(report.merges[0].id)).toEqual([
    'CONFLICT: Mill Shutters now has the Google place_id of Threlfall Blinds: change it there first.',
  ])
  await pool.query('delete from supplier where id = $1', [taker])
  expect((await undo(report.merges[0].id)).error).toBeUndefined()
  const third = (await clean([a, b])).merges[0]
  await pool.query("update supplier set status = 'hidden' where id = $1", [b])
  expect(await said(third.id)).toEqual([
    'CONFLICT: Threlfall Blinds Ltd has been changed since it was merged, so the merge cannot be undone.',
  ])
})

test('overlapping pairs are merged in any order; chains end at the original', async () => {
  const ids = [
    await make.supplier(threlfall),
    await make.supplier(twin),
    await make.supplier(twin),
    await make.supplier(twin),
  ] as const
  const [a, b, c, d] = ids
  for (const id of ids) await make.review(id)
  const report = await clean([b, c], [a, b], [a, c], [c, d], [b, a])
  expect(report).toMatchObject({ successful: 5, processed: 5, failures: [] })
  expect(report.merges).toHaveLength(3)
  expect(await listReviewIds(a)).toHaveLength(4)
  expect(await Promise.all(ids.map(followed))).toEqual(ids.map(() => String(a)))
})

test('stale, equal, unknown and impossible pairs are reported one by one, and the others merged', async () => {
  const [a, b, c] = [
    await make.supplier(threlfall),
    await make.supplier(twin),
    await make.supplier({ ...twin, status: 'pending' }),
  ]
  const hidden = await make.supplier({ ...twin, name: 'Hidden Blinds', status: 'hidden' })
  await clean([a, b])
  const report = await clean([a, b], [a, a], [a, 999_999], ['x', a], [a, hidden], [c, a], [a, c])
  expect(report).toMatchObject({ successful: 1, processed: 7 })
  const tooMany = Array.from({ length: 501 }, () => ({ originalId: String(a), duplicateId: String(b) }))
  expect((await site.change('mergeDuplicates', { pairs: tooMany }, 'report { successful }')).userErrors).toEqual([
    { field: ['pairs'], message: 'Clean at most 500 pairs at a time', code: 'BAD_USER_INPUT' },
  ])
  expect(report.failures.map((one: { reason: string }) => one.reason)).toEqual([
    'Threlfall Blinds Ltd has since been merged into another supplier. Fetch the duplicates again.',
    'A supplier cannot be a duplicate of itself.',
    'Supplier 999999 no longer exists.',
    'Supplier x no longer exists.',
    'The duplicate, Hidden Blinds, is hidden: only listed suppliers and those awaiting approval can be merged.',
    'Threlfall Blinds Ltd awaits approval, but Threlfall Blinds is listed: keep the listed one.',
  ])
})

test('simultaneous merges count once', async () => {
  const [a, b] = [await make.supplier(threlfall), await make.supplier(twin)]
  await make.review(b)
  const reports = await Promise.all([clean([a, b]), clean([a, b]), clean([b, a])])
  expect(reports.map(({ successful }) => successful).sort((one, other) => one - other)).toEqual([0, 0, 1])
  expect((await pool.query('select count(*)::int n from supplier_merge')).rows[0].n).toBe(1)
  expect((await listReviewIds(a)).length + (await listReviewIds(b)).length).toBe(1)
})

test('a dismissed pair is not suggested until it is restored', async () => {
  const [a, b] = [await make.supplier({ ...threlfall, id: 9 }), await make.supplier({ ...twin, id: 10 })]
  const dismiss = (isDismissed: boolean, originalId = String(b), duplicateId = String(a)) =>
    site.change('dismissDuplicatePair', { originalId, duplicateId, isDismissed }, 'isDismissed')
  expect(await dismiss(true)).toEqual({ isDismissed: true, userErrors: [] })
  await dismiss(true)
  expect((await find()).duplicatesFound).toBe(0)
  await make.supplier({ id: 8, name: 'Mill Curtains' })
  await make.supplier({ id: 11, name: 'Kestrel Shutters' })
  await pool.query(
    "insert into dismissed_pair (first_id, second_id, dismissed_by) values (8, 10, 'ada'), (9, 11, 'ada')",
  )
  await dismiss(false)
  expect(await find()).toMatchObject({ duplicatesFound: 1, pairs: [{}] })
  const { rows } = await pool.query('select first_id, second_id from dismissed_pair order by 1')
  expect(rows, 'other pairs stay dismissed').toEqual([
    { first_id: 8, second_id: 10 },
    { first_id: 9, second_id: 11 },
  ])
  expect(await actions()).toEqual([`duplicate.dismiss ${a}`, `duplicate.offer ${a}`])
  expect((await dismiss(true, String(a), '999999')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  expect((await dismiss(true, String(a), String(a))).userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }])
})

test('recent merges, newest first', async () => {
  const [a, b, c] = [await make.supplier(threlfall), await make.supplier(twin), await make.supplier(twin)]
  const [first, second] = (await clean([a, b], [a, c])).merges
  await undo(first.id)
  const { data } = await site.ask(
    '{ merges(first: 5) { nodes { id undoneBy undoneAt mergedAt original { name } duplicate { id } } } }',
  )
  expect(data.merges.nodes).toMatchObject([
    { id: second.id, undoneBy: null, original: { name: 'Threlfall Blinds' }, duplicate: { id: String(c) } },
    { id: first.id, undoneBy: 'ada', undoneAt: expect.any(String) },
  ])
  const page = async (after?: string) =>
    (
      await site.ask(
        'query ($after: String) { merges(first: 1, after: $after) { nodes { id } pageInfo { endCursor } } }',
        { after },
      )
    ).data.merges
  expect((await page((await page()).pageInfo.endCursor)).nodes).toEqual([{ id: first.id }])
})

test('REST finds and merges, and distinguishes 401 and 403', async () => {
  const [a, b] = [await make.supplier({ ...threlfall, created_at: '2026-01-01' }), await make.supplier(twin)]
  const found = await (await site.rest('/api/admin/duplicates')).json()
  expect(found).toEqual({
    duplicatesFound: 1,
    comparedAt: expect.any(String),
    duplicates: [
      {
        originalId: a,
        duplicateId: b,
        reason: 'Same name, phone, location and address',
        original: { id: a, name: 'Threlfall Blinds', city: 'Leeds', county: 'West Yorkshire' },
        duplicate: { id: b, name: 'Threlfall Blinds Ltd', city: 'Leeds', county: null },
      },
    ],
  })
  const bad = await site.rest('/api/admin/clean-duplicates', { body: { duplicates: 'all' } })
  expect([bad.status, await bad.json()]).toMatchObject([
    400,
    { message: 'duplicates must be a list of pairs with originalId and duplicateId' },
  ])
  for (const [who, status] of [
    [undefined, 401],
    [site.user, 403],
  ] as const) {
    site.as(who)
    for (const answer of [
      await site.rest('/api/admin/duplicates'),
      await site.rest('/api/admin/clean-duplicates', { body: { duplicates: found.duplicates } }),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([status, { message: expect.any(String) }])
    }
    expect((await site.ask('{ duplicateSuppliers { duplicatesFound } }')).errors?.[0]?.extensions.code).toBe(
      status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    )
  }
  site.as(site.admin)
  expect(
    await (await site.rest('/api/admin/clean-duplicates', { body: { duplicates: found.duplicates } })).json(),
  ).toEqual({ successful: 1, processed: 1, failures: [] })
})

test('payloads: the outcome for each pair, or errors in the input', async () => {
  const [merged, gone] = [await make.supplier(threlfall), await make.supplier(twin)]
  const pair = { originalId: merged, duplicateId: gone }
  expect(await site.change('dismissDuplicatePair', pair, 'isDismissed')).toEqual({ isDismissed: true, userErrors: [] })
  expect((await find()).duplicatesFound).toBe(0)
  const again = await site.change('dismissDuplicatePair', { ...pair, isDismissed: false }, 'isDismissed')
  expect(again.isDismissed).toBe(false)
  const wanted = 'report { successful failures { reason } merges { id } }'
  const { report } = await site.change('mergeDuplicates', { pairs: [pair] }, wanted)
  expect(report).toMatchObject({ successful: 1, failures: [] })
  const mergeId = report.merges[0].id as string
  expect((await site.change('revertMerge', { mergeId }, 'supplier { id }')).supplier).toEqual({ id: String(gone) })
  expect(await site.change('revertMerge', { mergeId: '0' }, 'supplier { id }')).toMatchObject({
    supplier: null,
    userErrors: [{ field: null, code: 'NOT_FOUND' }],
  })
})

test('an administrator starts and stops a full comparison', async () => {
  const compare = (isWanted: boolean) => site.change('compareAllSuppliers', { isWanted }, 'run { status startedBy }')
  expect(await compare(true)).toEqual({ run: { status: 'RUNNING', startedBy: 'ada' }, userErrors: [] })
  expect((await compare(true)).userErrors).toMatchObject([
    { code: 'CONFLICT', message: 'All suppliers are already being compared.' },
  ])
  expect((await site.ask('{ duplicateRun { status } }')).data.duplicateRun).toEqual({ status: 'RUNNING' })
  expect((await compare(false)).run.status).toBe('STOPPED')
  expect((await compare(false)).userErrors).toMatchObject([{ code: 'CONFLICT', message: 'No comparison is running.' }])
  expect(await actions()).toEqual([
    expect.stringMatching(/^duplicate.compare /),
    expect.stringMatching(/^duplicate.stop /),
  ])
})
