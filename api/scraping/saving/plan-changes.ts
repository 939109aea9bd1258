import { isProtectedField, type FieldSources } from '../../suppliers/field-sources.ts'
import type { PreparedListing, ScrapedValues } from './prepare-listing.ts'
import { scrapedFields, type ScrapedField } from './scraped-fields.ts'
import { isTrustedMore, type SourceName } from '../sources/registry.ts'

export type StoredSupplier = { [field in ScrapedField]?: unknown } & {
  id: number
  status: string
  fieldSource: FieldSources
}

/** Values of an owner, an administrator or unknown origin stay. */
export const planChanges = (
  standing: StoredSupplier,
  { source, values, derived }: PreparedListing,
): ScrapedValues | undefined => {
  const changes: Record<string, unknown> = {}
  const isMoved =
    isOpen('postcode', standing, source) && values.postcode !== undefined && values.postcode !== standing.postcode
  for (const field of scrapedFields) {
    const value = (values as Record<string, unknown>)[field]
    if (value === undefined || value === null || isProtectedField(standing.fieldSource, field)) continue
    const current = standing[field]
    if (isEmpty(current)) changes[field] = value
    else if (field === 'placeId' || (derived.has(field) && !isMoved) || !isOpen(field, standing, source)) continue
    else if (Array.isArray(value) && field !== 'openingHours')
      changes[field] = joined(current as string[], value as string[])
    else changes[field] = value
    if (isSame(current, changes[field])) delete changes[field]
  }
  if ('latitude' in changes !== 'longitude' in changes)
    Object.assign(changes, { latitude: values.latitude, longitude: values.longitude })
  return Object.keys(changes).length ? (changes as ScrapedValues) : undefined
}

/** The same or a less trusted source wrote the field. */
const isOpen = (field: ScrapedField, { fieldSource }: StoredSupplier, source: SourceName) => {
  const writer = fieldSource[field]?.source
  return writer === source || isTrustedMore(source, writer)
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

const joined = (current: string[], more: string[]) => {
  const known = new Set(current.map((item) => item.toLowerCase()))
  return [...current, ...more.filter((item) => !known.has(item.toLowerCase()))].slice(0, 50)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
