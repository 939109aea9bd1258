interface Point {
  id: string
  latitude: number
  longitude: number
  count: number
}

/** Points closer than this on the screen would overlap. */
const minPixels = 46

/** Merges smaller points into larger; sort them largest first. */
export const mergePoints = (points: readonly Point[], degreesPerPixel: number): Point[] => {
  const minDistance = minPixels * degreesPerPixel
  const merged: Point[] = []
  for (const point of points) {
    const stretch = Math.cos((point.latitude * Math.PI) / 180) // a degree of latitude takes more pixels than one of longitude
    const near = merged.find(
      ({ latitude, longitude }) =>
        Math.hypot(longitude - point.longitude, (latitude - point.latitude) / stretch) < minDistance,
    )
    if (!near) {
      merged.push({ ...point })
      continue
    }
    const count = near.count + point.count
    near.latitude = (near.latitude * near.count + point.latitude * point.count) / count
    near.longitude = (near.longitude * near.count + point.longitude * point.count) / count
    if (near.count === 1) near.id = `${near.id}+`
    near.count = count
  }
  return merged
}
