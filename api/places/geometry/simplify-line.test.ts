import { expect, test } from 'vitest'
import { simplified } from './simplify-line.ts'

test('a line keeps its ends and its corners, and loses points nearer than the tolerance', () => {
  const coast = [
    [0, 0],
    [1, 0.05],
    [2, 0],
    [2, 3],
    [2.05, 4],
    [2, 5],
  ]
  const corners = [coast[0], coast[2], coast[5]]
  expect(simplified(coast, 0.1)).toEqual(corners)
  expect(simplified(coast, 0.01)).toEqual(coast)
  expect(simplified([...coast, [0, 0]], 0.1), 'a ring').toEqual([...corners, [0, 0]])
})
