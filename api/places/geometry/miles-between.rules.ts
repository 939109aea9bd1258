export interface Point {
  latitude: number
  longitude: number
}
type MaybePoint = { [part in keyof Point]?: Point[part] | null }

/** As in the database's function miles_between. */
const earthRadiusMiles = 3958.756
const radians = Math.PI / 180

export const milesPerDegree = 69.09

/** As the crow flies, like the database's miles_between. */
export function milesBetween(from: Point, to: Point): number
export function milesBetween(from: MaybePoint, to: MaybePoint): number | undefined
export function milesBetween(from: MaybePoint, to: MaybePoint): number | undefined {
  if (from.latitude == null || from.longitude == null || to.latitude == null || to.longitude == null) return undefined
  const haversine =
    Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2 +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(haversine)))
}
