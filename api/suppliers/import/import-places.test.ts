import { afterAll, expect, test } from 'vitest'
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
