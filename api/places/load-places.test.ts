import { afterAll, expect, test } from 'vitest'
import { seedReference } from '../seed/seed-reference.ts'
import { testDatabase } from '../testing/test-database.ts'
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

test('a database of an earlier release has the new places after its next start, and the known ones keep their ids', async () => {
  await seedReference(database)
  const before = await contents()
  const findLocationId = async (name: string, type: string) =>
    (await pool.query<{ id: number }>('select id from location where name = $1 and type = $2', [name, type])).rows[0]
      ?.id
  const leeds = await findLocationId('Leeds', 'town')
  await pool.query(`delete from location where type = 'area' or name in ('Clovelly', 'Dublin 4')`)
  await pool.query(`update location set town = 'Woking', latitude = 51.32 where name = 'GU25'`)
  await pool.query(
    `insert into location_name select 'cotswolds', id from location where name = 'Stow on the Wold' and type = 'town'`,
  )
  await pool.query(`update place_version set version = 'earlier'`)
  await seedReference(database)
  expect(await contents()).toEqual(before)
  expect(await findLocationId('Leeds', 'town')).toBe(leeds)
  expect(await resolvePlace(pool, 'Cotswolds')).toMatchObject({ name: 'Cotswolds', type: 'area' })
  expect(await resolvePlace(pool, 'GU25')).toMatchObject({ nearestTown: 'Virginia Water' })
})
