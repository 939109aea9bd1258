import type { MapPoint_PointFragment } from './MapPoint.generated.ts'

export type MapPoint = MapPoint_PointFragment

/** Unique on a map, and constant while the map moves. */
export const pointKey = ({ supplier, latitude, longitude }: MapPoint) => supplier?.id ?? `${latitude},${longitude}`

export interface Spot {
  latitude: number
  longitude: number
}

export interface Pin extends Spot {
  radiusMiles?: number
}
