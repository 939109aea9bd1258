import type { SupplierCountry } from '../../places/areas/country.rules.ts'
import { readOpeningHours } from '../../suppliers/opening-hours/read-opening-hours.ts'
import { isContact, isNode, getNodeTypes, jsonLdNodes, type JsonLdNode } from './json-ld.ts'
import { bareHost, isSameSite, type ScrapedPage } from './page-text.ts'
import { toListingPart, type ListingPart, type RawFields } from './listing-parts.ts'
import { hoursFromSpecification } from './schema-hours.ts'

const business =
  /Business$|Store$|Contractor$|^(?:ProfessionalService|HousePainter|Locksmith|InteriorDesigner|Service(?:Provider))$/
const organisation = /^(?:Organization|Corporation|Brand|OnlineStore)$/

const businessKeys =
  'name address telephone geo aggregateRating openingHours openingHoursSpecification url email'.split(' ')
const countBusinessKeys = (node: JsonLdNode) => businessKeys.filter((key) => node[key]).length

/** By its type, then by how much it contains; 0 for anything else. */
export const businessScore = (node: JsonLdNode): number => {
  const types = getNodeTypes(node)
  const kind = types.some((type) => business.test(type)) ? 10 : types.some((type) => organisation.test(type)) ? 3 : 0
  return kind && kind + countBusinessKeys(node)
}

export const likeliestBusiness = (page: ScrapedPage): JsonLdNode | undefined =>
  jsonLdNodes(page)
    .map((node) => ({ node, score: businessScore(node) }))
    .filter(({ score }) => score >= 10)
    .toSorted((a, b) => b.score - a.score)[0]?.node

const noBusiness = /^(?:PostalAddress|ContactPoint|Review|Offer|Product|Event|Article|BlogPosting|JobPosting)$/
const toOthers = `
  memberOf member brand manufacturer review reviews author creator sponsor areaServed parentOrganization
  affiliation employee founder worksFor
`
  .trim()
  .split(/\s+/)

const reached = (value: unknown, found: Set<unknown>, depth = 0): void => {
  if (typeof value !== 'object' || value === null || found.has(value) || depth > 12) return
  found.add(value)
  for (const item of Object.values(value)) reached(item, found, depth + 1)
}

/** Hosts that do not identify an owner: shared ones and examples. */
const sharedHost =
  /(?:^|\.)(?:facebook|instagram|google|goo|linkedin|twitter|x|youtube|pinterest|tiktok|yell|trustpilot|checkatrade|houzz|schema|wikidata|example|your-?(?:site|domain|website|company)|my-?(?:site|domain|website)|domain|website)\.[a-z.]{2,6}$/

export interface OwnSite {
  url: string
  /** Whether the page uses this name for the site. */
  isOwnName: (name: string) => boolean
}

/** At its host, without a host, or elsewhere under a name of the site; undefined for another firm's. */
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

/** Most likely first: at its own address, then of a business type, then with a name and contact details. */
export const ownNodes = (nodes: JsonLdNode[], site: OwnSite): JsonLdNode[] => {
  const others = new Set<unknown>()
  for (const node of nodes) for (const key of toOthers) reached(node[key], others)
  const score = (node: JsonLdNode) => {
    if (others.has(node) || getNodeTypes(node).some((type) => noBusiness.test(type))) return 0
    const likely = businessScore(node) || (isContact(node) ? 1 + countBusinessKeys(node) : 0)
    const ofSite = siteScore(text(node['name']), [node['url'], node['@id']], site)
    return likely && ofSite !== undefined ? likely + ofSite : 0
  }
  return nodes
    .map((node) => ({ node, likely: score(node) }))
    .filter(({ likely }) => likely > 0)
    .toSorted((a, b) => b.likely - a.likely)
    .map(({ node }) => node)
}

const text = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.slice(0, 20).map(text).find(Boolean)
  if (typeof value === 'number') return String(value)
  if (isNode(value)) return text(value['name'] ?? value['@value'])
  return typeof value === 'string' && value.trim() ? value : undefined
}

const firstNode = (value: unknown): JsonLdNode | undefined =>
  [value]
    .flat()
    .filter(isNode)
    .find((node) => Object.entries(node).some(([key, item]) => !key.startsWith('@') && item))

const address = (business: JsonLdNode): RawFields => {
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

const hours = (node: JsonLdNode) => {
  const specification = node['openingHoursSpecification']
  if (specification && typeof specification === 'object') {
    const read = hoursFromSpecification([specification].flat().filter(isNode))
    if (read) return read
  }
  const written = [node['openingHours']].flat().filter((line) => typeof line === 'string')
  return written.length ? readOpeningHours(written.join(', '), { isExact: true }).hours : undefined
}

const offers = (node: JsonLdNode): string[] => {
  const offered = [firstNode(node['hasOfferCatalog'])?.['itemListElement'] ?? node['makesOffer']]
    .flat()
    .filter(isNode)
    .map((offer) => text(offer['itemOffered'] ?? offer['name']))
  const known = [node['knowsAbout']].flat().map(text)
  return (offered.some(Boolean) ? offered : known).filter((item) => item !== undefined)
}

/** `url` is its website only on its own site: directories link to their own page. */
export const jsonLdPart = (
  node: JsonLdNode,
  { isOwnSite = false, knownCountry }: { isOwnSite?: boolean; knownCountry?: SupplierCountry | undefined } = {},
): ListingPart => {
  const contact = firstNode(node['contactPoint'])
  const geo = firstNode(node['geo'])
  const rating = firstNode(node['aggregateRating'])
  return toListingPart('json-ld', {
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
