import { selected } from '../../suppliers/supplier-columns.ts'
import type { SupplierField } from '../../suppliers/rules/supplier-fields.rules.ts'
import type { Listing } from './listing.ts'

const comparedFields: readonly (SupplierField & ('id' | keyof Listing))[] = [
  'id',
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
]

/** Whether a point is only that of a place: the middle of a postcode district, or a town's. */
export const isPlacePoint = (latitude: string, longitude: string) =>
  `exists (select from location l where l.latitude = ${latitude} and l.longitude = ${longitude})`

/** The columns by which suppliers are compared, of `supplier s`. */
export const listingColumns = `${selected(comparedFields)}, ${isPlacePoint('s.latitude', 's.longitude')} "isPointDerived"`
