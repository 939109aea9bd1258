import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { placeFinder } from './import-places.ts'

const { pool, close } = await testDatabase('places')
afterAll(close)

test('a place is looked up once', async () => {
  const places = placeFinder(pool)
  const statementsFor = (name: string) => countStatements(() => places.isTown(name))
  expect(await statementsFor('Leeds')).toBeGreaterThan(0)
  expect(await statementsFor('Leeds')).toBe(0)
})

test('after a failure of the database a place is looked up again', async () => {
  let isAway = false
  const away = new Proxy(pool, {
    get: (target, name) =>
      name === 'query' && isAway ? () => Promise.reject(new Error('away')) : Reflect.get(target, name, target),
  })
  const places = placeFinder(away)
  const listing = { name: 'Oak Blinds', postcode: 'LS1 4DY', country: 'United Kingdom' as const }
  expect(await places.isTown('York'), 'which is remembered').toBe(true)
  isAway = true
  expect(await places.isTown('York')).toBe(true)
  await expect(places.isTown('Leeds')).rejects.toThrow('away')
  isAway = false
  expect(await places.isTown('Leeds')).toBe(true)
  expect(await places.isTown('LS1')).toBe(false)
  isAway = true
  await expect(places.complete(listing)).rejects.toThrow('away')
  isAway = false
  expect((await places.complete(listing)).row).toMatchObject({ county: 'West Yorkshire' })
})

test('a scraper that runs for days notices postcodes that were loaded meanwhile', async () => {
  const places = placeFinder(pool)
  const complete = async () => {
    const { row } = await places.complete({ name: 'Oak Blinds', postcode: 'LS1 4DY', country: 'United Kingdom' })
    return row.latitude
  }
  const before = await complete()
  await pool.query(`insert into postcode values ('LS1 4DY', 53.81, -1.55)`)
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await pool.query('truncate postcode')
  })
  expect(await complete()).toBe(before)
  const later = performance.now() + 3_600_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  await new Promise((done) => setTimeout(done, 2)) // the cache remembers the time for a millisecond
  expect(await complete()).toBe(53.81)
})
