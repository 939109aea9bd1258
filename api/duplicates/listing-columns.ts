import { selected } from '../suppliers/supplier-columns.ts'
import type { SupplierField } from '../suppliers/supplier-fields.rules.ts'
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

/** The columns by which suppliers are compared, of `supplier s`. */
export const listingColumns = selected(comparedFields)
