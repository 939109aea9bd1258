import { enumType } from '../../schema/enum-type.ts'
import type { Verdict } from '../saving/save-listings.ts'
import type { Layer } from '../source.ts'

export const ListingVerdict = enumType<Uppercase<Verdict>>('ListingVerdict', 'The verdict on a scraped business.', {
  ADDED: 'It is a supplier that was not there before.',
  ENRICHED: 'The supplier that was there is completed.',
  UNCHANGED: 'The supplier that was there needs nothing of it.',
  REFUSED: 'It is not saved: `reason` says why.',
})
export type ListingVerdict = keyof typeof ListingVerdict

type Origin = Exclude<Layer, 'json-ld'> | 'json_ld' | 'place' | 'you'

export const ValueOrigin = enumType<Uppercase<Origin>>('ValueOrigin', 'The part of a page that a value came from.', {
  API: 'A documented interface of the source.',
  JSON_LD: 'Structured data in a script of the page.',
  MICRODATA: 'Structured data in attributes of the page’s elements.',
  ATTRIBUTE: 'Another attribute that is made for programs.',
  SELECTOR: 'An element that is known to hold it.',
  LINK: 'A link to telephone, write to, or open.',
  META: 'The head of the page.',
  PATTERN: 'Its shape in the page’s text.',
  PLACE: 'It was derived from the supplier’s location.',
  YOU: 'It was typed by the signed-in user.',
})
export type ValueOrigin = keyof typeof ValueOrigin

export const ScrapeKind = enumType('ScrapeKind', 'Where a scrape searches.', {
  DIRECTORIES: 'In directories of businesses.',
  MAPS: 'On Google Maps.',
})
export type ScrapeKind = keyof typeof ScrapeKind
