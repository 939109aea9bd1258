import type { HTMLElement } from 'node-html-parser'
import { isNode, jsonLdNodes, getNodeTypes, type JsonLdNode } from '../reading/json-ld.ts'
import { businessScore, jsonLdPart } from '../reading/json-ld-listing.ts'
import { toListing, mergeParts, toListingPart } from '../reading/listing-parts.ts'
import { microdataPart } from '../reading/microdata.ts'
import {
  getLinkUrl,
  getTextLines,
  pick,
  getTextPieces,
  getElementText,
  type ScrapedPage,
} from '../reading/page-text.ts'
import { openListing, readEmpty } from '../reading/read-results.ts'
import type { Listing, ReadPage, Site, SourceReader } from '../source.ts'
import { postcodeIn } from '../../places/postcodes/postcode-text.ts'

const label = 'The directory'
const maxListings = 200
const itemScopes =
  '[itemscope][itemtype*="Business"], [itemscope][itemtype*="Store"], [itemscope][itemtype*="Organization"], [itemscope][itemtype*="ProfessionalService"]'
const cardShapes = [
  'article',
  'li',
  'tr',
  '[class*="listing" i]',
  '[class*="card" i]',
  '[class*="result" i]',
  '[class*="supplier" i]',
  '[class*="member" i]',
]
const nextLinks = [
  'link[rel="next"]',
  'a[rel~="next"]',
  '.pagination .next a',
  'a.next',
  'li.next a',
  'a[aria-label*="next" i]',
]

const outsideLink = (card: HTMLElement, page: ScrapedPage) =>
  card
    .querySelectorAll('a[href]')
    .map((link) => getLinkUrl(link, page.base))
    .find(
      (href) =>
        href &&
        new URL(href).host !== new URL(page.url).host &&
        !/facebook|twitter|instagram|linkedin|pinterest|youtube|google\.|\/\/x\.com/i.test(href),
    )

const ownUrl = (value: unknown, page: ScrapedPage) => {
  if (typeof value !== 'string' || !URL.canParse(value, page.url)) return undefined
  const url = new URL(value, page.url)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** A node's `url` is its page here, or the business's own site if it leads elsewhere. */
const fromNode = (node: JsonLdNode, page: ScrapedPage): Listing | undefined => {
  const url = ownUrl(node['url'] ?? node['@id'], page)
  const isOutside = url !== undefined && new URL(url).host !== new URL(page.url).host
  const sameAs = [node['sameAs']]
    .flat()
    .find((link) => typeof link === 'string' && !/facebook|twitter|instagram|linkedin|pinterest|youtube/i.test(link))
  const part = mergeParts(
    jsonLdPart(node, { isOwnSite: isOutside }),
    toListingPart('json-ld', { website: typeof sameAs === 'string' ? sameAs : undefined }),
  )
  return toListing(part, { sourceUrl: url && !isOutside ? url : page.url })
}

/** With an ItemList, only those in it, as others are the directory itself. */
const fromJsonLd = (page: ScrapedPage): Listing[] => {
  const nodes = jsonLdNodes(page)
  const items = nodes
    .filter((node) => getNodeTypes(node).includes('ItemList'))
    .flatMap((list) => [list['itemListElement']].flat())
    .map((entry) => (isNode(entry) && isNode(entry['item']) ? entry['item'] : entry))
    .filter((node): node is JsonLdNode => isNode(node) && businessScore(node) > 0)
  return (items.length ? items : nodes.filter((node) => businessScore(node) >= 11))
    .slice(0, maxListings)
    .map((node) => fromNode(node, page))
    .filter((listing) => listing !== undefined)
}

const cardParts = (card: HTMLElement, page: ScrapedPage) => {
  const address = pick(card, 'address', '[class*="address" i]')
  const lines = address ? getTextLines(address).join(', ') : undefined
  const text = getTextPieces(card).join(' ')
  return mergeParts(
    microdataPart(card),
    toListingPart('selector', {
      name: getElementText(pick(card, 'h2', 'h3', 'h4', '[class*="name" i]', '[class*="title" i]', 'strong a', 'a')),
      wholeAddress: lines,
    }),
    toListingPart('link', {
      phone: pick(card, 'a[href^="tel:"]')?.getAttribute('href'),
      email: pick(card, 'a[href^="mailto:"]')?.getAttribute('href'),
      website: outsideLink(card, page),
    }),
    toListingPart('pattern', { phone: /(?:\+44|\b0)[\d\s()-]{9,14}\d/.exec(text)?.[0], postcode: postcodeIn(text) }),
  )
}

const fromCard = (card: HTMLElement, page: ScrapedPage): Listing | undefined => {
  const here = card
    .querySelectorAll('a[href]')
    .map((link) => getLinkUrl(link, page.base))
    .find((href) => href && new URL(href).host === new URL(page.url).host)
  return toListing(cardParts(card, page), { sourceUrl: here ?? page.url })
}

/** A card without markup counts as a business if it has a name and contact details. */
const isReachable = (listing: Listing | undefined): listing is Listing =>
  listing !== undefined && Boolean(listing.phone ?? listing.email ?? (listing.website && listing.postcode))

const fromCards = (page: ScrapedPage): Listing[] => {
  const scopes = page.root.querySelectorAll(itemScopes).slice(0, maxListings)
  const marked = scopes.map((card) => fromCard(card, page)).filter((listing) => listing !== undefined)
  if (marked.length) return marked
  for (const selector of cardShapes) {
    const found = page.root
      .querySelectorAll(selector)
      .slice(0, maxListings * 2)
      .filter((card) => !card.querySelector(selector))
      .map((card) => fromCard(card, page))
      .filter(isReachable)
    if (found.length >= 2) return found.slice(0, maxListings)
  }
  return []
}

const readResults = (page: ScrapedPage): ReadPage => {
  const listings = fromJsonLd(page)
  const found = listings.length ? listings : fromCards(page)
  if (!found.length) return readEmpty(page, label, /nothing found/i)
  const nextUrl = getLinkUrl(pick(page.root, ...nextLinks), page.base)
  const isSame = nextUrl === undefined || nextUrl === page.url || new URL(nextUrl).host !== new URL(page.url).host
  return {
    kind: 'results',
    listings: [
      ...new Map(
        found.map((listing) => [`${listing.name.value}|${listing.phone?.value ?? listing.sourceUrl}`, listing]),
      ).values(),
    ],
    ...(isSame ? {} : { nextUrl }),
  }
}

/** By JSON-LD, microdata, otherwise cards with a name and a phone number; `{page}` and the like are filled in. */
export const directory = ({ address }: Pick<Site, 'address'>): SourceReader => ({
  hasRicherProfiles: false,
  searchUrl: (what, where, page) =>
    address
      .replaceAll('{what}', encodeURIComponent(what))
      .replaceAll('{where}', encodeURIComponent(where))
      .replaceAll('{page}', String(page)),
  read: (html, url) => readResults(openListing(html, url, label)),
})
