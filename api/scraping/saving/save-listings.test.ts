import { afterAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../../database/listen.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { listDuplicates } from '../../duplicates/list-duplicates.ts'
import { placeFinder } from '../../suppliers/import/import-places.ts'
import { suppressSuppliers } from '../../suppliers/suppression.ts'
import { prepareListing } from './prepare-listing.ts'
import { saveListings } from './save-listings.ts'
import type { Listing } from '../source.ts'
import type { SourceName } from '../sources/registry.ts'

const database = await testDatabase('places')
afterAll(database.close)
beforeEach(() => database.pool.query('truncate supplier, suppression restart identity cascade'))

const sourced = <T>(value: T) => ({ value, layer: 'json-ld' as const })
const listing = (over: Partial<Listing> = {}): Listing => ({
  name: sourced('Marchmont Blinds'),
  phone: sourced('+441242960123'),
  address: sourced('4 Mill Lane'),
  city: sourced('Cheltenham'),
  postcode: sourced('gl501aa'),
  services: sourced(['Roller Blinds']),
  rating: sourced({ value: 4.7, best: 5, count: 31 }),
  sourceId: 'marchmont-1',
  sourceUrl: 'https://www.yell.com/biz/marchmont-1/',
  ...over,
})
const save = async (
  listings: Listing[],
  { source = 'yell', ...saving }: { source?: SourceName; isTest?: boolean; needsApproval?: boolean } = {},
) => {
  const prepared = await Promise.all(listings.map((one) => prepareListing(source, one, placeFinder(database.pool))))
  const em = database.orm.em.fork()
  return em.transactional((inside) => saveListings(inside, prepared, saving))
}
const suppliers = async () => (await database.pool.query('select * from supplier order by id')).rows

test('if scraped businesses need approval, only a new supplier is pending', async () => {
  let notices = 0
  const listening = await listen(
    database.url,
    'requests',
    () => notices++,
    () => {},
  )
  expect(await save([listing()], { needsApproval: true })).toMatchObject([{ verdict: 'added' }])
  await expect.poll(() => notices, { message: 'the office sees it at once' }).toBeGreaterThan(0)
  await listening.close()
  expect(await suppliers()).toMatchObject([{ name: 'Marchmont Blinds', status: 'pending' }])
  expect(await save([listing({ sourceId: 'again' })], { needsApproval: true })).toMatchObject([
    { verdict: 'unchanged', reason: 'the supplier awaits approval' },
  ])
  await database.pool.query("update supplier set status = 'listed'")
  await save([listing({ website: sourced('https://marchmont.example/') })], { needsApproval: true })
  expect(await suppliers()).toMatchObject([{ status: 'listed', website: 'https://marchmont.example/' }])
})

test('half a postcode gives the place and the county, and is not a postcode', async () => {
  await save([{ name: sourced('Half Blinds'), postcode: sourced('GL50'), sourceUrl: 'https://half.example/' }])
  expect((await suppliers())[0]).toMatchObject({ postcode: null, county: 'Gloucestershire' })
  expect((await suppliers())[0].latitude).toBeCloseTo(51.9, 0)
})

test('a new business is listed with normalised phone, postcode, county and coordinates, and each field has its source', async () => {
  expect(await save([listing({ phone: sourced('01242 220123') })])).toMatchObject([
    { verdict: 'added', supplierId: 1, name: 'Marchmont Blinds' },
  ])
  const [row] = await suppliers()
  expect(row).toMatchObject({
    status: 'listed',
    phone: '01242 220123',
    postcode: 'GL50 1AA',
    county: 'Gloucestershire',
    services: ['Roller Blinds'],
    review_count: 0,
  })
  expect(row.latitude).toBeCloseTo(51.9, 0)
  expect(row.field_source).toMatchObject({
    phone: { source: 'yell', layer: 'json-ld', at: expect.stringMatching(/^\d{4}-/) },
    latitude: { source: 'yell', layer: 'place' },
  })
  await save([
    listing({
      sourceId: 'other',
      phone: sourced('01242 220124'),
      name: sourced('Placed Shades'),
      latitude: sourced(51.9),
      longitude: sourced(-2.1),
    }),
  ])
  expect((await suppliers())[1].field_source).toMatchObject({ latitude: { layer: 'json-ld' } })
  expect(
    (
      await database.pool.query(
        'select source, rating, best_rating, review_count from external_rating where supplier_id = 1',
      )
    ).rows,
  ).toEqual([{ source: 'Yell', rating: 4.7, best_rating: 5, review_count: 31 }])
})

test('a rating that stays the same is confirmed, and a new one replaces it', async () => {
  await save([listing()])
  await database.pool.query("update external_rating set fetched_at = now() - interval '1 day'")
  await save([listing()])
  const isRecent = "select fetched_at > now() - interval '1 hour' as recent from external_rating"
  expect((await database.pool.query(isRecent)).rows).toEqual([{ recent: true }])
  await save([listing({ rating: sourced({ value: 4.5, best: 5, count: 40 }) })])
  const rated = await database.pool.query('select rating, review_count from external_rating')
  expect(rated.rows).toEqual([{ rating: 4.5, review_count: 40 }])
})

test('the same listing changes nothing; another source completes it', async () => {
  await save([listing()])
  const [before] = await suppliers()
  expect(await save([listing()])).toMatchObject([{ verdict: 'unchanged', supplierId: 1 }])
  expect((await suppliers())[0].updated_at).toEqual(before.updated_at)
  const more = listing({
    sourceId: 'mb',
    website: sourced('https://marchmont-blinds.test/'),
    services: sourced(['roller blinds', 'Shutters']),
  })
  expect(await save([more], { source: 'freeindex' })).toMatchObject([
    { verdict: 'enriched', changed: ['website', 'services'] },
  ])
  expect(await suppliers()).toMatchObject([
    {
      website: 'https://marchmont-blinds.test/',
      services: ['Roller Blinds', 'Shutters'],
      field_source: { website: { source: 'freeindex' }, phone: { source: 'yell' } },
    },
  ])
})

test('a business that has moved gets its new place, even if the former was derived; one that stays keeps its exact point', async () => {
  await save([listing({ latitude: sourced(51.91), longitude: sourced(-2.09) })])
  expect(await save([listing()])).toMatchObject([{ verdict: 'unchanged' }])
  await database.pool.query('truncate supplier restart identity cascade')
  await save([listing()])
  await save([listing({ city: sourced('Gloucester'), postcode: sourced('GL1 2EB') })])
  const [moved] = await suppliers()
  expect([moved.postcode, moved.longitude.toFixed(1)]).toEqual(['GL1 2EB', '-2.2'])
  await database.pool.query(
    `update supplier set field_source = field_source || '{"postcode": {"source": "admin", "at": "2026-01-01T00:00:00.000Z"}}'`,
  )
  await save([listing()])
  const { postcode, latitude, longitude } = moved
  expect(await suppliers(), 'the point fits a postcode that stays').toMatchObject([{ postcode, latitude, longitude }])
})

test('values of an owner, an administrator or unknown origin stay; the same source may correct itself', async () => {
  const open = (opens: string) => sourced([{ day: 'Mon', opens, closes: '17:00' }])
  const description = sourced('Blinds for the Cotswolds, measured and fitted.')
  await save([listing({ description, openingHours: open('09:00') })])
  await database.pool.query(
    `update supplier set address = '5 Mill Lane', field_source = field_source || '{"address": {"source": "admin", "at": "2026-01-01T00:00:00.000Z"}}'`,
  )
  await database.pool.query(`update supplier set services = '{Curtains}', field_source = field_source - 'services'`)
  expect(
    await save([
      listing({
        address: sourced('6 Mill Lane'),
        services: sourced(['Awnings']),
        description: sourced('Blinds and shutters.'),
        openingHours: open('10:00'),
      }),
    ]),
  ).toMatchObject([{ verdict: 'enriched', changed: ['description', 'openingHours'] }])
  expect(await suppliers()).toMatchObject([
    {
      address: '5 Mill Lane',
      services: ['Curtains'],
      description: 'Blinds and shutters.',
      opening_hours: [{ day: 'Mon', opens: '10:00', closes: '17:00' }],
    },
  ])
})

test('a deleted, rejected or hidden supplier does not come back', async () => {
  await save([listing()])
  await suppressSuppliers(database.pool, [1], { reason: 'asked to be removed', by: 'ada' })
  await database.pool.query('delete from supplier')
  expect(await save([listing()])).toMatchObject([
    { verdict: 'refused', reason: expect.stringContaining('asked to be removed') },
  ])
  expect(await suppliers()).toEqual([])
  await database.pool.query('delete from suppression')
  await save([listing()])
  await database.pool.query("update supplier set status = 'hidden'")
  expect(await save([listing({ website: sourced('https://marchmont-blinds.test') })])).toMatchObject([
    { verdict: 'refused', reason: 'an administrator has hidden this supplier' },
  ])
  await database.pool.query("update supplier set status = 'rejected'")
  expect(await save([listing({ website: sourced('https://marchmont-blinds.test') })])).toMatchObject([
    { verdict: 'refused', reason: 'an administrator rejected this supplier' },
  ])
  expect(await suppliers()).toMatchObject([{ website: null }])
  const because = { reason: 'asked to be removed', by: 'ada', isOnRequest: true }
  await suppressSuppliers(database.pool, [2], because)
  await database.pool.query('delete from supplier')
  const removed = { verdict: 'refused', name: 'A listing that was removed on request', isUnwanted: true }
  expect(await save([listing()])).toMatchObject([removed])
})

test('a possible match is added, marked as such, and is among the uncertain pairs', async () => {
  const website = sourced('https://marchmont-blinds.test/')
  await save([listing({ website })])
  const branch = listing({
    website,
    sourceId: 'b',
    phone: sourced('01242 220777'),
    address: sourced('9 High Street'),
    postcode: sourced('GL52 2LX'),
  })
  expect(await save([branch], { source: 'freeindex' })).toMatchObject([
    { verdict: 'added', supplierId: 2, reason: 'perhaps the same as Marchmont Blinds (1)' },
  ])
  expect(await suppliers()).toHaveLength(2)
  const pairsWith = async (includeDoubtful: boolean) =>
    (
      await listDuplicates({ pool: database.pool, em: database.orm.em.fork() }, { first: 10, includeDoubtful })
    ).pairs.map(({ original, duplicate, decision }) => [original.id, duplicate.id, decision])
  expect(await pairsWith(false)).toEqual([])
  expect(await pairsWith(true)).toEqual([[1, 2, 'perhaps']])
})

test('two workers saving one shop at once create one supplier, as does one page with it twice', async () => {
  const others = ['yell', 'thomson', 'freeindex', 'checkatrade'] as const
  const verdicts = await Promise.all(
    others.map((source) => save([listing({ sourceId: source }), listing({ sourceId: `${source}-again` })], { source })),
  )
  expect(verdicts.flat().filter(({ verdict }) => verdict === 'added')).toHaveLength(1)
  expect(await suppliers()).toHaveLength(1)
  expect((await database.pool.query('select count(*)::int from supplier_source')).rows).toEqual([{ count: 8 }])
})

test('a place id that another supplier has is left out, and the rest is saved', async () => {
  await database.pool.query(
    `insert into supplier (name, status, is_demo, place_id) values ('Demo', 'listed', true, 'ChIJ1')`,
  )
  const google = { source: 'google_places' } as const
  expect(await save([listing({ placeId: sourced('ChIJ1') })], google)).toMatchObject([{ verdict: 'added' }])
  const more = listing({ placeId: sourced('ChIJ1'), website: sourced('https://marchmont.example/') })
  expect(await save([more], google)).toMatchObject([{ verdict: 'enriched' }])
  expect(await suppliers()).toMatchObject([
    { name: 'Demo', website: null, place_id: 'ChIJ1' },
    { name: 'Marchmont Blinds', website: 'https://marchmont.example/', place_id: null },
  ])
})

test('two listings of one supplier on a page both complete it', async () => {
  await save([listing({ sourceId: 'blinds' }), listing({ sourceId: 'shutters' })])
  const blinds = { sourceId: 'blinds', website: sourced('https://marchmont-blinds.test/') }
  const shutters = {
    sourceId: 'shutters',
    name: sourced('Marchmont Shutters'),
    phone: sourced('+441242960124'),
    email: sourced('shutters@marchmont.test'),
  }
  await save([listing(blinds), listing(shutters)])
  expect(await suppliers()).toMatchObject([
    { website: 'https://marchmont-blinds.test/', email: 'shutters@marchmont.test' },
  ])
})

test('a temporarily closed business is never open now, until Google says otherwise', async () => {
  const openingHours = sourced([{ day: 'Mon', opens: '09:00', closes: '17:00' }])
  const say = async (businessStatus: string) => {
    await save([listing({ businessStatus: sourced(businessStatus), openingHours })], { source: 'google_places' })
    const { rows } = await database.pool.query<{ minutes: string | null }>(
      'select open_minutes::text minutes from supplier_search',
    )
    return [(await suppliers())[0].business_status, rows[0]!.minutes]
  }
  expect(await say('CLOSED_TEMPORARILY')).toEqual(['CLOSED_TEMPORARILY', null])
  expect(await say('OPERATIONAL')).toEqual(['OPERATIONAL', '{[540,1020)}'])
  expect(await say('SOMETHING_NEW')).toEqual(['OPERATIONAL', '{[540,1020)}'])
  await database.pool.query('update supplier set business_status = null, field_source = field_source - $1', [
    'businessStatus',
  ])
  expect(await say('FUTURE_OPENING')).toEqual(['FUTURE_OPENING', null])
})

test('invalid values are left out, and a value that the database refuses costs no other listing', async () => {
  const saved = await save([
    listing({ phone: sourced('call us'), postcode: sourced('nowhere'), email: sourced('not an address') }),
    listing({ name: sourced('x'), sourceId: 'x', phone: sourced('01242 220999') }),
    listing({
      name: sourced('Henley Shutters'),
      sourceId: 'h',
      phone: sourced('01242 220777'),
      openingHours: sourced([{ day: 'Mon\u0000', opens: null, closes: null }]),
    }),
  ])
  expect(saved).toMatchObject([
    { verdict: 'added' },
    { verdict: 'refused', reason: 'the page has no usable name for it' },
    { verdict: 'refused', reason: expect.stringContaining('the database refuses it') },
  ])
  expect(await suppliers()).toMatchObject([{ name: 'Marchmont Blinds', phone: null, postcode: null, email: null }])
})

test('a test reports what would be saved, and saves nothing', async () => {
  expect(await save([listing()], { isTest: true })).toEqual([
    {
      source: 'yell',
      key: 'marchmont-1',
      name: 'Marchmont Blinds',
      verdict: 'added',
      changed: expect.arrayContaining(['name', 'phone', 'postcode', 'latitude']),
    },
  ])
  expect(await suppliers()).toEqual([])
  expect((await database.pool.query('select * from supplier_source')).rows).toEqual([])
})
