import type { SupplierCountry } from '../../places/country.rules.ts'
import { pick, type Page } from './page-text.ts'
import { eircodeIn, postcodeIn } from '../../places/postcode-text.ts'

const byTld: Record<string, SupplierCountry> = {
  uk: 'United Kingdom',
  scot: 'United Kingdom',
  wales: 'United Kingdom',
  cymru: 'United Kingdom',
  london: 'United Kingdom',
  ie: 'Ireland',
  fr: 'France',
  de: 'Germany',
  es: 'Spain',
  it: 'Italy',
  nl: 'Netherlands',
  be: 'Belgium',
}
const byLanguage: Record<string, SupplierCountry> = {
  'en-gb': 'United Kingdom',
  'en-ie': 'Ireland',
  'fr-be': 'Belgium',
  'nl-be': 'Belgium',
  fr: 'France',
  de: 'Germany',
  es: 'Spain',
  it: 'Italy',
  nl: 'Netherlands',
}
const byPrefix: [RegExp, SupplierCountry][] = [
  [/(?:\+|\b00)353[\s(]/, 'Ireland'],
  [/(?:\+|\b00)33[\s(]/, 'France'],
  [/(?:\+|\b00)49[\s(]/, 'Germany'],
  [/(?:\+|\b00)34[\s(]/, 'Spain'],
  [/(?:\+|\b00)39[\s(]/, 'Italy'],
  [/(?:\+|\b00)31[\s(]/, 'Netherlands'],
  [/(?:\+|\b00)32[\s(]/, 'Belgium'],
]

/**
 * The country that a supplier's page is about, for numbers and addresses that name none: by its domain, its language,
 * its postcodes, then the telephone numbers in its text. Undefined where nothing tells; that is usually Britain.
 */
export const countryOfPage = ({ root, url }: Page, text: string): SupplierCountry | undefined => {
  const domain = byTld[new URL(url).hostname.split('.').at(-1)!]
  if (domain) return domain
  const language = pick(root, 'html[lang]')?.getAttribute('lang')?.toLowerCase().replace('_', '-') ?? ''
  const spoken = byLanguage[language] ?? byLanguage[language.split('-')[0]!]
  if (spoken && spoken !== 'United Kingdom') return postcodeIn(text) && !language.includes('-') ? undefined : spoken
  if (eircodeIn(text)) return 'Ireland'
  return postcodeIn(text) ? 'United Kingdom' : byPrefix.find(([prefix]) => prefix.test(text))?.[1]
}
