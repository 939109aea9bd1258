import type { OpeningHours } from '../suppliers/supplier.entity.ts'

/**
 * The layers of a page, most trustworthy first; `api` is a documented interface, `pattern` a shape in the page's text.
 */
export const layers = ['api', 'json-ld', 'microdata', 'attribute', 'selector', 'link', 'meta', 'pattern'] as const
export type Layer = (typeof layers)[number]

export interface SourcedValue<T = string> {
  value: T
  layer: Layer
}

/** A rating on the source's own scale: 9.4 with `best` 10, 4.7 with `best` 5. Separate from this site's reviews. */
export interface OutsideRatingValue {
  value: number
  best: number
  count: number
}

/**
 * A business as described on one page; missing fields are absent. Phones are in national format, UK postcodes have
 * their space, websites are absolute addresses without tracking parameters.
 */
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
  /** Whether it trades. */
  businessStatus?: SourcedValue
  openingHours?: SourcedValue<OpeningHours[]>
  serviceAreas?: SourcedValue<string[]>
  /** Google's place id: the only data from Places that may be stored permanently. */
  placeId?: SourcedValue
  rating?: SourcedValue<OutsideRatingValue>
  /** The source's own id for the business, from its profile's address; unique within the source. */
  sourceId?: string
  /** The business's page at the source, otherwise the page that lists it. */
  sourceUrl: string
  /** A paid placement: says nothing about the business itself. */
  isSponsored?: boolean
}

export type ListingField = Exclude<keyof Listing, 'sourceId' | 'sourceUrl' | 'isSponsored'>

/** The kind of page; `empty` says that nothing was found. */
export type PageKind = 'results' | 'empty' | 'profile'

export interface ReadPage {
  kind: PageKind
  listings: Listing[]
  /** The next page of the same results, as linked on this one. */
  nextUrl?: string
  total?: number
}

export interface Site {
  /** A site's root without a trailing slash, or a single page. */
  address: string
  label: string
}

/** How to search a source and parse its pages. Parsing makes no requests. */
export interface SourceReader {
  /** Profiles have more than cards, so a full run should read each `sourceUrl`. */
  hasRicherProfiles: boolean
  /** @param page counts from 1 */
  searchUrl(what: string, where: string, page: number): string
  /**
   * Parses a page of results or a profile.
   * @throws MarkupChanged if it has neither listings nor a "no results" text.
   * @throws Blocked for a challenge page.
   */
  read(html: string, url: string): ReadPage
}
