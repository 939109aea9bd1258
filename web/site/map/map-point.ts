import type { SupplierMapQuery } from './SupplierMap.generated.ts'

export type Point = SupplierMapQuery['supplierMap'][number]

/** Unique on a map, and constant while the map moves. */
export const pointKey = ({ supplier, latitude, longitude }: Point) => supplier?.id ?? `${latitude},${longitude}`

export interface Spot {
  latitude: number
  longitude: number
}

export interface Pin extends Spot {
  radiusMiles?: number
}
