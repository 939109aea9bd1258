import { enumType } from '../../schema/enum-type.ts'
import type { Verdict } from '../saving/save-listings.ts'
import type { Layer } from '../source.ts'

export const ListingVerdict = enumType<Uppercase<Verdict>>('ListingVerdict', 'The verdict on a scraped business.', {
  ADDED: 'A new supplier.',
  ENRICHED: 'An existing supplier that was completed.',
  UNCHANGED: 'An existing supplier that stays unchanged.',
  REFUSED: 'Not saved: see `reason`.',
})
export type ListingVerdict = keyof typeof ListingVerdict

type Origin = Exclude<Layer, 'json-ld'> | 'json_ld' | 'place' | 'you'

export const ValueOrigin = enumType<Uppercase<Origin>>('ValueOrigin', 'The source of a value on a page.', {
  API: 'A documented interface of the source.',
  JSON_LD: 'Structured data in a script of the page.',
  MICRODATA: 'Structured data in attributes of the page’s elements.',
  ATTRIBUTE: 'Another machine-readable attribute.',
  SELECTOR: 'An element known to contain it.',
  LINK: 'A phone, email or web link.',
  META: 'The page’s head.',
  PATTERN: 'A pattern in the page’s text.',
  PLACE: 'It was derived from the supplier’s location.',
  YOU: 'It was typed by the signed-in user.',
})
export type ValueOrigin = keyof typeof ValueOrigin

export const ScrapeKind = enumType('ScrapeKind', 'Where a scrape searches.', {
  DIRECTORIES: 'In directories of businesses.',
  MAPS: 'On Google Maps.',
})
export type ScrapeKind = keyof typeof ScrapeKind
