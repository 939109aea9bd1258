import type { ImportRow } from './import.rules.ts'

/** The fields of a supplier that an import may set, with their columns. */
export const importFields = {
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
  contactEmail: 'contact_email',
  establishedYear: 'established_year',
  placeId: 'place_id',
  isPremium: 'is_premium',
  isVerified: 'is_verified',
  logoUrl: 'logo_url',
  bannerUrl: 'banner_url',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  keywords: 'keywords',
  specialties: 'specialties',
  serviceAreas: 'service_areas',
} as const satisfies Record<keyof ImportRow, string>
export type ImportField = keyof typeof importFields
const fieldNames = Object.keys(importFields) as ImportField[]

/** A supplier as stored. */
export type Existing = { id: number; status: string } & { [field in ImportField]: ImportRow[field] | null }

type Value = NonNullable<ImportRow[ImportField]>

export interface Change {
  field: ImportField | 'status'
  from: Value | null
  to: Value
}

/** What a row would change in a supplier: empty cells change nothing. A pending supplier becomes listed. */
export const changesOf = (existing: Existing, row: ImportRow): Change[] => {
  const changes = fieldNames.flatMap((field): Change[] => {
    const [from, to] = [existing[field] ?? null, row[field]]
    return to === undefined || isSame(from, to) ? [] : [{ field, from, to }]
  })
  if (existing.status === 'pending') changes.push({ field: 'status', from: 'pending', to: 'listed' })
  return changes
}

const isSame = (a: Value | null, b: Value) =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i]))
