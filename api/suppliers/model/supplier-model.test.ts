import type { EntityManager } from '@mikro-orm/postgresql'
import { afterAll, expect, test, vi } from 'vitest'
import { bulkLoad } from '../../database/bulk-load.ts'
import { lockSuppliers, mergeSupplier } from '../../duplicates/merge-supplier.ts'
import { Random } from '../../server/random.ts'
import { isLong } from '../../testing/long.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { build } from '../supplier.build.ts'
import type { Columns } from './columns.ts'
import { columnsForMap, currentColumns, readColumns } from './supplier-model.ts'

const database = await testDatabase()
const { pool } = database
afterAll(database.close)
const make = build(pool)
const sql = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

const changes = isLong ? 10_000 : 60
const random = new Random(1, 2)
const counties = ['Kent', 'Devon', 'Powys', null]
const services = ['Blinds', 'Curtains', 'Plantation Shutters', 'Repairs']

/** Somewhere in Europe, or nowhere. */
const place = () => ({
  county: random.pick(counties),
  country: random.pick(['United Kingdom', 'France']),
  ...(random.chance(0.9)
    ? { latitude: 36 + random.next() * 30, longitude: random.next() * 40 - 10 }
    : { latitude: null, longitude: null }),
})
const made = () => ({
  name: `${random.pick(['Roman', 'Velvet', 'Bespoke'])} Blinds ${random.int(1, 999)}`,
  services: random.sample(services, 2),
  is_verified: random.chance(0.3),
  status: random.pick(['listed', 'listed', 'listed', 'pending']),
  ...place(),
})
const anyId = async () => (await sql('select id from supplier order by random() limit 1'))[0].id

const kinds = [
  () => make.supplier(made()),
  async () => {
    const { latitude, longitude, county } = place()
    await sql('update supplier set latitude = $1, longitude = $2, county = $3 where id = $4', [
      latitude,
      longitude,
      county,
      await anyId(),
    ])
  },
  async () => make.review(await anyId(), { rating: random.int(1, 5) }),
  async () => sql("update supplier set status = 'hidden' where id = $1", [await anyId()]),
  async () => sql("update supplier set status = 'listed' where id = $1 and merged_into_id is null", [await anyId()]),
  async () => sql('update supplier set freshness = $1 where id = $2', [random.pick([0.25, 0.5]), await anyId()]),
  async () => sql('delete from supplier where id = (select max(id) from supplier)'),
  async () => {
    const [kept, duplicate] = await sql(
      "select id from supplier where status = 'listed' and merged_into_id is null order by random() limit 2",
    )
    if (!duplicate) return
    await (database.orm.em.fork() as EntityManager).transactional(async (em) => {
      const rows = await lockSuppliers(em, [kept.id, duplicate.id])
      await mergeSupplier(em, ada, rows.get(kept.id)!, rows.get(duplicate.id)!, 'the same')
    })
  },
]
const ada = { id: 7, username: 'ada', isAdmin: true }

/** What it holds, in the order of ids. */
const held = (columns: Columns) =>
  Array.from({ length: columns.length }, (_, slot) => slot)
    .filter((slot) => columns.isListed(slot))
    .map((slot) => {
      const area = columns.areas[columns.areasOf[slot]!]!
      const { ids, latitudes, longitudes, marks, ratings, reviews, qualities } = columns
      return [ids, latitudes, longitudes, marks, ratings, reviews, qualities]
        .map((column) => column[slot])
        .concat(area as never)
    })
    .toSorted(([a], [b]) => a! - b!)
/** In each cell those that are there, once. */
const inCells = (columns: Columns) =>
  [...columns.cellsIn({ south: -90, north: 90, west: -180, east: 180 })]
    .flatMap(([slots]) => slots.map((slot) => columns.ids[slot]!))
    .toSorted((a, b) => a - b)

/** With all that has been written; PostgreSQL would answer meanwhile. */
const current = () =>
  vi.waitFor(
    async () => {
      const columns = await currentColumns(pool)
      if (!columns) throw new Error('not yet')
      return columns
    },
    { timeout: 10_000 },
  )

const expectTrue = async () => {
  const columns = await current()
  const fresh = await readColumns(pool)
  expect(held(columns)).toEqual(held(fresh))
  expect(inCells(columns)).toEqual(inCells(fresh))
  expect(fresh.length).toBe((await sql("select from supplier where status = 'listed'")).length)
}

test(
  'after random changes, merges and deletions it holds what PostgreSQL does',
  async () => {
    await sql("insert into app_user (id, username, password) values (7, 'ada', 'x')")
    for (let made = 0; made < 30; made++) await kinds[0]!()
    const first = await columnsForMap(pool)
    for (let change = 0; change < changes; change++) {
      await random.pick(kinds)()
      if (random.chance(isLong ? 0.01 : 0.1)) await expectTrue()
    }
    await expectTrue()
    expect(await current()).toBe(first) // never read anew
  },
  isLong ? 600_000 : undefined,
)

test('a bulk load and a truncated table are taken in as well', async () => {
  await bulkLoad(pool, (client) =>
    client.query("insert into supplier (name, status) select 'Loaded ' || n, 'listed' from generate_series(1, 2500) n"),
  )
  await expectTrue()
  await sql('truncate supplier cascade')
  await make.supplier()
  await expectTrue()
})
