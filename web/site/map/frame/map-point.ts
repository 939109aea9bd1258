import type { MapPoint_PointFragment } from './MapPoint.generated.ts'

export type Point = MapPoint_PointFragment

/** Unique on a map, and constant while the map moves. */
export const pointKey = ({ supplier, latitude, longitude }: Point) => supplier?.id ?? `${latitude},${longitude}`

export interface Spot {
  latitude: number
  longitude: number
}

export interface Pin extends Spot {
  radiusMiles?: number
}
