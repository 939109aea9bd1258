import type { SupplierMapQuery } from '../graphql.generated.ts'

/** What stands at one place of the map: a supplier, or how many there are. */
export type Point = SupplierMapQuery['supplierMap'][number]

/** A place on the map, in degrees. */
export interface Spot {
  latitude: number
  longitude: number
}
