import type { OpeningHours } from '../../suppliers/supplier.entity.ts'
import { countryCodes, type SupplierCountry } from '../../places/areas/country.rules.ts'
import { readCountryCell } from '../../places/read-country.ts'
import { tidyCapitals, tidyPlaceName } from '../../suppliers/import/tidy-capitals.ts'
import { isEmptyCell } from '../../text/tidy-cell.ts'
import { decodeText } from './page-text.ts'
import type { SourcedValue, Layer, Listing, ListingField, ExternalRatingValue } from '../source.ts'
import { eircodeIn, readPostcodeCell } from '../../places/postcodes/postcode-text.ts'
import { countyWritten, firstTownName, splitAddress, withoutBracket } from '../../places/addresses/split-address.ts'
import { phonesIn, tidyEmail, tidyWebsite } from './tidy-contact.ts'

export interface RawFields {
  name?: string
  description?: string
  phone?: string
  email?: string
  website?: string
  /** The address as one text; the separate fields below take precedence. */
  wholeAddress?: string
  street?: string
  city?: string
  county?: string
  postcode?: string
  country?: string
  /** The page's country, for phone numbers and addresses that name none. */
  knownCountry?: SupplierCountry
  latitude?: unknown
  longitude?: unknown
  services?: string[]
  serviceAreas?: string[]
  businessStatus?: string
  openingHours?: OpeningHours[]
  rating?: { value: unknown; best?: unknown; count?: unknown }
  placeId?: string
}

export type ListingPart = Partial<Pick<Listing, ListingField>>

const nothing = /^(?:[\s,.;|-]*|test|00000)$/i

const tidyText = (tidy: (text: string) => string, text: string | undefined) => text && tidy(text)

const words = (text: string | undefined, max: number) => {
  const tidy = text && decodeText(text.slice(0, 20_000).replace(/<[^<>]{1,200}>/g, ' '))
  return tidy && !nothing.test(tidy) && !isEmptyCell(tidy) ? tidy.slice(0, max).trim() : undefined
}

// bounded: `words` cuts at 300 characters
const comma = (text?: string) =>
  text
    ?.replace(/\s+,/g, ',')
    .replace(/(?:,\s*)+,/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '') || undefined

/** Such as "4.8" or "(1,204 reviews)". */
export const numberIn = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const match = typeof value === 'string' ? /-?\d[\d,]*(?:\.\d+)?/.exec(value)?.[0] : undefined
  return match === undefined ? undefined : Number(match.replaceAll(',', ''))
}

const degrees = (value: unknown, max: number) => {
  const number = numberIn(value)
  return number !== undefined && number !== 0 && Math.abs(number) <= max ? number : undefined
}

/** Values outside these limits are no rating, and would not fit the database. */
const minRating = 0.05
const maxBest = 1000
const maxCount = 10_000_000

const rating = (given: RawFields['rating']): ExternalRatingValue | undefined => {
  const [value, best = 5, count = 0] = [numberIn(given?.value), numberIn(given?.best), numberIn(given?.count)]
  return value !== undefined && value >= minRating && value <= best && best <= maxBest && count > 0 && count <= maxCount
    ? { value, best, count: Math.round(count) }
    : undefined
}

const list = (texts: string[] | undefined) => {
  const items = (texts ?? []).map((text) => words(text, 100)).filter((text) => text !== undefined)
  return items.length ? [...new Map(items.map((item) => [item.toLowerCase(), item])).values()].slice(0, 50) : undefined
}

/** Regions that many sites give instead of the county. */
const noCounty = /^(?:england|scotland|wales|northern ireland|united kingdom|uk|gb|great britain)$/i

/** "Marlow, Bucks" without its county, "Amsterdam (Noord)" without its district. */
const townAlone = (city: string | undefined) => {
  const town = city && withoutBracket(firstTownName(city))
  const parts = town?.split(', ')
  return parts?.length === 2 && countyWritten(parts[1]!) ? parts[0] : town
}

const withoutEnd = (street: string, others: (string | undefined)[]) => {
  const stated = new Set(others.map((other) => other?.trim().toLowerCase()))
  const parts = street.split(', ')
  while (parts.length > 1 && stated.has(parts.at(-1)!.toLowerCase())) parts.pop()
  return parts.join(', ')
}

/** Placeholders of themes and site builders, in the directory's languages. */
const sample =
  /\bmuster(?:stra(?:ß|ss)e|weg|platz|stadt|hausen|gasse)\b|\bvoorbeeld(?:straat|weg|laan|plein|stad)\b|\b(?:straat|plaats)naam\b|\b1234 ?ab\b|\b(?:rue|ville) (?:de l['’])?exemple\b|\bexempleville\b|\bvotre (?:rue|ville|adresse)\b|\b(?:calle|ciudad) (?:de )?ejemplo\b|\bcalle falsa\b|\bvia (?:di |dell['’])?esempio\b|\bcitt[aà] (?:di )?esempio\b|\bihre (?:stra(?:ß|ss)e|stadt|adresse)\b|\bany ?(?:town|city|street)\b|\b123 (?:main|fake|example|any|some|your|demo)\b|\byour (?:street|town|city|address|postcode)\b|\b(?:street|town|city) name\b|\blorem ipsum\b|\b(?:ab12 3cd|ab1 2cd|aa1 1aa|a1 1aa|xx1 1xx)\b/i
const isSample = (raw: RawFields) =>
  [raw.wholeAddress, raw.street, raw.city, raw.postcode].some((text) => text && sample.test(text.slice(0, 500)))

const spreadStreet = (raw: RawFields): RawFields => {
  const { street } = raw
  if (!street || raw.wholeAddress || (raw.city && raw.postcode && !/,/.test(street))) return raw
  const { address, city, county, postcode } = splitAddress(decodeText(street), raw.knownCountry)
  if (!postcode || (raw.postcode && !isSamePostcode(postcode, raw.postcode))) return raw
  const stated = {
    street: address,
    city: raw.city || city,
    county: raw.county || county,
    postcode: raw.postcode || postcode,
  }
  return { ...raw, ...stated }
}
const isSamePostcode = (one: string, other: string) =>
  one.replace(/\s/g, '').toLowerCase() === other.replace(/\s/g, '').toLowerCase()

const foreignCodes: { [country in SupplierCountry]?: RegExp } = {
  Netherlands: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  Belgium: /^[1-9]\d{3}$/,
  France: /^\d{5}$/,
  Germany: /^\d{5}$/,
  Spain: /^\d{5}$/,
  Italy: /^\d{5}$/,
}
const countryByCode = ({ knownCountry, postcode = '' }: RawFields) =>
  knownCountry && foreignCodes[knownCountry]?.test(decodeText(postcode)) ? knownCountry : undefined

/** An invalid foreign postcode stays. */
const tidyCode = (postcode: string, country: SupplierCountry = 'United Kingdom') =>
  readPostcodeCell(postcode, country) ?? (country === 'United Kingdom' ? undefined : postcode)

const addressFields = (stated: RawFields) => {
  const raw = spreadStreet(stated)
  const named = raw.country ? readCountryCell(decodeText(raw.country)) : undefined
  const given = named && 'country' in named ? named.country : undefined
  const whole = raw.wholeAddress ? splitAddress(raw.wholeAddress, given ?? raw.knownCountry) : {}
  const eircode = raw.postcode && eircodeIn(raw.postcode)
  const listed = given ?? whole.country ?? (eircode ? 'Ireland' : countryByCode(raw))
  const elsewhere = named && 'elsewhere' in named ? named.elsewhere : whole.elsewhere
  const county = words(raw.county, 100)
  const postcode = words(raw.postcode, 20)
  const city = townAlone(comma(words(raw.city, 100))) ?? words(whole.city, 100)
  const street = comma(words(raw.street, 300))
  return {
    address: tidyText(
      tidyCapitals,
      (street && withoutEnd(street, [city, raw.county, raw.postcode])) ?? comma(words(whole.address, 300)),
    ),
    city: tidyText(tidyPlaceName, city),
    county: (county && !noCounty.test(county) ? (countyWritten(county) ?? county) : undefined) ?? whole.county,
    postcode: (postcode && tidyCode(postcode, listed)) || whole.postcode,
    listed,
    /** an unsupported country is refused later, with its reason */
    country: listed ?? elsewhere,
  }
}

/** If the address is a theme's placeholder, so are the hours. */
const ofSample = new Set('wholeAddress street city county postcode country latitude longitude openingHours'.split(' '))
const withoutSample = (raw: RawFields): RawFields =>
  Object.fromEntries(Object.entries(raw).filter(([field]) => !ofSample.has(field)))

export const toListingPart = (layer: Layer, given: RawFields): ListingPart => {
  const raw = isSample(given) ? withoutSample(given) : given
  const latitude = degrees(raw.latitude, 90)
  const longitude = degrees(raw.longitude, 180)
  const hasPoint = latitude !== undefined && longitude !== undefined
  const name = tidyText(tidyCapitals, words(raw.name, 200))
  const { listed, ...address } = addressFields(raw)
  const phoneCountry = listed ?? raw.knownCountry ?? 'United Kingdom'
  const values = {
    name: name && name.length >= 2 ? name : undefined,
    description: words(raw.description, 5000),
    phone: raw.phone && phonesIn(decodeText(raw.phone), countryCodes[phoneCountry])[0],
    email: raw.email && tidyEmail(decodeText(raw.email)),
    website: raw.website && tidyWebsite(decodeText(raw.website)),
    ...address,
    latitude: hasPoint ? latitude : undefined,
    longitude: hasPoint ? longitude : undefined,
    services: list(raw.services),
    serviceAreas: list(raw.serviceAreas),
    businessStatus: words(raw.businessStatus, 40),
    openingHours: raw.openingHours,
    rating: rating(raw.rating),
    placeId: words(raw.placeId, 300),
  }
  const stated = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(stated.map(([field, value]) => [field, { value, layer } satisfies SourcedValue<unknown>]))
}

const placeFields = ['address', 'city', 'county', 'postcode', 'country', 'latitude', 'longitude'] as const
type Place = Pick<ListingPart, (typeof placeFields)[number]>

/** Most trustworthy first; two addresses are never mixed. */
export const mergeParts = (...parts: (ListingPart | undefined)[]): ListingPart => {
  const stated = parts.filter((part) => part !== undefined)
  const merged: ListingPart = Object.assign({}, ...stated.toReversed())
  for (const field of placeFields) delete merged[field]
  return { ...merged, ...mergePlaces(stated.map(placeIn)) }
}

const placeIn = (part: ListingPart): Place =>
  Object.fromEntries(placeFields.flatMap((field) => (part[field] ? [[field, part[field]]] : [])))

const hasAddress = ({ address, city, postcode }: Place) => Boolean(postcode ?? (address && city))

const mergePlaces = (places: Place[]): Place => {
  const merged = { ...(places.find(hasAddress) ?? places.find(({ address, city }) => address ?? city)) }
  for (const place of places) if (doAgree(merged, place)) Object.assign(merged, { ...place, ...merged })
  return merged
}

/** A place that the page's text contradicts is a theme's placeholder, and so are its phone number and hours. */
export const withoutForeignPlace = (stated: ListingPart, written: ListingPart, text: string): ListingPart => {
  const [place, shown] = [placeIn(stated), placeIn(written)]
  const isAbroad = place.country !== undefined && place.country.value !== (shown.country?.value ?? 'United Kingdom')
  const isOther = isAbroad || (!place.postcode && !doAgree(place, shown))
  const all = letters(text)
  const isShown = (found?: SourcedValue) => found !== undefined && all.includes(letters(found.value))
  if (!shown.postcode || !isOther || isShown(place.address) || isShown(place.postcode)) return stated
  const { phone, openingHours: _, ...rest } = stated
  for (const field of placeFields) delete rest[field]
  return phone && isShown(phone) ? { ...rest, phone } : rest
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')

const doAgree = (one: Place, other: Place): boolean => {
  for (const field of ['postcode', 'city', 'address'] as const) {
    const [a, b] = [letters(one[field]?.value ?? ''), letters(other[field]?.value ?? '')]
    if (a && b) return a.includes(b) || b.includes(a)
  }
  const isBare = ({ address, city, postcode }: Place) => !(address ?? city ?? postcode)
  const isAbroad = one.country && other.country && one.country.value !== other.country.value
  return !isAbroad && (isBare(one) || isBare(other))
}

export const toListing = (
  part: ListingPart,
  where: Pick<Listing, 'sourceUrl' | 'sourceId' | 'isSponsored'>,
): Listing | undefined => {
  if (!part.name) return undefined
  const stated = Object.entries(where).filter(([, value]) => value !== undefined && value !== false)
  return { ...part, name: part.name, sourceUrl: where.sourceUrl, ...Object.fromEntries(stated) }
}
