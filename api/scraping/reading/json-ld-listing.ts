import type { SupplierCountry } from '../../places/country.rules.ts'
import { readOpeningHours } from '../../suppliers/opening-hours/read-opening-hours.ts'
import { isContact, isNode, typesOf, type Node } from './json-ld.ts'
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

/**
 * The nodes of a supplier's own page that are the supplier, the likeliest first: those of a business's type, then any
 * with a name and an address or telephone, whatever its type; never those that it is only related to.
 */
export const ownNodes = (nodes: Node[]): Node[] => {
  const others = new Set<unknown>()
  for (const node of nodes) for (const key of toOthers) reached(node[key], others)
  const score = (node: Node) => {
    if (others.has(node) || typesOf(node).some((type) => noBusiness.test(type))) return 0
    return businessScore(node) || (isContact(node) ? 1 + howMuchIsTold(node) : 0)
  }
  return nodes
    .map((node) => ({ node, likely: score(node) }))
    .filter(({ likely }) => likely > 0)
    .toSorted((a, b) => b.likely - a.likely)
    .map(({ node }) => node)
}

const text = (value: unknown): string | undefined => {
  const first = Array.isArray(value) ? value[0] : value
  if (typeof first === 'number') return String(first)
  if (isNode(first)) return text(first['name'] ?? first['@value'])
  return typeof first === 'string' ? first : undefined
}

const firstNode = (value: unknown): Node | undefined => [value].flat().find(isNode)

const address = (value: unknown): RawFields => {
  const node = firstNode(value)
  if (!node) return { wholeAddress: text(value) }
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
    ...address(node['address']),
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
