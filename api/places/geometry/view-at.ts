import { readPoint, readTable } from '../../text/read-table.ts'
import { milesBetween, milesPerDegree } from './miles-between.rules.ts'

export const views = ['sea', 'hills', 'terrace', 'city'] as const
export type View = (typeof views)[number]

const readCircles = () =>
  readTable(new URL('views.txt', import.meta.url), ['view', 'place', 'country', 'point', 'miles']).map(
    ({ view, point, miles }) => ({ view: view as View, ...readPoint(point), miles: Number(miles) }),
  )

let circles: ReturnType<typeof readCircles> | undefined

/** A terrace if neither coast, city nor hill is near, or the point is unknown. */
export const viewAt = (point: { latitude: number | null; longitude: number | null }): View => {
  const { latitude, longitude } = point
  if (latitude === null || longitude === null) return 'terrace'
  circles ??= readCircles()
  const around = circles.find(
    (circle) =>
      Math.abs(circle.latitude - latitude) * milesPerDegree <= circle.miles &&
      milesBetween(circle, { latitude, longitude }) <= circle.miles,
  )
  return around?.view ?? 'terrace'
}
