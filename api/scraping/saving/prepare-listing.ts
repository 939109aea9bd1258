import { createHash } from 'node:crypto'
import { placeKey } from '../../places/place-key.ts'
import type { PlaceFinder } from '../../suppliers/import/import-places.ts'
import type { ImportRow } from '../../suppliers/import/import.rules.ts'
import { readCells, type Cells, type RowRead } from '../../suppliers/import/read-cells.ts'
import { tidyOutcode } from '../../places/postcodes/postcode-text.ts'
import { getFieldRow, type OfType } from '../../suppliers/rules/supplier-fields.rules.ts'
import { scrapedFields, type ScrapedField } from './scraped-fields.ts'
import type { Layer, Listing, ExternalRatingValue } from '../source.ts'
import type { SourceName } from '../sources/registry.ts'

export type ScrapedValues = Pick<ImportRow, ScrapedField & keyof ImportRow>

export interface PreparedListing {
  source: SourceName
  key: string
  listing: Listing
  values: ScrapedValues
  derived: Set<ScrapedField>
  layers: Partial<Record<string, Layer>>
  rating?: ExternalRatingValue
  keys: string[]
  refusal?: string
}

/** A page may list several businesses without profiles. */
export const getListingKey = ({ sourceId, sourceUrl, name }: Listing): string =>
  (
    sourceId ??
    `${sourceUrl.slice(0, 400)}#${createHash('sha256').update(placeKey(name.value)).digest('base64url').slice(0, 12)}`
  ).slice(0, 450)

const texts = scrapedFields.filter((field): field is OfType<ScrapedField, 'text'> => getFieldRow(field).type === 'text')

/** Leaves out invalid values; refuses a listing without a usable name; an outcode is not stored. */
export const prepareListing = async (
  source: SourceName,
  listing: Listing,
  places: PlaceFinder,
): Promise<PreparedListing> => {
  const layers = Object.fromEntries(
    Object.entries(listing).flatMap(([field, found]) => (isSourcedValue(found) ? [[field, found.layer]] : [])),
  ) as PreparedListing['layers']
  const prepared: PreparedListing = {
    source,
    key: getListingKey(listing),
    listing,
    values: { name: listing.name.value },
    derived: new Set(),
    layers,
    keys: [],
  }
  if (listing.rating) prepared.rating = listing.rating.value
  const read = readRow(listing)
  if ('refusal' in read)
    return {
      ...prepared,
      refusal: read.refusal.startsWith('name ') ? 'the page has no usable name for it' : read.refusal,
    }
  const { row } = read
  const isHalf = tidyOutcode(row.postcode ?? '') !== undefined
  const { postcode, ...placed } = (await places.complete(row)).row
  const derived = new Set(
    (['county', 'latitude', 'longitude'] as const).filter(
      (field) => placed[field] !== undefined && row[field] === undefined,
    ),
  )
  const { services, serviceAreas, openingHours } = listing
  const values: ScrapedValues = {
    ...placed,
    ...(postcode && !isHalf ? { postcode } : {}),
    ...(services && { services: services.value }),
    ...(serviceAreas && { serviceAreas: serviceAreas.value }),
    ...(openingHours && { openingHours: openingHours.value }),
  }
  return { ...prepared, values, derived, keys: getLockKeys(prepared.source, prepared.key, values) }
}

const isSourcedValue = (value: unknown): value is { value: unknown; layer: Layer } =>
  typeof value === 'object' && value !== null && 'layer' in value

const readRow = (listing: Listing): RowRead => {
  const given: Cells = {}
  for (const field of texts) if (listing[field]?.value.trim()) given[field] = listing[field].value
  const { latitude, longitude } = listing
  if (latitude && longitude)
    Object.assign(given, { latitude: latitude.value.toFixed(7), longitude: longitude.value.toFixed(7) })
  return readCells(given)
}

const getLockKeys = (
  source: SourceName,
  key: string,
  { name, phone, email, website, placeId }: ScrapedValues,
): string[] => {
  const host = website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : undefined
  const keys = [
    `${source} ${key}`,
    `name ${placeKey(name)}`,
    phone && `phone ${phone.replace(/\D+/g, '').slice(-9)}`,
    email && `email ${email.toLowerCase()}`,
    host && `host ${host}`,
    placeId && `place ${placeId}`,
  ]
  return keys.filter((one) => typeof one === 'string')
}
