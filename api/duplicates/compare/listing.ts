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

/** Whether a point is only that of a place: the middle of a postcode district, or a town's. */
export const isPlacePoint = (latitude: string, longitude: string) =>
  `exists (select from location l where l.latitude = ${latitude} and l.longitude = ${longitude})`

/** The columns by which suppliers are compared, of `supplier s`. */
export const listingColumns = `${selected(comparedFields)}, ${isPlacePoint('s.latitude', 's.longitude')} "isPointDerived"`

/** The fields by which two listings are compared: one of our suppliers, or what a source says about one. */
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
  /** The point is the middle of its town or postcode district. */
  isPointDerived?: boolean | null | undefined
  /** Google's place id. */
  placeId?: string | null | undefined
}
