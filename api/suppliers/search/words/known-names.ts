import { placeKey } from '../../../places/place-key.ts'
import { withoutKind, withoutSide } from '../../../places/place-text.ts'
import { readForeignPostcode } from '../../../places/postcodes/read-foreign-postcode.ts'
import type { NamedPlaces } from '../../../places/resolve-place.ts'
import { withCompassPoint } from '../../../places/short-names.ts'
import type { TokenSpan } from './place-tokens.ts'
import { isCommon } from './read-query.ts'

/** True for a county or country. */
export type KnownNames = ReadonlyMap<string, boolean>

const postcode = /^[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{0,2})?$/
const eircode = /^(?:[ac-fhknprtv-y]\d{2}|d6w) ?[\dac-fhknprtv-y]{4}$/
const partedPostcode = /^([a-z]{1,2}) (\d[a-z\d]?)( ?\d[a-z]{2})?$/
/** "28013", "D-10115" and "1012 AB", but not "1200 mm". */
const foreignPostcode = /^(?:(?:f|d|e|i|fr|de|es|it) )?\d{5}$|^\d{4} ?(?!mm|cm)[a-z]{2}$/
const foreignKeys = (text: string): string[] =>
  foreignPostcode.test(text) ? (readForeignPostcode(text)?.keys.flat() ?? []) : []

/** Includes "Leeds city centre" and "north Leeds". */
export const knownNames = async (places: NamedPlaces, spans: readonly TokenSpan[]): Promise<KnownNames> => {
  const keys = new Set(spans.flatMap((span) => [...getNameForms(span.text), joinedName(span)].filter(Boolean)))
  const found = await Promise.all([...keys].map(async (key) => [key, await places.load(key)] as const))
  return new Map(
    found
      .filter(([, named]) => named.length)
      .map(([key, named]) => [key, named.some(({ type }) => type === 'county' || type === 'country')]),
  )
}

/** "black pool"; empty for goods, as in "red oak". */
export const joinedName = ({ words, isAtEnd, isAfterPreposition }: TokenSpan): string =>
  words.length === 2 && (isAtEnd || isAfterPreposition) && !words.every(isCommon) ? words.join('') : ''

const getNameForms = (text: string): string[] => {
  const key = placeKey(text)
  const bare = withoutKind(key)
  const [, area = '', district = ''] = partedPostcode.exec(text) ?? []
  return [
    key,
    placeKey(withCompassPoint(text)),
    ...bare,
    withoutSide(bare.at(-1) ?? key) ?? '',
    area + district,
    ...foreignKeys(text),
  ].filter(Boolean)
}

/** Includes "h91 e2r7", and "gl 50", unless the letters may be a word, as in "to 3". */
export const isPostcode = ({ text, words, isAfterPreposition }: TokenSpan, known: KnownNames): boolean => {
  if (postcode.test(text) || eircode.test(text) || foreignKeys(text).some((key) => known.has(key))) return true
  const [, area = '', district = ''] = partedPostcode.exec(text) ?? []
  return known.has(area + district) && (isAfterPreposition || !isCommon(words[0]!))
}

/** Known, or with a known county; after "in" the town may be unknown. */
export const isPlaceName = (span: TokenSpan, known: KnownNames): boolean => {
  const { text, words, isAfterPreposition } = span
  if (isPostcode(span, known) || getNameForms(text).some((key) => known.has(key))) return true
  return words.slice(1).some((_, index) => {
    const head = words.slice(0, index + 1)
    const where = placeKey(words.slice(index + 1).join(' '))
    if (!known.has(where)) return false
    return (
      known.has(placeKey(head.join(' '))) || (isAfterPreposition && known.get(where) === true && !head.every(isCommon))
    )
  })
}
