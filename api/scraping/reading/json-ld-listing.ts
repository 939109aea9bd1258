import type { SupplierCountry } from '../../places/country.rules.ts'
import { readOpeningHours } from '../../suppliers/opening-hours/read-opening-hours.ts'
import { isContact, isNode, typesOf, type Node } from './json-ld.ts'
import { bareHost, isSameSite } from './page-text.ts'
import { partOf, type ListingPart, type RawFields } from './listing-parts.ts'
import { hoursFromSpecification } from './schema-hours.ts'

const business =
  /Business$|Store$|Contractor$|^(?:ProfessionalService|HousePainter|Locksmith|InteriorDesigner|Service(?:Provider))$/
const organisation = /^(?:Organization|Corporation|Brand|OnlineStore)$/

const told = [
  'name',
  'address',
  'telephone',
  'geo',
  'aggregateRating',
  'openingHours',
  'openingHoursSpecification',
  'url',
  'email',
]
const howMuchIsTold = (node: Node) => told.filter((key) => node[key]).length

/** How likely a node is the business itself: by its type first, then by how much it says. 0 for anything else. */
export const businessScore = (node: Node): number => {
  const types = typesOf(node)
  const kind = types.some((type) => business.test(type)) ? 10 : types.some((type) => organisation.test(type)) ? 3 : 0
  return kind && kind + howMuchIsTold(node)
}

/** Parts of a business, pages about it, and other people. */
const noBusiness = /^(?:PostalAddress|ContactPoint|Review|Offer|Product|Event|Article|BlogPosting|JobPosting)$/
/** What leads from a business to others. */
const toOthers = [
  'memberOf',
  'member',
  'brand',
  'manufacturer',
  'review',
  'reviews',
  'author',
  'creator',
  'sponsor',
  'areaServed',
  'parentOrganization',
  'affiliation',
  'employee',
  'founder',
  'worksFor',
]

const reached = (value: unknown, found: Set<unknown>, depth = 0): void => {
  if (typeof value !== 'object' || value === null || found.has(value) || depth > 12) return
  found.add(value)
  for (const item of Object.values(value)) reached(item, found, depth + 1)
}

/** Hosts that say nothing of whose a node is: those of many, and those of examples. */
const sharedHost =
  /(?:^|\.)(?:facebook|instagram|google|goo|linkedin|twitter|x|youtube|pinterest|tiktok|yell|trustpilot|checkatrade|houzz|schema|wikidata|example|your-?(?:site|domain|website|company)|my-?(?:site|domain|website)|domain|website)\.[a-z.]{2,6}$/

/** Of what site a page is, to tell its own business from others. */
export interface OwnSite {
  url: string
  /** Whether the page calls the site so. */
  isOwnName: (name: string) => boolean
}

/**
 * How likely a thing is of this site: at its host, nowhere, or at another host under a name that the site has; undefined
 * for another firm's.
 * @param addresses where the thing says that it is
 */
export const siteScore = (name: string | undefined, addresses: unknown[], site: OwnSite): number | undefined => {
  const host = addresses
    .flatMap((value) => (typeof value === 'string' && /^https?:/i.test(value) && URL.canParse(value) ? [value] : []))
    .map(bareHost)
    .find((one) => !sharedHost.test(one))
  const isOwn = name !== undefined && site.isOwnName(name)
  if (host === undefined) return isOwn ? ownName : 0
  if (isSameSite(host, bareHost(site.url))) return ownHost
  return isOwn ? 0 : undefined
}
const ownHost = 20
const ownName = 10

/**
 * The nodes of a supplier's own page that are the supplier, the likeliest first: those at its own address, then those of a
 * business's type, then any with a name and an address or telephone, whatever its type; never those that it is only
 * related to, nor those at the address of another firm.
 */
export const ownNodes = (nodes: Node[], site: OwnSite): Node[] => {
  const others = new Set<unknown>()
  for (const node of nodes) for (const key of toOthers) reached(node[key], others)
  const score = (node: Node) => {
    if (others.has(node) || typesOf(node).some((type) => noBusiness.test(type))) return 0
    const likely = businessScore(node) || (isContact(node) ? 1 + howMuchIsTold(node) : 0)
    const ofSite = siteScore(text(node['name']), [node['url'], node['@id']], site)
    return likely && ofSite !== undefined ? likely + ofSite : 0
  }
  return nodes
    .map((node) => ({ node, likely: score(node) }))
    .filter(({ likely }) => likely > 0)
    .toSorted((a, b) => b.likely - a.likely)
    .map(({ node }) => node)
}

/** The first text that is not empty. */
const text = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.slice(0, 20).map(text).find(Boolean)
  if (typeof value === 'number') return String(value)
  if (isNode(value)) return text(value['name'] ?? value['@value'])
  return typeof value === 'string' && value.trim() ? value : undefined
}

/** The first node that says more than its type. */
const firstNode = (value: unknown): Node | undefined =>
  [value]
    .flat()
    .filter(isNode)
    .find((node) => Object.entries(node).some(([key, item]) => !key.startsWith('@') && item))

/** A postal address, as a node or a text, of a business or of its location. */
const address = (business: Node): RawFields => {
  const given = [business['address']].flat()
  const node = firstNode(given)
  if (node)
    return {
      street: [node['streetAddress']]
        .flat()
        .filter((line) => typeof line === 'string')
        .join(', '),
      city: text(node['addressLocality']),
      county: text(node['addressRegion']),
      postcode: text(node['postalCode']),
      country: text(node['addressCountry']),
    }
  const wholeAddress = text(given)
  const place = firstNode(business['location'])
  return !wholeAddress && place ? address({ address: place['address'] ?? place }) : { wholeAddress }
}

const hours = (node: Node) => {
  const specification = node['openingHoursSpecification']
  if (specification && typeof specification === 'object') {
    const read = hoursFromSpecification([specification].flat().filter(isNode))
    if (read) return read
  }
  const written = [node['openingHours']].flat().filter((line) => typeof line === 'string')
  return written.length ? readOpeningHours(written.join(', '), { isExact: true }).hours : undefined
}

const offers = (node: Node): string[] => {
  const catalogue = firstNode(node['hasOfferCatalog'])?.['itemListElement'] ?? node['makesOffer']
  const offered = [catalogue]
    .flat()
    .filter(isNode)
    .map((offer) => text(offer['itemOffered'] ?? offer['name']))
  const known = [node['knowsAbout']].flat().map(text)
  return (offered.some(Boolean) ? offered : known).filter((item) => item !== undefined)
}

/** The fields of a business's node. `url` is its website only on its own site: a directory puts its own page there. */
export const jsonLdPart = (
  node: Node,
  { isOwnSite = false, knownCountry }: { isOwnSite?: boolean; knownCountry?: SupplierCountry | undefined } = {},
): ListingPart => {
  const contact = firstNode(node['contactPoint'])
  const geo = firstNode(node['geo'])
  const rating = firstNode(node['aggregateRating'])
  return partOf('json-ld', {
    name: text(node['name'] ?? node['legalName']),
    description: text(node['description']),
    phone: text(node['telephone']) || text(contact?.['telephone']),
    email: text(node['email']) || text(contact?.['email']),
    website: isOwnSite ? text(node['url']) : undefined,
    ...address(node),
    knownCountry,
    latitude: text(geo?.['latitude']),
    longitude: text(geo?.['longitude']),
    openingHours: hours(node),
    services: offers(node),
    serviceAreas: [node['areaServed']]
      .flat()
      .map(text)
      .filter((area) => area !== undefined),
    rating: rating && {
      value: text(rating['ratingValue']),
      best: text(rating['bestRating']),
      count: text(rating['reviewCount']) ?? text(rating['ratingCount']),
    },
  })
}
