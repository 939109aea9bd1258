import type { Position } from 'geojson'

/** By Sutherland–Hodgman; the window is west, south, east, north, and the first point is not repeated. */
export const clipped = (ring: Position[], window: readonly [number, number, number, number]): Position[] =>
  [0, 1, 2, 3].reduce(
    (points, edge) => {
      const axis = edge % 2
      const limit = window[edge]!
      const isIn = (point: Position) => (edge < 2 ? point[axis]! >= limit : point[axis]! <= limit)
      return points.flatMap((point, index) => {
        const before = points.at(index - 1)!
        const part = (limit - before[axis]!) / (point[axis]! - before[axis]!)
        const cut =
          isIn(point) === isIn(before) ? [] : [before.map((degrees, at) => degrees + part * (point[at]! - degrees))]
        return isIn(point) ? [...cut, point] : cut
      })
    },
    ring.slice(0, -1),
  )
