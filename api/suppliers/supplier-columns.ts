import type { Supplier } from './supplier.entity.ts'

/** The columns of `supplier s` by the entity's fields, so that a plain row serves as a Supplier. */
const columns = {
  id: 's.id',
  name: 's.name',
  description: 's.description',
  email: 's.email',
  phone: 's.phone',
  website: 's.website',
  address: 's.address',
  city: 's.city',
  county: 's.county',
  postcode: 's.postcode',
  country: 's.country',
  services: 's.services',
  serviceGroups: 's.service_groups',
  isPremium: 's.is_premium',
  averageRating: 's.average_rating',
  reviewCount: 's.review_count',
  logoUrl: 's.logo_url',
  bannerUrl: 's.banner_url',
  imageUrl: 's.image_url',
  isVerified: 's.is_verified',
  latitude: 's.latitude',
  longitude: 's.longitude',
  createdAt: 's.created_at',
  metaTitle: 's.meta_title',
  metaDescription: 's.meta_description',
  keywords: 's.keywords',
  specialties: 's.specialties',
  serviceAreas: 's.service_areas',
  establishedYear: 's.established_year',
  openingHours: 's.opening_hours',
  isDemo: 's.is_demo',
} as const satisfies Partial<Record<keyof Supplier, string>>

type Column = keyof typeof columns

/** The columns that computed fields need. */
const madeFrom = new Map<string, readonly string[]>([['similar', ['latitude', 'longitude', 'county', 'serviceGroups']]])

const selected = (fields: readonly Column[]) => fields.map((field) => `${columns[field]} "${field}"`).join(', ')

/** Every public column. */
export const supplierColumns = selected(Object.keys(columns) as Column[])

const known = new WeakMap<ReadonlySet<string>, string>()

/** Columns that every list reads: lists are sorted by them, and cursors hold them. */
const always = ['id', 'averageRating', 'reviewCount']

/** The columns that these fields need; every public column where no fields are given. */
export const columnsFor = (fields?: ReadonlySet<string>): string => {
  if (!fields) return supplierColumns
  const before = known.get(fields)
  if (before) return before
  const needed = new Set([...always, ...[...fields].flatMap((field) => madeFrom.get(field) ?? [field])])
  const found = selected((Object.keys(columns) as Column[]).filter((column) => needed.has(column)))
  known.set(fields, found)
  return found
}
