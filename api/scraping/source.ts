import type { OpeningHours } from '../suppliers/supplier.entity.ts'

/** Most trustworthy first; `api` is a documented interface, `pattern` a shape in the page's text. */
export const layers = ['api', 'json-ld', 'microdata', 'attribute', 'selector', 'link', 'meta', 'pattern'] as const
export type Layer = (typeof layers)[number]

export interface SourcedValue<T = string> {
  value: T
  layer: Layer
}

/** On the source's own scale: 9.4 with `best` 10, 4.7 with `best` 5. */
export interface ExternalRatingValue {
  value: number
  best: number
  count: number
}

/** Phones are in national format, UK postcodes have their space, websites have no tracking parameters. */
export interface Listing {
  name: SourcedValue
  description?: SourcedValue
  phone?: SourcedValue
  email?: SourcedValue
  website?: SourcedValue
  address?: SourcedValue
  city?: SourcedValue
  county?: SourcedValue
  postcode?: SourcedValue
  country?: SourcedValue
  latitude?: SourcedValue<number>
  longitude?: SourcedValue<number>
  services?: SourcedValue<string[]>
  businessStatus?: SourcedValue
  openingHours?: SourcedValue<OpeningHours[]>
  serviceAreas?: SourcedValue<string[]>
  /** Google's place id: the only data from Places that may be stored permanently. */
  placeId?: SourcedValue
  rating?: SourcedValue<ExternalRatingValue>
  /** The source's own id for the business, from its profile's address; unique within the source. */
  sourceId?: string
  /** The business's page at the source, otherwise the page that lists it. */
  sourceUrl: string
  /** A paid placement: says nothing about the business itself. */
  isSponsored?: boolean
}

export type ListingField = Exclude<keyof Listing, 'sourceId' | 'sourceUrl' | 'isSponsored'>

export type PageKind = 'results' | 'empty' | 'profile'

export interface ReadPage {
  kind: PageKind
  listings: Listing[]
  nextUrl?: string
  total?: number
}

export interface Site {
  /** A site's root without a trailing slash, or a single page. */
  address: string
  label: string
}

/** Parsing makes no requests. */
export interface SourceReader {
  /** Profiles have more than cards, so a full run should read each `sourceUrl`. */
  hasRicherProfiles: boolean
  /** @param page counts from 1 */
  searchUrl(what: string, where: string, page: number): string
  /** @throws MarkupChanged without listings and "no results" text; Blocked for a challenge. */
  read(html: string, url: string): ReadPage
}
