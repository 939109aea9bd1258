import { enumType } from '../schema/enum-type.ts'
import type { LocationType } from './location.entity.ts'

export const LocationKind = enumType('LocationKind', 'What kind of place it is.', {
  COUNTY: 'A county.',
  TOWN: 'A town, city or village.',
  OUTCODE: 'A postcode district, such as GL50.',
  POSTCODE_AREA: 'A postcode area, such as GL.',
  AREA: 'A landscape or an island, such as the Cotswolds.',
  COUNTRY: 'A country.',
})
export type LocationKind = keyof typeof LocationKind

export const toLocationKind = (type: LocationType) => type.toUpperCase() as Uppercase<LocationType>
