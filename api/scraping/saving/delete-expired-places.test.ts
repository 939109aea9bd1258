import type { EntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { cronItems } from '../../start/tasks.ts'
import { placeFinder } from '../../suppliers/import/import-places.ts'
import { log } from '../../process/log.ts'
import { deleteExpiredPlaces } from './delete-expired-places.task.ts'
import { prepareListing } from './prepare-listing.ts'
import { saveListings } from './save-listings.ts'
import type { Listing } from '../source.ts'
import type { SourceName } from '../sources/registry.ts'

const database = await testDatabase('places')
const { pool } = database
afterAll(database.close)
beforeEach(() => pool.query('truncate supplier, scrape_run restart identity cascade'))

const em = () => database.orm.em.fork() as EntityManager
const sourced = <T>(value: T) => ({ value, layer: 'api' as const })
const place = (over: Partial<Listing> = {}): Listing => ({
  name: sourced('Marchmont Blinds'),
  phone: sourced('01242 960123'),
  address: sourced('4 Mill Lane'),
  city: sourced('Cheltenham'),
  postcode: sourced('GL50 1AA'),
  website: sourced('https://marchmont.test/'),
  services: sourced(['Blinds']),
  latitude: sourced(51.9),
  longitude: sourced(-2.08),
  placeId: sourced('ChIJmarchmont'),
  rating: sourced({ value: 4.5, best: 5, count: 12 }),
  sourceId: 'ChIJmarchmont',
  sourceUrl: 'https://maps.google.com/?cid=1',
  ...over,
})
const save = async (source: SourceName, listing = place()) => {
  const prepared = [await prepareListing(source, listing, placeFinder(pool))]
  return em().transactional((inside) => saveListings(inside, prepared))
}
const age = (days: number) =>
  pool.query(
    `with aged as (update external_rating set fetched_at = fetched_at - make_interval(days => $1))
     update supplier set field_source = (
       select jsonb_object_agg(key, value || jsonb_build_object('at', (value ->> 'at')::timestamptz - make_interval(days => $1))) from jsonb_each(field_source))`,
    [days],
  )
const supplier = async () => (await pool.query('select * from supplier order by id')).rows[0]
const ratings = async () =>
  (await pool.query('select source from external_rating order by source')).rows.map(({ source }) => source)

test('expired data from Google alone is deleted except the place id, and the supplier hidden until Google repeats it', async () => {
  await save('google_places')
  await pool.query(`
    with other as (
      insert into supplier (name, status, field_source)
      values ('Other', 'listed', '{"name": {"source": "yell", "at": "2026-01-01T00:00:00.000Z"}}') returning id)
    insert into supplier_source (source, source_key, supplier_id, url) select 'yell', 'other-1', id, 'https://yell.test/1' from other`)
  await age(29)
  await deleteExpiredPlaces(pool, 30)
  expect(await supplier()).toMatchObject({ status: 'listed', phone: '01242 960123', latitude: 51.9 })
  expect(await ratings()).toEqual(['Google Maps'])
  await age(1)
  await deleteExpiredPlaces(pool, 30)
  expect(await supplier()).toMatchObject({
    status: 'hidden',
    place_id: 'ChIJmarchmont',
    phone: null,
    address: null,
    city: null,
    county: null,
    postcode: null,
    website: null,
    services: [],
    latitude: null,
    longitude: null,
  })
  const { field_source: notes } = await supplier()
  expect(notes).toMatchObject({ placeId: { source: 'google_places' }, status: { source: 'google_places' } })
  expect(notes).not.toHaveProperty('phone')
  expect(await ratings()).toEqual([])
  expect(await save('google_places')).toMatchObject([{ verdict: 'enriched', supplierId: 1 }])
  expect(await supplier()).toMatchObject({ status: 'listed', phone: '01242 960123', postcode: 'GL50 1AA' })
})

test('a verified supplier stays listed, and one that another source lists too', async () => {
  await save('google_places')
  await pool.query('update supplier set is_verified = true')
  await age(30)
  await deleteExpiredPlaces(pool, 30)
  expect(await supplier()).toMatchObject({ status: 'listed', phone: null })
  await pool.query('truncate supplier restart identity cascade')
  await save('google_places')
  expect(await save('yell', place({ sourceId: 'marchmont-1' }))).toMatchObject([{ verdict: 'unchanged' }])
  await age(30)
  await deleteExpiredPlaces(pool, 30)
  expect(await supplier()).toMatchObject({ status: 'listed', phone: null })
})

test('data from other sources, administrators and owners stays, and so does the supplier', async () => {
  await save('google_places')
  await save(
    'yell',
    place({
      phone: sourced('01242 960999'),
      description: sourced('Blinds, measured and fitted.'),
      sourceId: 'marchmont-1',
    }),
  )
  await pool.query(
    `update supplier set website = 'https://own.test/', field_source = field_source || '{"website": {"source": "owner", "at": "2026-01-01T00:00:00.000Z"}}'`,
  )
  await age(31)
  await deleteExpiredPlaces(pool, 30)
  expect(await supplier()).toMatchObject({
    status: 'listed',
    name: 'Marchmont Blinds',
    website: 'https://own.test/',
    description: 'Blinds, measured and fitted.',
    phone: null,
    address: null,
  })
  expect(await ratings()).toEqual(['Yell'])
})

test('repeated data renews its age; suppliers hidden by an administrator stay hidden', async () => {
  await save('google_places')
  await age(20)
  const changed = place({ website: undefined, placeId: sourced('ChIJanother') })
  expect(await save('google_places', changed)).toMatchObject([{ verdict: 'unchanged' }])
  await age(15)
  await deleteExpiredPlaces(pool, 30)
  expect(await supplier()).toMatchObject({
    status: 'listed',
    phone: '01242 960123',
    website: null,
    place_id: 'ChIJmarchmont',
  })
  expect(await ratings()).toEqual(['Google Maps'])
  await pool.query("update supplier set status = 'hidden'")
  expect(await save('google_places')).toMatchObject([
    { verdict: 'refused', reason: 'an administrator has hidden this supplier' },
  ])
})

test('the nightly job handles several batches, and listings of runs', async () => {
  await pool.query(
    `insert into supplier (name, phone, status, field_source)
     select 'Shop ' || n, '01242 960123', 'listed', '{"phone": {"source": "google_places", "at": "2026-01-01T00:00:00.000Z"}}' from generate_series(1, 1100) n`,
  )
  await pool.query(`
    with run as (insert into scrape_run (kind, source, username, status) values ('maps', 'google_places', 'ada', 'finished') returning id),
    search as (insert into scrape_search (run_id, source, what, place) select id, 'google_places', 'blinds', 'Leeds' from run returning id, run_id),
    page as (insert into scrape_page (run_id, search_id, source, kind, page, url, host) select run_id, id, 'google_places', 'search', 1, 'https://a.test', 'a.test' from search returning id, run_id)
    insert into scrape_listing (run_id, page_id, source, source_key, name, found, verdict, at)
    select run_id, id, source, source || n, 'Shop', '{}', 'added', now() - make_interval(days => 30 * n) from page, unnest(array['google_places', 'yell']) source, generate_series(0, 1) n`)
  const sourced = async () => (await pool.query('select from supplier where phone is not null')).rowCount
  await pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refused before update on supplier for each row when (old.name = 'Shop 1') execute function refuse()`)
  log.level = 'silent'
  await expect(deleteExpiredPlaces(pool, 30)).rejects.toThrow('Some expired Google Places data could not be deleted')
  expect(await sourced()).toBe(500)
  await pool.query('drop trigger refused on supplier; drop function refuse')
  await deleteExpiredPlaces(pool, 30)
  expect(
    (await pool.query('select count(*)::int from supplier where phone is not null or field_source ? $1', ['phone']))
      .rows,
  ).toEqual([{ count: 0 }])
  expect((await pool.query('select source_key key from scrape_listing order by 1')).rows.map(({ key }) => key)).toEqual(
    ['google_places0', 'yell0', 'yell1'],
  )
  expect(cronItems.map(({ task }) => task)).toContain('delete_expired_places')
})
