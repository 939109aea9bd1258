import { enumType } from '../../schema/enum-type.ts'
import type { Verdict } from '../saving/save-listings.ts'
import type { Layer } from '../source.ts'

export const ListingVerdict = enumType<Uppercase<Verdict>>(
  'ListingVerdict',
  'What becomes of a business that was found.',
  {
    ADDED: 'It is a supplier that was not there before.',
    ENRICHED: 'The supplier that was there is completed.',
    UNCHANGED: 'The supplier that was there needs nothing of it.',
    REFUSED: 'It is not saved: `reason` says why.',
  },
)
export type ListingVerdict = keyof typeof ListingVerdict

type Origin = Exclude<Layer, 'json-ld'> | 'json_ld' | 'place' | 'you'

export const ValueOrigin = enumType<Uppercase<Origin>>('ValueOrigin', 'What of a page gave a value.', {
  API: 'A documented interface of the source.',
  JSON_LD: 'Structured data in a script of the page.',
  MICRODATA: 'Structured data in attributes of the page’s elements.',
  ATTRIBUTE: 'Another attribute that is made for programs.',
  SELECTOR: 'An element that is known to hold it.',
  LINK: 'A link to telephone, write to, or open.',
  META: 'The head of the page.',
  PATTERN: 'Its shape in the page’s text.',
  PLACE: 'It follows from where the supplier is.',
  YOU: 'It was typed by who asked.',
})
export type ValueOrigin = keyof typeof ValueOrigin

export const ScrapeKind = enumType('ScrapeKind', 'Where a scrape searches.', {
  DIRECTORIES: 'In directories of businesses.',
  MAPS: 'On Google Maps.',
})
export type ScrapeKind = keyof typeof ScrapeKind
