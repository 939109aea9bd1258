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
