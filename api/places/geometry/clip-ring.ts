import type { Position } from 'geojson'

/** Sutherland–Hodgman; the window is [west, south, east, north], and the result does not repeat its first point. */
export const clipRing = (ring: Position[], window: readonly [number, number, number, number]): Position[] =>
  [0, 1, 2, 3].reduce(
    (points, edge) => {
      const axis = edge % 2
      const limit = window[edge]!
      const isInside = (point: Position) => (edge < 2 ? point[axis]! >= limit : point[axis]! <= limit)
      return points.flatMap((point, index) => {
        const previous = points.at(index - 1)!
        const fraction = (limit - previous[axis]!) / (point[axis]! - previous[axis]!)
        const crossing =
          isInside(point) === isInside(previous)
            ? []
            : [previous.map((degrees, dimension) => degrees + fraction * (point[dimension]! - degrees))]
        return isInside(point) ? [...crossing, point] : crossing
      })
    },
    ring.slice(0, -1),
  )
