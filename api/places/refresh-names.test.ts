import { afterAll, expect, test } from 'vitest'
import { seedReference } from '../seed/seed-reference.ts'
import { testDatabase } from '../testing/test-database.ts'
import { areNamesFresh } from './refresh-names.ts'
import { resolvePlace } from './resolve-place.ts'

const database = await testDatabase('places')
const { pool } = database
afterAll(() => database.close())

/** Every name with its place, and how many places there are. */
const contents = async () =>
  (
    await pool.query(
      `select n.key, l.type, l.name, l.county from location_name n join location l on l.id = n.location_id order by n.key, l.type, l.name, l.county, l.latitude, l.longitude`,
    )
  ).rows

test('a database of an earlier release has the new names after its next start', async () => {
  expect(await areNamesFresh(pool)).toBe(true)
  const before = await contents()
  await pool.query(`delete from location where name in ('Yorkshire', 'Sussex')`)
  await pool.query(
    `insert into location_name select 'yorkshire', id from location where type = 'county' and name = 'North Yorkshire'`,
  )
  await pool.query(`delete from location_name where key in ('camden', 'bham', 'isle of man', 'hunts')`)
  expect(await resolvePlace(pool, 'Yorkshire')).toMatchObject({ name: 'North Yorkshire' })
  expect(await areNamesFresh(pool)).toBe(false)
  await seedReference(database)
  expect(await contents()).toEqual(before)
  expect(await areNamesFresh(pool)).toBe(true)
  expect(await resolvePlace(pool, 'Yorkshire')).toMatchObject({ name: 'Yorkshire', type: 'country' })
})

test('a name that leads to a place abroad or a town as well keeps it', async () => {
  const {
    rows: [town],
  } = await pool.query(
    `insert into location (type, name, country, latitude, longitude) values ('town', 'Cleveland', 'IE', 53, -7) returning id`,
  )
  await pool.query(`insert into location_name values ('cleveland', $1)`, [town.id])
  await pool.query(`delete from location_name where key = 'camden'`)
  await seedReference(database)
  expect((await pool.query(`select from location_name where key = 'cleveland'`)).rows).toHaveLength(2)
})

test('a database of an earlier release has the new places after its next start, and the known ones keep their ids', async () => {
  await seedReference(database)
  const before = await contents()
  const idOf = async (name: string, type: string) =>
    (await pool.query<{ id: number }>('select id from location where name = $1 and type = $2', [name, type])).rows[0]
      ?.id
  const leeds = await idOf('Leeds', 'town')
  await pool.query(`delete from location where type = 'area' or name in ('Clovelly', 'Dublin 4')`)
  await pool.query(`update location set town = 'Woking', latitude = 51.32 where name = 'GU25'`)
  await pool.query(
    `insert into location_name select 'cotswolds', id from location where name = 'Stow on the Wold' and type = 'town'`,
  )
  await pool.query(`update place_version set version = 'earlier'`)
  await seedReference(database)
  expect(await contents()).toEqual(before)
  expect(await idOf('Leeds', 'town')).toBe(leeds)
  expect(await resolvePlace(pool, 'Cotswolds')).toMatchObject({ name: 'Cotswolds', type: 'area' })
  expect(await resolvePlace(pool, 'GU25')).toMatchObject({ nearestTown: 'Virginia Water' })
})
