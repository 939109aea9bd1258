import type { HTMLElement } from 'node-html-parser'
import { partOf, type ListingPart } from './listing-parts.ts'
import { hoursFromText } from './opening-hours.ts'
import { textOf } from './page-text.ts'

/**
 * A property's value by the rules of microdata: `content`, `datetime`, an address for links and pictures, else the
 * text.
 */
const valueOf = (element: HTMLElement): string | undefined => {
  const attribute = ['content', 'datetime', 'href', 'src'].map((name) => element.getAttribute(name)).find(Boolean)
  return (attribute ?? textOf(element)) || undefined
}

/** Values of a property of this card itself, not of things within it, such as its reviews' authors. */
export const property = (card: HTMLElement, name: string, within?: string): string[] =>
  card.querySelectorAll(`[itemprop~="${name}"]`).flatMap((element) => {
    const scope = element.parentNode?.closest?.('[itemscope]')
    const isOwn = within
      ? scope?.getAttribute('itemprop') === within
      : !scope || scope === card || !isInside(scope, card) || scope.getAttribute('itemprop') === 'address'
    const value = isOwn ? valueOf(element) : undefined
    return value ? [value] : []
  })

const isInside = (element: HTMLElement, card: HTMLElement) => {
  for (let parent = element.parentNode; parent; parent = parent.parentNode) if (parent === card) return true
  return false
}

/**
 * The fields of a card's microdata.
 * @param isOwnSite `url` is the business's website only there
 */
export const microdataPart = (card: HTMLElement, { isOwnSite = false } = {}): ListingPart => {
  if (!card.querySelector('[itemprop]')) return {}
  const one = (name: string, within?: string) => property(card, name, within)[0]
  const hours = property(card, 'openingHours')
  const parts = property(card, 'streetAddress').concat(property(card, 'streetAddress', 'address'))
  return partOf('microdata', {
    name: one('name'),
    description: one('description'),
    phone: one('telephone'),
    email: one('email'),
    website: isOwnSite ? one('url') : undefined,
    street: [...new Set(parts)].join(', '),
    city: one('addressLocality') ?? one('addressLocality', 'address'),
    county: one('addressRegion') ?? one('addressRegion', 'address'),
    postcode: one('postalCode') ?? one('postalCode', 'address'),
    country: one('addressCountry') ?? one('addressCountry', 'address'),
    latitude: one('latitude', 'geo') ?? one('latitude'),
    longitude: one('longitude', 'geo') ?? one('longitude'),
    openingHours: hours.length ? hoursFromText(hours.join(', ')) : undefined,
    rating: {
      value: one('ratingValue', 'aggregateRating'),
      best: one('bestRating', 'aggregateRating'),
      count: one('reviewCount', 'aggregateRating') ?? one('ratingCount', 'aggregateRating'),
    },
  })
}
