import { isChallenge } from '../engine/challenge.ts'
import { readOpeningHours } from '../../suppliers/opening-hours/read-opening-hours.ts'
import { likeliestName, namePart, namesOnPage, withoutPageName, type NameCandidate } from '../reading/business-name.ts'
import { findAddress } from '../reading/find-address.ts'
import { emailOf, phoneOf } from '../reading/find-contacts.ts'
import { hcardPart } from '../reading/hcard.ts'
import { jsonLdNodes, typesOf, type Node } from '../reading/json-ld.ts'
import { jsonLdPart, ownNodes } from '../reading/json-ld-listing.ts'
import { listingOf, mergeParts, partOf, type ListingPart } from '../reading/listing-parts.ts'
import { ownMicrodata } from '../reading/microdata.ts'
import { countryOfPage } from '../reading/page-country.ts'
import { hrefOf, linesOf, openPage, pick, piecesOf, textOf, withoutQuery, type Page } from '../reading/page-text.ts'
import { recogniseServices } from '../reading/recognise-services.ts'
import { visiblePage } from '../reading/visible.ts'
import { Blocked, MarkupChanged, type Listing, type Site, type SourceReader } from '../source.ts'

const mostNodes = 20

/** What a page says of its business for machines: JSON-LD, microdata, RDFa and hCard, the likeliest thing first. */
const structuredParts = (page: Page, nodes: Node[]): ListingPart[] => [
  ...ownNodes(nodes)
    .slice(0, mostNodes)
    .map((node) => jsonLdPart(node, { isOwnSite: true, knownCountry: countryOfPage(page, '') })),
  ...ownMicrodata(page),
  hcardPart(page),
]

const hoursText = (page: Page) =>
  linesOf(pick(page.root, 'body') ?? page.root)
    .slice(0, 3000)
    .filter((line) => line.length <= 300)
    .join('\n')

/** What a page says for people: contact details, address, hours and services in its text and links. */
const writtenPart = (page: Page, names: string[]): ListingPart => {
  const body = pick(page.root, 'body') ?? page.root
  const text = piecesOf(body).join(' ').slice(0, 100_000)
  const country = countryOfPage(page, text)
  const services = recogniseServices(`${textOf(pick(page.root, 'title'))} ${text}`)
  return mergeParts(
    phoneOf(page, country),
    emailOf(page),
    partOf('pattern', {
      wholeAddress: findAddress(page, names, country),
      knownCountry: country,
      services,
      openingHours: readOpeningHours(hoursText(page)).hours,
    }),
  )
}

const description = ({ root }: Page) =>
  partOf('meta', {
    description: pick(root, 'meta[name="description"]', 'meta[property="og:description"]')?.getAttribute('content'),
  })

const websiteNames = (nodes: Node[]): NameCandidate[] =>
  nodes
    .filter((node) => typesOf(node).includes('WebSite'))
    .flatMap(({ name }) => {
      const text = typeof name === 'string' ? withoutPageName(name) : undefined
      return text ? [{ text, layer: 'json-ld', weight: 6 }] : []
    })

const isReachable = ({ phone, email, postcode }: ListingPart) => Boolean(phone ?? email ?? postcode)

/** What one page of a supplier's own site says, each field with its layer; a page without a name gives none. */
export const readSupplierPage = (html: string, url: string): ListingPart => {
  if (isChallenge(html)) throw new Blocked(url, `${new URL(url).host} asks for a proof that a person is there`)
  const page = openPage(html, url)
  const visible = visiblePage(page)
  const nodes = jsonLdNodes(page)
  const structured = structuredParts(page, nodes).map(({ name, ...part }) =>
    name && withoutPageName(name.value) ? { ...part, name } : part,
  )
  const candidates = [...websiteNames(nodes), ...namesOnPage(page)]
  const told = mergeParts(...structured)
  const names = [told.name?.value, likeliestName(candidates, url)?.text, ...candidates.map(({ text }) => text)]
  const known = names.filter((name) => name !== undefined)
  const parts = mergeParts(told, writtenPart(visible, known), description(page), writtenPart(page, known))
  return mergeParts(parts, namePart(candidates, page, isReachable(parts)))
}

/** Addresses of the contact and the about page that a home page links to, at most one of each. */
const furtherPages = (html: string, url: string): string[] => {
  const page = openPage(html, url)
  const links = page.root
    .querySelectorAll('a[href]')
    .slice(0, 2000)
    .flatMap((link) => {
      const href = hrefOf(link, url)
      return href && new URL(href).host === new URL(url).host
        ? [{ url: withoutQuery(href), text: `${textOf(link)} ${new URL(href).pathname}` }]
        : []
    })
  const one = (words: RegExp) =>
    links.find(({ text, url: address }) => words.test(text) && address !== withoutQuery(url))?.url
  return [
    ...new Set([one(/contact|find[\s-]us|get[\s-]in[\s-]touch/i), one(/about|who[\s-]we[\s-]are|our[\s-]story/i)]),
  ].filter((address) => address !== undefined)
}

/** All that a visit needs of a page: what it says, and where a home page leads to. */
export const readOwnPage = (html: string, url: string): { part: ListingPart; further: string[] } => ({
  part: readSupplierPage(html, url),
  further: furtherPages(html, url),
})

/** A listing from the parts of a site's pages, the home page's first. */
export const supplierListing = (parts: ListingPart[], url: string): Listing | undefined =>
  listingOf(mergeParts(...parts, partOf('link', { website: new URL(url).origin })), { sourceUrl: url })

/** One supplier's own site; `readSupplierSite` reads all of its relevant pages. */
export const supplierSite = ({ address }: Pick<Site, 'address'>): SourceReader => ({
  hasRicherProfiles: false,
  searchUrl: () => address,
  read: (html, url) => {
    const listing = supplierListing([readSupplierPage(html, url)], url)
    if (!listing) throw new MarkupChanged(url, `${new URL(url).host}: the page tells no name`)
    return { kind: 'profile', listings: [listing] }
  },
})
