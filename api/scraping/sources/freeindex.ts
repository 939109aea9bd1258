import type { HTMLElement } from 'node-html-parser'
import { jsonLdPart, likeliestBusiness } from '../reading/json-ld-listing.ts'
import { toListing, mergeParts, toListingPart } from '../reading/listing-parts.ts'
import { microdataPart } from '../reading/microdata.ts'
import {
  getLinkUrl,
  pick,
  pickAll,
  getTextPieces,
  getElementText,
  withoutQuery,
  type ScrapedPage,
} from '../reading/page-text.ts'
import { readDirectoryPage, type SiteShape } from '../reading/read-results.ts'
import type { Listing, Site, SourceReader } from '../source.ts'

// Last seen: 2026; `.search_result` 2020.
const cards = ['div.listing', 'li.listing', 'div.search_result']
const links = ['.listing_name a[href^="/profile"]', '.listing_name a[href*="/profile("]', 'a[href*="/profile("]']
const ratings = ['.ratinglarge[title]', '[title^="Average rating"]']
const websites = [
  '.psummary_company a[title^="http"]',
  '.psummary_company a[title^="www."]',
  '.psummary_company a[rel~="nofollow"]',
]

/** "/profile(sunny-blinds)_123456.htm" has the id 123456. */
const idIn = (url: string) => /\/profile(?:\(|%28)[^/]*?(?:\)|%29)_(\d+)\.htm/i.exec(withoutQuery(url))?.[1]

/** An icon's name, "place", precedes the place. */
const locality = (card: HTMLElement) => {
  const place = pick(card, '.listing_locality', '.listing_location')
  return (
    place &&
    getTextPieces(place)
      .filter((piece) => piece !== 'place')
      .join(', ')
  )
}

/** "Average rating of 4.9 based on 31 reviews" */
const readRating = (card: HTMLElement) => {
  const title = pick(card, ...ratings)?.getAttribute('title') ?? ''
  const value = /rating of ([\d.]{1,9})/i.exec(title)?.[1]
  const count = /([\d,]{1,12}) reviews?/i.exec(title)?.[1]
  return { value, best: 5, count: count ?? getElementText(pick(card, '.listing_reviewcount')) }
}

const readCard = (card: HTMLElement, page: ScrapedPage): Listing | undefined => {
  const link = pick(card, ...links)
  const href = getLinkUrl(link, page.base)
  if (!link || !href) return undefined
  const part = mergeParts(
    microdataPart(card),
    toListingPart('selector', {
      name: getElementText(link),
      wholeAddress: locality(card),
      description: getElementText(pick(card, '.listing_desc', '.listing_description')),
      services: getElementText(pick(card, '.listing_category', '.listing_cats')).split(/[,;|]/),
      rating: readRating(card),
    }),
  )
  return toListing(part, { sourceUrl: withoutQuery(href), sourceId: idIn(href) })
}

/** "Next 20 Listings", or a button that loads more. */
const nextUrl = ({ root, base }: ScrapedPage) => {
  const link = root.querySelectorAll('a.boxlink').find((element) => /^next\b/i.test(getElementText(element)))
  const more = pick(root, '#load-more-btn', 'a[rel="next"]', 'link[rel="next"]')
  return (
    getLinkUrl(link, base) ??
    ['data-url', 'data-href', 'href'].map((name) => getLinkUrl(more, base, name)).find(Boolean)
  )
}

const website = (page: ScrapedPage) => {
  const link = pick(page.root, ...websites)
  const title = link?.getAttribute('title')
  if (title && /^(?:https?:|www\.)/i.test(title.trim())) return title
  const href = getLinkUrl(link, page.base)
  return href && new URL(href).host !== new URL(page.url).host ? href : undefined
}

const readProfile = (page: ScrapedPage): Listing | undefined => {
  const name = pick(page.root, 'meta[property="og:title"]')?.getAttribute('content')
  const node = likeliestBusiness(page)
  if (!name && !node) return undefined
  const category = getElementText(page.root.querySelectorAll('.breadcrumb a').at(-1))
  const part = mergeParts(
    node && jsonLdPart(node),
    microdataPart(page.root),
    toListingPart('attribute', { website: website(page) }),
    toListingPart('selector', { services: category ? [category] : undefined, rating: readRating(page.root) }),
    toListingPart('meta', {
      name,
      description: pick(page.root, 'meta[name="description"]', 'meta[property="og:description"]')?.getAttribute(
        'content',
      ),
    }),
  )
  return toListing(part, { sourceUrl: withoutQuery(page.url), sourceId: idIn(page.url) })
}

const shape: SiteShape = {
  cards: ({ root }) => pickAll(root, ...cards),
  card: readCard,
  empty: /no (?:companies|businesses|suppliers) (?:were found|match)|sorry, we have no/i,
  nextUrl,
  isProfile: (url) => /\/profile(?:\(|%28)/i.test(url),
  profile: readProfile,
}

/** freeindex.co.uk: cards have name, place and rating; the profile's JSON-LD has the rest. */
export const freeindex = ({ address, label }: Site): SourceReader => ({
  hasRicherProfiles: true,
  searchUrl: (what, where, page) =>
    `${address}/searchresults.htm?${new URLSearchParams({ k: what, l: where, ...(page > 1 ? { page: String(page) } : {}) })}`,
  read: (html, url) => readDirectoryPage(html, url, label, () => shape),
})
