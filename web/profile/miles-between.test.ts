import { expect, test } from 'vitest'
import { milesBetween } from './miles-between.ts'

test('London to Edinburgh is 332 miles as the crow flies', () => {
  expect(
    milesBetween({ latitude: 51.5074, longitude: -0.1278 }, { latitude: 55.9533, longitude: -3.1883 }),
  ).toBeCloseTo(332, 0)
})

test('without coordinates there is no distance', () => {
  expect(milesBetween({ latitude: 51.5, longitude: null }, { latitude: 55.9, longitude: -3.1 })).toBeUndefined()
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 })).toBe(0)
})
