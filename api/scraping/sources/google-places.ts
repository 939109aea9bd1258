import { isNode, type JsonLdNode } from '../reading/json-ld.ts'
import type { ReadPage, Site, SourceReader, Listing } from '../source.ts'
import { MarkupChanged } from '../../outgoing/page-errors.ts'
import type { SupplierCountry } from '../../places/areas/country.rules.ts'
import { countryNamed } from '../../places/read-country.ts'
import type { OpeningHours } from '../../suppliers/supplier.entity.ts'
import { collectSpans, type DaySpan } from '../../suppliers/opening-hours/collect-spans.ts'
import { isSpan } from '../../suppliers/opening-hours/check-hours.rules.ts'
import { weekdays } from '../../suppliers/opening-hours/weekdays.rules.ts'
import { toListing, mergeParts, toListingPart } from '../reading/listing-parts.ts'
import { recogniseServices } from '../reading/recognise-services.ts'

export const parseAnswer = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isNode(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const searchEndpoint = (address: string) => `${address}/v1/places:searchText`

export const readGooglePlaces = (text: string, url: string): ReadPage & { nextPageToken?: string } => {
  const answer = parseAnswer(text)
  const places = answer?.['places'] ?? []
  if (!answer || !Array.isArray(places)) throw new MarkupChanged(url, 'Google Places’ response is not a list of places')
  const listings = places
    .filter(isNode)
    .map(googlePlaceListing)
    .filter((listing) => listing !== undefined)
  const token = answer['nextPageToken']
  return {
    kind: places.length ? 'results' : 'empty',
    listings,
    ...(typeof token === 'string' && token ? { nextPageToken: token } : {}),
  }
}

/** The API has one address for all searches: `searchUrl` only distinguishes them. */
export const googlePlaces = ({ address }: Pick<Site, 'address'>): SourceReader => ({
  hasRicherProfiles: false,
  searchUrl: (keyword, where) => `${searchEndpoint(address)}?${new URLSearchParams({ where, keyword }).toString()}`,
  read: readGooglePlaces,
})

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const node = (value: unknown): JsonLdNode => (isNode(value) ? value : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const time = (value: unknown) => {
  const { hour, minute = 0 } = node(value)
  return typeof hour === 'number' ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : undefined
}

/** Days count from Sunday; a period over several days is split at midnight. */
const toDaySpans = (period: JsonLdNode): DaySpan[] => {
  const [opens, closes] = [time(period['open']), time(period['close'])]
  const [from, to] = [node(period['open'])['day'], node(period['close'])['day']]
  if (typeof from !== 'number' || typeof to !== 'number' || !opens || !closes) return []
  const day = (from + 6) % 7
  const later = (to - from + 7) % 7
  if (later === 0 && opens < closes) return [{ day, opens, closes }]
  if (later === 1 && closes < opens && isSpan(opens, closes)) return [{ day, opens, closes }]
  const days = later || 7
  return [
    { day, opens, closes: '24:00' },
    ...Array.from({ length: days - 1 }, (_, index) => ({
      day: (day + index + 1) % 7,
      opens: '00:00',
      closes: '24:00',
    })),
    ...(closes > '00:00' ? [{ day: (day + days) % 7, opens: '00:00', closes }] : []),
  ]
}

/** Days without a period are closed; one without an end is unknown. */
const readPlaceHours = (place: JsonLdNode): OpeningHours[] | undefined => {
  const periods = list(node(place['regularOpeningHours'])['periods']).map(node)
  const isAlways = periods.length === 1 && !periods[0]!['close']
  const endless = isAlways
    ? []
    : periods.filter((period) => !period['close']).map((period) => node(period['open'])['day'])
  const week = weekdays
    .map((_, day) => ({ day, ...(isAlways && { opens: '00:00', closes: '24:00' }) }))
    .filter(({ day }) => !endless.includes((day + 1) % 7))
  return collectSpans([...periods.flatMap(toDaySpans), ...week])
}

const numberLast = new Set<SupplierCountry>(['Germany', 'Spain', 'Italy', 'Netherlands', 'Belgium'])

const readPlaceAddress = (place: JsonLdNode) => {
  const components = list(place['addressComponents']).map(node)
  const component = (...types: string[]) =>
    types
      .map((type) => text(components.find((entry) => list(entry['types']).includes(type))?.['longText']))
      .find(Boolean)
  const postal = node(place['postalAddress'])
  const parts = [component('street_number'), component('route')]
  const isNumberLast = numberLast.has(countryNamed(component('country') ?? '') ?? 'United Kingdom')
  const house = (isNumberLast ? parts.toReversed() : parts).filter(Boolean).join(' ')
  const street = [component('subpremise'), house].filter(Boolean).join(', ')
  const lines = list(postal['addressLines']).filter((line) => typeof line === 'string')
  return {
    street: street || lines.join(', ') || undefined,
    city: component('postal_town', 'locality') ?? text(postal['locality']),
    county: component('administrative_area_level_2') ?? text(postal['administrativeArea']),
    postcode: component('postal_code') ?? text(postal['postalCode']),
    country: component('country') ?? text(postal['regionCode']),
    wholeAddress: text(place['formattedAddress']),
  }
}

/** Undefined for a permanently closed business. */
export const googlePlaceListing = (place: JsonLdNode): Listing | undefined => {
  const id = text(place['id'])
  if (!id || place['businessStatus'] === 'CLOSED_PERMANENTLY') return undefined
  const name = text(node(place['displayName'])['text'])
  const { latitude, longitude } = node(place['location'])
  const part = toListingPart('api', {
    name,
    ...readPlaceAddress(place),
    latitude,
    longitude,
    phone: text(place['internationalPhoneNumber']) ?? text(place['nationalPhoneNumber']),
    website: text(place['websiteUri']),
    businessStatus: text(place['businessStatus']),
    openingHours: readPlaceHours(place),
    rating: { value: place['rating'], best: 5, count: place['userRatingCount'] },
    placeId: id,
  })
  const known = mergeParts(part, toListingPart('pattern', { services: recogniseServices(name ?? '') }))
  return toListing(known, {
    sourceUrl: text(place['googleMapsUri']) ?? `https://www.google.com/maps/place/?q=place_id:${id}`,
    sourceId: id,
  })
}
