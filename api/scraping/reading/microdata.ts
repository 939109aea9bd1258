import type { HTMLElement } from 'node-html-parser'
import type { SupplierCountry } from '../../places/areas/country.rules.ts'
import { readOpeningHours } from '../../suppliers/opening-hours/read-opening-hours.ts'
import { siteScore, type OwnSite } from './json-ld-listing.ts'
import { toListingPart, type ListingPart } from './listing-parts.ts'
import { getTextLines, getElementText, type ScrapedPage } from './page-text.ts'
import { hoursFromSpecification } from './schema-hours.ts'

/** By the rules of microdata: `content`, `datetime`, an address for links and pictures, otherwise the text. */
const getPropertyValue = (element: HTMLElement, name: string): string | undefined => {
  const attribute = ['content', 'datetime', 'href', 'src'].map((name) => element.getAttribute(name)).find(Boolean)
  return (
    (attribute ?? (name === 'streetAddress' ? getTextLines(element).join(', ') : getElementText(element))) || undefined
  )
}

/** Without those of nested items such as reviews. */
export const property = (card: HTMLElement, name: string, within?: string): string[] =>
  card.querySelectorAll(`[itemprop~="${name}"]`).flatMap((element) => {
    const scope = element.parentNode?.closest?.('[itemscope]')
    const isOwn = within
      ? scope?.getAttribute('itemprop') === within
      : !scope || scope === card || !isInside(scope, card) || scope.getAttribute('itemprop') === 'address'
    const value = isOwn ? getPropertyValue(element, name) : undefined
    return value ? [value] : []
  })

const isInside = (element: HTMLElement, card: HTMLElement) => {
  for (let parent = element.parentNode; parent; parent = parent.parentNode) if (parent === card) return true
  return false
}

const readHours = (card: HTMLElement) => {
  const specified = card
    .querySelectorAll('[itemprop="openingHoursSpecification"]')
    .slice(0, 50)
    .map((scope) => ({
      dayOfWeek: property(scope, 'dayOfWeek'),
      opens: property(scope, 'opens')[0],
      closes: property(scope, 'closes')[0],
      validFrom: property(scope, 'validFrom')[0],
      validThrough: property(scope, 'validThrough')[0],
    }))
  const written = property(card, 'openingHours')
  return hoursFromSpecification(specified) ?? readOpeningHours(written.join(', ')).hours
}

/** `url` is the business's website only if `isOwnSite`. */
export const microdataPart = (
  card: HTMLElement,
  { isOwnSite = false, knownCountry }: { isOwnSite?: boolean; knownCountry?: SupplierCountry | undefined } = {},
): ListingPart => {
  if (!card.querySelector('[itemprop]')) return {}
  const one = (name: string, within?: string) => property(card, name, within)[0]
  const parts = property(card, 'streetAddress').concat(property(card, 'streetAddress', 'address'))
  const city = one('addressLocality') ?? one('addressLocality', 'address')
  const postcode = one('postalCode') ?? one('postalCode', 'address')
  return toListingPart('microdata', {
    name: one('name'),
    description: one('description'),
    phone: one('telephone'),
    email: one('email'),
    website: isOwnSite ? one('url') : undefined,
    wholeAddress: isOwnSite && !parts.length && !city && !postcode ? one('address') : undefined,
    street: [...new Set(parts)].join(', '),
    city,
    county: one('addressRegion') ?? one('addressRegion', 'address'),
    postcode,
    country: one('addressCountry') ?? one('addressCountry', 'address'),
    knownCountry,
    latitude: one('latitude', 'geo') ?? one('latitude'),
    longitude: one('longitude', 'geo') ?? one('longitude'),
    openingHours: readHours(card),
    rating: {
      value: one('ratingValue', 'aggregateRating'),
      best: one('bestRating', 'aggregateRating'),
      count: one('reviewCount', 'aggregateRating') ?? one('ratingCount', 'aggregateRating'),
    },
  })
}

const noBusiness =
  /\/(?:PostalAddress|ContactPoint|Person|Review|Rating|AggregateRating|Offer|Product|Event|Article|BlogPosting|WebPage|WebSite)$/i
const maxScopes = 20

/** `typeof` and `property` of RDFa mean `itemtype` and `itemprop`. */
const readRdfa = (root: HTMLElement) => {
  for (const scope of root.querySelectorAll('[typeof]')) {
    scope.setAttribute('itemscope', '')
    scope.setAttribute('itemtype', `https://schema.org/${(scope.getAttribute('typeof') ?? '').replace(/^\w+:/, '')}`)
    for (const element of scope.querySelectorAll('[property]:not([itemprop])'))
      element.setAttribute('itemprop', (element.getAttribute('property') ?? '').replace(/^schema:/, ''))
  }
}

export const ownMicrodata = (
  { root }: ScrapedPage,
  site: OwnSite,
  knownCountry: SupplierCountry | undefined,
): ListingPart[] => {
  readRdfa(root)
  return root
    .querySelectorAll('[itemscope]')
    .filter((scope) => !isOfOthers(scope) && isBusiness(scope, site))
    .slice(0, maxScopes)
    .filter((scope) => siteScore(property(scope, 'name')[0], property(scope, 'url'), site) !== undefined)
    .map((scope) => microdataPart(scope, { isOwnSite: true, knownCountry }))
    .filter(({ name, phone, address, city, postcode }) => name && (phone || address || city || postcode))
}

/** Joomla marks every contact as a person, businesses too. */
const isBusiness = (scope: HTMLElement, site: OwnSite) => {
  const type = scope.getAttribute('itemtype') ?? ''
  const name = type.endsWith('/Person') ? property(scope, 'name')[0] : undefined
  return name === undefined ? !noBusiness.test(type) : site.isOwnName(name)
}

const ofOthers = new Set(['author', 'review', 'brand', 'manufacturer', 'memberOf', 'areaServed'])
const isOfOthers = (scope: HTMLElement) =>
  (scope.getAttribute('itemprop') ?? '').split(' ').some((name) => ofOthers.has(name))
