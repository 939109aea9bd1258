import type { HTMLElement } from 'node-html-parser'
import type { SupplierCountry } from '../../places/areas/country.rules.ts'
import { toListingPart, type ListingPart } from './listing-parts.ts'
import { pick, getElementText, type Page } from './page-text.ts'

const readPhone = (card: HTMLElement) => {
  const number = card.querySelectorAll('.tel, .p-tel').find((tel) => !/\bfax\b/i.test(getElementText(tel)))
  return number && getElementText(pick(number, '.value') ?? number)
}

export const hcardPart = ({ root }: Page, knownCountry: SupplierCountry | undefined): ListingPart => {
  const card = pick(root, '.vcard', '.h-card')
  if (!card) return {}
  const text = (...selectors: string[]) => getElementText(pick(card, ...selectors)) || undefined
  return toListingPart('microdata', {
    name: text('.fn', '.p-name', '.org', '.p-org'),
    phone: readPhone(card),
    email: pick(card, 'a.email, a.u-email')?.getAttribute('href') ?? text('.email', '.u-email'),
    street: text('.street-address', '.p-street-address'),
    city: text('.locality', '.p-locality'),
    county: text('.region', '.p-region'),
    postcode: text('.postal-code', '.p-postal-code'),
    country: text('.country-name', '.p-country-name'),
    knownCountry,
  })
}
