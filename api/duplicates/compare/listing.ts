import { selected } from '../../suppliers/supplier-columns.ts'
import type { SupplierColumns, SupplierField } from '../../suppliers/rules/supplier-fields.rules.ts'

const comparedFields = [
  'name',
  'phone',
  'website',
  'email',
  'address',
  'city',
  'county',
  'postcode',
  'country',
  'latitude',
  'longitude',
  'placeId',
] as const satisfies readonly SupplierField[]

/** True for the middle of a postcode district or a town. */
export const isPlacePoint = (latitude: string, longitude: string) =>
  `exists (select from location l where l.latitude = ${latitude} and l.longitude = ${longitude})`

/** For `supplier s`. */
export const listingColumns = `${selected(['id', ...comparedFields])}, ${isPlacePoint('s.latitude', 's.longitude')} "isPointDerived"`

export type ComparedListing = { name: string; isPointDerived?: boolean | null | undefined } & {
  [F in (typeof comparedFields)[number]]?: SupplierColumns[F] | null | undefined
}
