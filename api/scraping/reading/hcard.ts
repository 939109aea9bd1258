import type { HTMLElement } from 'node-html-parser'
import type { SupplierCountry } from '../../places/country.rules.ts'
import { partOf, type ListingPart } from './listing-parts.ts'
import { pick, textOf, type Page } from './page-text.ts'

const phoneOf = (card: HTMLElement) => {
  const number = card.querySelectorAll('.tel, .p-tel').find((tel) => !/\bfax\b/i.test(textOf(tel)))
  return number && textOf(pick(number, '.value') ?? number)
}

/** The fields of a page's first hCard or h-card: classes such as `fn`, `street-address` and `tel`. */
export const hcardPart = ({ root }: Page, knownCountry: SupplierCountry | undefined): ListingPart => {
  const card = pick(root, '.vcard', '.h-card')
  if (!card) return {}
  const text = (...selectors: string[]) => textOf(pick(card, ...selectors)) || undefined
  return partOf('microdata', {
    name: text('.fn', '.p-name', '.org', '.p-org'),
    phone: phoneOf(card),
    email: pick(card, 'a.email, a.u-email')?.getAttribute('href') ?? text('.email', '.u-email'),
    street: text('.street-address', '.p-street-address'),
    city: text('.locality', '.p-locality'),
    county: text('.region', '.p-region'),
    postcode: text('.postal-code', '.p-postal-code'),
    country: text('.country-name', '.p-country-name'),
    knownCountry,
  })
}
