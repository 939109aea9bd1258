import { milesPerDegree } from '../places/miles-between.rules.ts'

interface Point {
  latitude: number
  longitude: number
}

/** The nearest places within a distance, nearest first. */
export const nearestPlaces = <T extends Point>(
  places: readonly T[],
  from: Point,
  count: number,
  withinMiles: number,
): T[] => {
  const east = milesPerDegree * Math.cos((from.latitude * Math.PI) / 180)
  const found: { place: T; miles: number }[] = []
  for (const place of places) {
    const north = (place.latitude - from.latitude) * milesPerDegree
    if (north > withinMiles || north < -withinMiles) continue
    const miles = Math.hypot(north, (place.longitude - from.longitude) * east)
    if (miles <= withinMiles) found.push({ place, miles })
  }
  return found
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count)
    .map(({ place }) => place)
}
