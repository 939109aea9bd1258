import { milesPerDegree, type Point } from './geometry/miles-between.rules.ts'
import { groupBy } from '../text/group-by.ts'
import { placeKey } from './place-key.ts'

export interface NamedPoint extends Point {
  name: string
  population: number | null
}

/** On a flat Earth: within 0.5% in Britain. */
export const flatMiles = (a: Point, b: Point): number => {
  const middle = (((a.latitude + b.latitude) / 2) * Math.PI) / 180
  const north = a.latitude - b.latitude
  const east = (a.longitude - b.longitude) * Math.cos(middle)
  return Math.sqrt(north * north + east * east) * milesPerDegree
}

export const byKey = <T extends NamedPoint>(places: T[]) => groupBy(places, ({ name }) => placeKey(name))

export const largestFirst = <T extends Pick<NamedPoint, 'population'>>(places: readonly T[]): T[] =>
  places.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))

export const nearestNamed = <T extends NamedPoint>(
  places: ReadonlyMap<string, T[]>,
  name: string,
  to: Point,
): T | undefined => (places.get(placeKey(name)) ?? []).toSorted((a, b) => flatMiles(a, to) - flatMiles(b, to))[0]
