import { afterAll, expect, test } from 'vitest'
import { seedReference } from '../../seed/seed-reference.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { resolvePlace } from '../resolve-place.ts'

const database = await testDatabase('places')
const { pool } = database
afterAll(() => database.close())

const contents = `
  select n.key, l.type, l.name, l.county, l.latitude, l.longitude
    from location l left join location_name n on n.location_id = l.id`

test('a database of an earlier release gets new places at its next start, and known ones keep their ids', async () => {
  await seedReference(database)
  await pool.query(`
    with earlier as (
      insert into location (type, name, country, latitude, longitude, source)
      values ('town', 'Known only earlier', 'GB', 51.4, -2.5, 'by hand') returning id)
    insert into location_name select 'known only earlier', id from earlier`)
  await pool.query(`create table before as ${contents}`)
  const findLocationId = async (name: string, type: string) =>
    (await pool.query<{ id: number }>('select id from location where name = $1 and type = $2', [name, type])).rows[0]
      ?.id
  const leeds = await findLocationId('Leeds', 'town')
  await pool.query(`delete from location where type = 'area' or name in ('Clovelly', 'Dublin 4')`)
  await pool.query(`update location set town = 'Woking', latitude = 51.32 where name = 'GU25'`)
  await pool.query(
    `insert into location_name select 'cotswolds', id from location where name = 'Stow on the Wold' and type = 'town'`,
  )
  await pool.query(`
    with region as (
      insert into location (id, type, name, country, latitude, longitude, source)
      select max(id) + 1, 'country', 'Avon', 'GB', 51.4, -2.5, 'by hand' from location returning id)
    insert into location_name select 'avon', id from region`)
  await pool.query(`update place_version set version = 'earlier'`)
  await seedReference(database)
  const { rows: differences } = await pool.query(
    `(${contents} except all table before) union all (table before except all ${contents})`,
  )
  expect(differences).toEqual([])
  expect(await findLocationId('Leeds', 'town')).toBe(leeds)
  expect(await resolvePlace(pool, 'Cotswolds')).toMatchObject({ name: 'Cotswolds', type: 'area' })
  expect(await resolvePlace(pool, 'Avon')).toMatchObject({ type: 'area' })
  expect(await resolvePlace(pool, 'GU25')).toMatchObject({ nearestTown: 'Virginia Water' })
})

test('places are counted in time proportional to their number, even if the first start was interrupted', async () => {
  const client = await pool.connect()
  const plans: string[] = []
  client.on('notice', ({ message = '' }) => plans.push(message))
  try {
    await client.query(`
      begin;
      load 'auto_explain';
      set local auto_explain.log_min_duration = 0;
      set local auto_explain.log_nested_statements = on;
      set local client_min_messages = log;
      update pg_class set reltuples = 0 where oid = 'location'::regclass;
      select rebuild_place_counts()`) // as autovacuum leaves it after a load that was rolled back
  } finally {
    await client.query('rollback')
    client.release(true)
  }
  const plan = plans.find((text) => text.includes('Update on location l'))
  expect(plan).toMatch(/(Hash|Merge) Join .*\n/)
  expect(plan).not.toMatch(/Nested Loop .*\n.* (counted n|location l) /)
})
