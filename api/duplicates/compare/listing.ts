import { selected } from '../../suppliers/supplier-columns.ts'
import type { SupplierField } from '../../suppliers/rules/supplier-fields.rules.ts'

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

/** True for the middle of a postcode district or a town. */
export const isPlacePoint = (latitude: string, longitude: string) =>
  `exists (select from location l where l.latitude = ${latitude} and l.longitude = ${longitude})`

/** For `supplier s`. */
export const listingColumns = `${selected(comparedFields)}, ${isPlacePoint('s.latitude', 's.longitude')} "isPointDerived"`

export interface Listing {
  name: string
  phone?: string | null | undefined
  website?: string | null | undefined
  email?: string | null | undefined
  address?: string | null | undefined
  city?: string | null | undefined
  county?: string | null | undefined
  postcode?: string | null | undefined
  country?: string | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  isPointDerived?: boolean | null | undefined
  placeId?: string | null | undefined
}
