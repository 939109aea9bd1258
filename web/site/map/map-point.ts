import type { SupplierMapQuery } from '../../graphql.generated.ts'

/** What stands at one place of the map: a supplier, or how many there are. */
export type Point = SupplierMapQuery['supplierMap'][number]

/** Tells the points of one map apart, and stays the same while the map is moved. */
export const pointKey = ({ supplier, latitude, longitude }: Point) => supplier?.id ?? `${latitude},${longitude}`

/** A place on the map, in degrees. */
export interface Spot {
  latitude: number
  longitude: number
}

/** A place with a pin, and a ring at this distance around it. */
export interface Pin extends Spot {
  radiusMiles?: number
}
