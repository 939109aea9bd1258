import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkLoad } from '../../../database/bulk-load.ts'
import { lockSuppliers, mergeSupplier } from '../../../duplicates/merge-supplier.ts'
import { milesBetween } from '../../../places/geometry/miles-between.rules.ts'
import { check } from '../../../server/errors.ts'
import { Random } from '../../../process/random.ts'
import { build } from '../../../testing/build/supplier.factory.ts'
import { isLong } from '../../../testing/long.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { importSuppliers } from '../../import/import-suppliers.ts'
import { mapExtent, supplierMap } from '../../map/supplier-map.ts'
import type { Service } from '../../rules/service.ts'
import { milesForLevel, milesForQuality, worstLevel, levelIfMentioned } from '../best-order.rules.ts'
import { countMatches, countFacets } from '../count-suppliers.ts'
import { orderFor, loadSupplierPage, getCursorPosition } from '../supplier-page.ts'
import type { ListedSupplier } from '../search.ts'
import { filterRules, SupplierSort, type SupplierFilter } from './supplier-filter.ts'
import { understandSearch } from '../understand-search.ts'

const database = await testDatabase()
const { pool } = database
const make = build(pool)
const random = new Random(1, 2)
const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
const folder = await mkdtemp(join(tmpdir(), 'directory-filters-'))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

type Filter = { [Name in keyof SupplierFilter]: SupplierFilter[Name] }

interface Row {
  id: number
  text: string
  nameKey: string
  county: string | null
  services: Service[]
  latitude: number | null
  longitude: number | null
  rating: number
  reviews: number
  quality: number
  isVerified: boolean
  isOpen: boolean
  minimumOrder: number | null
}

const readRows = (): Promise<Row[]> =>
  sql(`
    select id, lower(concat_ws(' ', name, description)) text, lower(name) "nameKey", county, service_groups services, latitude, longitude,
           average_rating rating, review_count reviews, quality, is_verified "isVerified", opening_hours is not null "isOpen", minimum_order_pence "minimumOrder"
      from supplier where status = 'listed'`)

const mirfield = { latitude: 53.6, longitude: -1.7 }
const getCircle = ({ around, near, radiusMiles }: Filter) => {
  const { latitude, longitude } = around ?? mirfield
  return around || near ? { latitude, longitude, radiusMiles: radiusMiles ?? 50 } : undefined
}
const milesTo = (filter: Filter, row: Row) => milesBetween(getCircle(filter) ?? {}, row) ?? Infinity

/** The names are all that a filter has. */
const meets: Record<keyof typeof filterRules.shape, (filter: Filter, row: Row) => boolean> = {
  query: ({ query }, { text }) => query!.split(' ').every((word) => text.split(' ').includes(word)),
  near: (filter, row) => milesTo(filter, row) <= getCircle(filter)!.radiusMiles,
  around: (filter, row) => milesTo(filter, row) <= getCircle(filter)!.radiusMiles,
  within: ({ within }, { latitude, longitude }) =>
    latitude !== null &&
    longitude !== null &&
    latitude >= within!.south &&
    latitude <= within!.north &&
    longitude >= within!.west &&
    longitude <= within!.east,
  county: ({ county, counties }, row) => [county, ...(counties ?? [])].includes(row.county),
  counties: ({ county, counties }, row) => [county, ...(counties ?? [])].includes(row.county),
  service: ({ service, services }, row) => row.services.some((one) => [service, ...(services ?? [])].includes(one)),
  services: ({ service, services }, row) => row.services.some((one) => [service, ...(services ?? [])].includes(one)),
  verified: (_, { isVerified }) => isVerified,
  openNow: (_, { isOpen }) => isOpen,
  minRating: ({ minRating }, { rating, reviews }) => reviews > 0 && rating >= minRating!,
  maxMinimumOrderPence: ({ maxMinimumOrderPence }, { minimumOrder }) =>
    minimumOrder !== null && minimumOrder <= maxMinimumOrderPence!,
  radiusMiles: () => true, // part of the circle above
  place: () => true, // only how a place is named
  asTyped: () => true, // only how words are read
}
const names = Object.keys(meets) as (keyof SupplierFilter)[]
const naive = (rows: Row[], filter: Filter) =>
  rows.filter((row) => names.every((name) => filter[name] === undefined || meets[name](filter, row)))

const material = 'taffeta'

type Compare = (a: Row, b: Row, filter: Filter) => number
/** The suppliers have no other texts that say what they do. */
const getLevel = ({ query }: Filter, { nameKey }: Row) => {
  const missing = (query?.split(' ') ?? []).filter((word) => !nameKey.split(' ').includes(word))
  const levels = missing.map((word) => (word === material ? 1 : levelIfMentioned))
  return Math.min(
    worstLevel,
    levels.reduce((sum, level) => sum + level, 0),
  )
}
const nearest: Compare = (a, b, filter) => milesTo(filter, a) - milesTo(filter, b) || a.id - b.id
const best: Compare = (a, b, filter) => {
  if (!getCircle(filter)) return getLevel(filter, a) - getLevel(filter, b) || b.quality - a.quality || b.id - a.id
  const key = (row: Row) => {
    const forLevel = filter.query ? milesForLevel * getLevel(filter, row) : 0
    return milesTo(filter, row) - milesForQuality * row.quality + forLevel
  }
  return key(a) - key(b) || a.id - b.id
}
/** By relevance only who is found is compared. */
const orders: Record<Exclude<SupplierSort, 'RELEVANCE'>, Compare> = {
  BEST: best,
  DISTANCE: (a, b, filter) => (getCircle(filter) ? nearest : best)(a, b, filter),
  RATING: (a, b) => b.rating - a.rating || b.reviews - a.reviews || b.id - a.id,
  REVIEWS: (a, b) => b.reviews - a.reviews || b.rating - a.rating || b.id - a.id,
  NAME: (a, b) => (a.nameKey < b.nameKey ? -1 : Number(a.nameKey > b.nameKey)) || a.id - b.id,
}
const sorts = Object.values(SupplierSort)

const countBy = <Key extends string>(keys: Key[]): [Key, number][] =>
  [...new Set(keys)]
    .map((key): [Key, number] => [key, keys.filter((one) => one === key).length])
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))

const perPage = 7
const listed = async (filter: Filter, wanted: SupplierSort): Promise<number[]> => {
  const search = await understandSearch(pool, check(filterRules, filter))
  const sort = orderFor(search, wanted)
  const ids: number[] = []
  for (let last: ListedSupplier | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const position = last && getCursorPosition(sort, last)
    const page = await loadSupplierPage(pool, search, sort, { limit: perPage, ...(position ? { position } : {}) })
    ids.push(...page.map(({ id }) => id))
    last = page.length === perPage ? page.at(-1) : undefined
  }
  return ids
}

const world = { west: -180, south: -90, east: 180, north: 90 }
const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b)

/** Compares list, count, facets, map and its extent with the naive filter. */
const expectSame = async (rows: Row[], given: Filter, sort: SupplierSort) => {
  const filter = { ...given, asTyped: true }
  const what = JSON.stringify({ ...given, sort })
  const found = naive(rows, filter)
  const ids = await listed(filter, sort)
  if (sort === 'RELEVANCE' && filter.query) expect(ascending(ids), what).toEqual(ascending(found.map(({ id }) => id)))
  else {
    const order = orders[sort === 'RELEVANCE' ? 'BEST' : sort]
    expect(ids, what).toEqual(found.toSorted((a, b) => order(a, b, filter)).map(({ id }) => id))
  }
  const search = await understandSearch(pool, check(filterRules, filter))
  expect(await countMatches(pool, search), what).toEqual({ count: found.length, isExact: true })
  const { services, counties } = await countFacets(pool, search)
  const { service: _, services: __, ...anyService } = filter
  const { county: ___, counties: ____, ...anyCounty } = filter
  expect(
    services.map(({ service, count }) => [service, count]),
    what,
  ).toEqual(countBy(naive(rows, anyService).flatMap((row) => row.services)))
  expect(
    counties.map(({ county, count }) => [county, count]),
    what,
  ).toEqual(countBy(naive(rows, anyCounty).flatMap(({ county }) => county ?? [])))
  const placed = found.filter(({ latitude }) => latitude !== null)
  const points = await supplierMap(pool, { bounds: world, zoom: 22, filter })
  expect(ascending(points.map(({ supplier }) => supplier!.id)), what).toEqual(ascending(placed.map(({ id }) => id)))
  const [latitudes, longitudes] = [placed.map(({ latitude }) => latitude!), placed.map(({ longitude }) => longitude!)]
  expect(await mapExtent(pool, search), what).toEqual(
    placed.length
      ? expect.objectContaining({
          west: Math.min(...longitudes),
          south: Math.min(...latitudes),
          east: Math.max(...longitudes),
          north: Math.max(...latitudes),
        })
      : null,
  )
}

const counties = ['Kent', 'Devon', 'Powys', null]
const words = [material, 'quiraing', 'bobbinet']
const always = JSON.stringify(
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({ day, opens: '00:00', closes: '24:00' })),
)

const place = () => ({
  county: random.pick(counties),
  ...(random.chance(0.9)
    ? { latitude: 52 + random.next() * 3, longitude: random.next() * 4 - 3.5 }
    : { latitude: null, longitude: null }),
})
const made = () => ({
  name: `${random.pick(words)} ${random.int(1, 99)}`,
  description: random.chance(0.5) ? random.sample(words, 2).join(' ') : null,
  city: null,
  services: random.sample(['Blinds', 'Curtains', 'Plantation Shutters', 'Repairs'], 2),
  is_verified: random.chance(0.4),
  minimum_order_pence: random.chance(0.6) ? random.int(1, 12) * 1000 : null,
  opening_hours: random.chance(0.5) ? always : null,
  status: random.pick(['listed', 'listed', 'listed', 'pending']),
  ...place(),
})
const anyId = async () =>
  (await sql('select id from supplier order by random() limit 1'))[0]?.id ?? make.supplier(made())

beforeAll(async () => {
  await sql("insert into app_user (id, username, password) values (7, 'ada', 'x')")
  await make.location(['Mirfield'], mirfield)
  for (let count = 0; count < 45; count++) {
    const id = await make.supplier(made())
    if (random.chance(0.6)) await make.review(id, { rating: random.int(2, 5) })
  }
})

const values: { [Name in keyof typeof filterRules.shape]?: SupplierFilter[Name] } = {
  around: { latitude: 53, longitude: -1 },
  within: { south: 52.5, north: 54, west: -3, east: -0.5 },
  county: 'Kent',
  counties: ['Devon', 'Powys'],
  service: 'BLINDS',
  services: ['CURTAINS', 'REPAIRS'],
  verified: true,
  openNow: true,
  minRating: 3.5,
  maxMinimumOrderPence: 5000,
  radiusMiles: 80,
}
const single = Object.entries(values).map(([name, value]): Filter => ({ [name]: value }))
const pairs = single.flatMap((one, at) => single.slice(at + 1).map((other): Filter => ({ ...one, ...other })))

test('each filter and pair of filters, with and without words and place, equals a naive one', async () => {
  const rows = await readRows()
  const beside: Filter[] = [{}, { query: 'taffeta' }, { near: 'Mirfield' }, { query: 'quiraing', near: 'Mirfield' }]
  let turn = 0
  for (const filter of [{}, ...single, ...pairs])
    for (const other of beside)
      for (const sort of isLong ? sorts : [sorts[turn++ % sorts.length]!])
        await expectSame(rows, { ...filter, ...other }, sort)
}, 120_000)

const importThree = async () => {
  const path = join(folder, 'suppliers.csv')
  const lines = Array.from(
    { length: 3 },
    () => `${random.pick(words)} ${random.int(1, 99)},0113 496 0${random.int(100, 999)},Kent,Blinds`,
  )
  await writeFile(path, ['name,phone,county,services', ...lines].join('\n'))
  await importSuppliers(database, path, { apply: true })
}

const merge = async () => {
  const [survivor, duplicate] = await sql("select id from supplier where status = 'listed' order by random() limit 2")
  if (!duplicate) return
  await (database.orm.em.fork() as EntityManager).transactional(async (em) => {
    const rows = await lockSuppliers(em, [survivor.id, duplicate.id])
    const ada = { id: 7, username: 'ada', isAdmin: true }
    await mergeSupplier(em, ada, rows.get(survivor.id)!, rows.get(duplicate.id)!, 'the same')
  })
}

const changes: [() => Promise<unknown>, number][] = [
  [() => make.supplier(made()), 6],
  [
    async () =>
      sql('update supplier set latitude = $1, longitude = $2, county = $3 where id = $4', [
        ...coordinates(),
        await anyId(),
      ]),
    3,
  ],
  [
    async () => sql('update supplier set name = $1, opening_hours = null where id = $2', [made().name, await anyId()]),
    2,
  ],
  [
    async () =>
      sql('update supplier set services = $1, is_verified = not is_verified where id = $2', [
        made().services,
        await anyId(),
      ]),
    2,
  ],
  [async () => make.review(await anyId(), { rating: random.int(1, 5) }), 3],
  [async () => sql("update supplier set status = 'hidden' where id = $1", [await anyId()]), 1],
  [
    async () => sql("update supplier set status = 'listed' where id = $1 and merged_into_id is null", [await anyId()]),
    1,
  ],
  [async () => sql('update supplier set freshness = $1 where id = $2', [random.pick([0.25, 0.5]), await anyId()]), 1],
  [async () => sql("update supplier set phone = '0113 496 0000' where id = $1", [await anyId()]), 1],
  [() => sql('delete from supplier where id in (select id from supplier order by random() limit 2)'), 2],
  [
    () =>
      sql(
        "update supplier set status = case when status = 'listed' then 'hidden' else 'listed' end where id % 7 = 3 and merged_into_id is null",
      ),
    0.3,
  ],
  [merge, 1],
  [importThree, 0.5],
]
const coordinates = () => {
  const { latitude, longitude, county } = place()
  return [latitude, longitude, county]
}

/** Searches read of each listed supplier what follows from it, and nothing else. */
const expectWritten = async () => {
  const differing =
    'select count(*)::int n from ((table supplier_search except table searched_supplier) union all (table searched_supplier except table supplier_search)) d'
  expect(await sql(differing)).toEqual([{ n: 0 }])
}

const changeCount = isLong ? 10_000 : 40

test(
  'after random edits, reviews, merges, deletions and imports every filter and order equals the naive one',
  async () => {
    for (let change = 1; change <= changeCount; change++) {
      await random.weighted(changes)()
      if (change % (isLong ? 100 : 10)) continue
      await expectWritten()
      await sql('select count_pending_suppliers()')
      const rows = await readRows()
      for (let tries = 0; tries < 3; tries++)
        await expectSame(
          rows,
          { ...random.pick(pairs), ...random.pick([{}, { query: random.pick(words) }]) },
          random.pick(sorts),
        )
    }
  },
  isLong ? 1_200_000 : 60_000,
)

test('a change of any searched column is searched', async () => {
  const columns = await sql(`
    select column_name "column" from information_schema.columns
     where table_name = 'supplier_search' and column_name <> 'id' and column_name in (
           select column_name from information_schema.columns where table_name = 'supplier' and is_generated = 'NEVER')`)
  expect(columns.length).toBeGreaterThan(5)
  for (const { column } of columns) {
    await sql(`
      update supplier s set ${column} = o.${column} from supplier o
       where o.id = (select min(id) from supplier where ${column} <> s.${column})`)
    await expectWritten()
  }
})

test('bulk loads and truncated tables are searched correctly', async () => {
  await bulkLoad(pool, (client) =>
    client.query(`
      insert into supplier (name, services, county, average_rating, review_count, latitude, longitude, status)
      select 'taffeta ' || n, '{Blinds,Curtains}', (array['Kent', 'Devon'])[1 + n % 2], n % 50 / 10.0, n % 7, 52 + n % 30 / 10.0, n % 3, 'listed'
        from generate_series(1, 300) n`),
  )
  await expectWritten()
  await expectSame(await readRows(), { query: 'taffeta', county: 'Kent' }, 'RATING')
  await sql('truncate supplier cascade')
  await make.supplier(made())
  await expectWritten()
})
