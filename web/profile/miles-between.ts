interface Point {
  latitude?: number | null
  longitude?: number | null
}

const earthRadiusMiles = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Miles as the crow flies; undefined where one of the two has no coordinates. */
export const milesBetween = (from: Point, to: Point): number | undefined => {
  if (from.latitude == null || from.longitude == null || to.latitude == null || to.longitude == null) return undefined
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const haversine =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(haversine))
}
