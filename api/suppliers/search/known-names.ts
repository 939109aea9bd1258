import { placeKey } from '../../places/place-key.ts'
import { withoutKind, withoutSide } from '../../places/place-text.ts'
import type { NamedPlaces } from '../../places/resolve-place.ts'
import { isCommon } from './read-query.ts'
import type { Span } from './place-tokens.ts'

/** Place keys, each with whether it names a county or country. */
export type KnownNames = ReadonlyMap<string, boolean>

/** A postcode area, a district or a full postcode. */
const postcode = /^[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{0,2})?$/
const partedPostcode = /^([a-z]{1,2}) (\d[a-z\d]?)( ?\d[a-z]{2})?$/

/** The spans that are names of places, including "Leeds city centre" and "north Leeds". */
export const knownNames = async (places: NamedPlaces, spans: readonly Span[]): Promise<KnownNames> => {
  const keys = new Set(spans.flatMap(({ text }) => getNameForms(text)))
  const found = await Promise.all([...keys].map(async (key) => [key, await places.load(key)] as const))
  return new Map(
    found
      .filter(([, named]) => named.length)
      .map(([key, named]) => [key, named.some(({ type }) => type === 'county' || type === 'country')]),
  )
}

const getNameForms = (text: string): string[] => {
  const key = placeKey(text)
  const bare = withoutKind(key)
  const [, area = '', district = ''] = partedPostcode.exec(text) ?? []
  return [key, ...bare, withoutSide(bare.at(-1) ?? key) ?? '', area + district].filter(Boolean)
}

/** Includes "gl 50", unless the letters may be a word, as in "to 3". */
export const isPostcode = ({ text, words, isAfterPreposition }: Span, known: KnownNames): boolean => {
  if (postcode.test(text)) return true
  const [, area = '', district = ''] = partedPostcode.exec(text) ?? []
  return known.has(area + district) && (isAfterPreposition || !isCommon(words[0]!))
}

/** A known name or postcode, or a town with its county; after "in" also an unknown town with its county. */
export const isPlaceName = (span: Span, known: KnownNames): boolean => {
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
