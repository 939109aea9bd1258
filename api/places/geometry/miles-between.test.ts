import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { milesBetween } from './miles-between.rules.ts'

test('London to Edinburgh is 332 miles as the crow flies', () => {
  expect(
    milesBetween({ latitude: 51.5074, longitude: -0.1278 }, { latitude: 55.9533, longitude: -3.1883 }),
  ).toBeCloseTo(332, 0)
})

test('without coordinates there is no distance', () => {
  expect(milesBetween({ latitude: 51.5, longitude: null }, { latitude: 55.9, longitude: -3.1 })).toBeUndefined()
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 })).toBe(0)
})

test('the database computes the same', async () => {
  const database = await testDatabase()
  try {
    const points = [51.5074, -0.1278, 55.9533, -3.1883]
    const { rows } = await database.pool.query('select miles_between($1, $2, $3, $4) miles', points)
    const [from, to] = [
      { latitude: 51.5074, longitude: -0.1278 },
      { latitude: 55.9533, longitude: -3.1883 },
    ]
    expect(milesBetween(from, to)).toBeCloseTo(rows[0].miles, 9)
  } finally {
    await database.close()
  }
})
