import type { OpeningHours } from '../suppliers/supplier.entity.ts'

/**
 * The layers of a page that values are read from, most trustworthy first; `api` is a documented interface, `pattern` a
 * shape in the page's text.
 */
export const layers = ['api', 'json-ld', 'microdata', 'attribute', 'selector', 'link', 'meta', 'pattern'] as const
export type Layer = (typeof layers)[number]

/** A value and the layer of the page that it was read from. */
export interface Found<T = string> {
  value: T
  layer: Layer
}

/** A rating on the source's own scale: 9.4 with `best` 10, 4.7 with `best` 5. Kept apart from this site's reviews. */
export interface OutsideRatingValue {
  value: number
  best: number
  count: number
}

/**
 * A business as one page describes it; a field that the page does not give is absent. Phones are in national format, UK
 * postcodes have their space, websites are absolute addresses without tracking parameters.
 */
export interface Listing {
  name: Found
  description?: Found
  phone?: Found
  email?: Found
  website?: Found
  address?: Found
  city?: Found
  county?: Found
  postcode?: Found
  country?: Found
  latitude?: Found<number>
  longitude?: Found<number>
  services?: Found<string[]>
  /** Whether it trades. */
  businessStatus?: Found
  openingHours?: Found<OpeningHours[]>
  serviceAreas?: Found<string[]>
  /** Google's place id: the one field from Places that may be kept for ever. */
  placeId?: Found
  rating?: Found<OutsideRatingValue>
  /** The source's own id for the business, from the address of its profile; unique within the source. */
  sourceId?: string
  /** The business's page at the source; where it has none, the page that it was read from. */
  sourceUrl: string
  /** A paid placement: says nothing about the business itself. */
  isSponsored?: boolean
}

export type ListingField = Exclude<keyof Listing, 'sourceId' | 'sourceUrl' | 'isSponsored'>

/** What kind of page it is. `empty` is one that says that nothing was found. */
export type PageKind = 'results' | 'empty' | 'profile'

export interface ReadPage {
  kind: PageKind
  listings: Listing[]
  /** The next page of the same results, as the page itself links it. */
  nextUrl?: string
  /** How many results the source counts in all, where it says so. */
  total?: number
}

/** A source's address and label. */
export interface Site {
  /** For a whole site its root, without a slash at the end; for a single page that page. */
  address: string
  label: string
}

/** How to search a source, and how to read its pages. Reading is pure: it makes no requests. */
export interface SourceReader {
  /** A profile says more than the card, so that a full run should also fetch and read each `sourceUrl`. */
  hasRicherProfiles: boolean
  /** @param page counts from 1 */
  searchUrl(what: string, where: string, page: number): string
  /**
   * Reads a page of results or a profile.
   * @throws MarkupChanged where it has neither listings nor a "no results" text.
   * @throws Blocked for a challenge page.
   */
  read(html: string, url: string): ReadPage
}
