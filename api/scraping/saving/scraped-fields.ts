/** The fields of a supplier that a listing can fill, with their columns. */
export const scrapedFields = {
  name: 'name',
  description: 'description',
  email: 'email',
  phone: 'phone',
  website: 'website',
  address: 'address',
  city: 'city',
  county: 'county',
  postcode: 'postcode',
  country: 'country',
  services: 'services',
  latitude: 'latitude',
  longitude: 'longitude',
  openingHours: 'opening_hours',
  serviceAreas: 'service_areas',
  placeId: 'place_id',
} as const
export type ScrapedField = keyof typeof scrapedFields
export const scrapedFieldNames = Object.keys(scrapedFields) as ScrapedField[]

/** Their columns with types, as jsonb_to_recordset wants them. */
const types: Partial<Record<ScrapedField, string>> = {
  services: 'text[]',
  serviceAreas: 'text[]',
  latitude: 'double precision',
  longitude: 'double precision',
  openingHours: 'jsonb',
}
export const scrapedColumns = Object.values(scrapedFields).join(', ')
export const scrapedRecordType = scrapedFieldNames
  .map((field) => `${scrapedFields[field]} ${types[field] ?? 'text'}`)
  .join(', ')

/** Values by their columns; what is not there is null. */
export const toColumns = (values: { [field in ScrapedField]?: unknown }) =>
  Object.fromEntries(scrapedFieldNames.map((field) => [scrapedFields[field], values[field] ?? null]))
