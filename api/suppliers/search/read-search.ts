import type { Pool } from 'pg'
import { corrected, placesOffered, type Corrections } from './correct-query.ts'
import { noIntents, readIntents, type Intents } from './read-intents.ts'
import { readPlaceBox, type PlaceBox } from './read-place-box.ts'
import { isCommon, toTerms, tokenize } from './read-query.ts'
import { readQueryBox, type QueryBox, type QueryOptions } from './read-query-box.ts'
import { readAhead, readWords, weigh, weighAsTyped } from './read-words.ts'
import { boundedRadius } from '../rules/radius.rules.ts'
import type { Reading } from './search.ts'
import { formatSubject } from './search-subject.ts'
import type { CheckedFilter } from './supplier-filter.ts'
import { createWordStats, type WordStats } from './word-stats.ts'

export interface ReadOptions extends Pick<QueryOptions, 'isGenerous'> {
  /** For a search that found nothing: applies the correction that was only offered. */
  isCorrected?: boolean
}

/** How the text was read, and the radius that it asks for. */
export type ReadSearch = Reading & { radiusMiles: number | null }

/**
 * Reads both boxes: goods, place and wishes ("near me", "open now", "top rated"). A supplier's full name stays
 * whole; unknown words are corrected; doubtful places are only offered.
 */
export const readSearch = async (
  pool: Pool,
  filter: CheckedFilter,
  { isGenerous = false, isCorrected = false }: ReadOptions = {},
): Promise<ReadSearch> => {
  const typed = filter.query ?? ''
  const intents = filter.asTyped ? noIntents(typed) : readIntents(typed)
  const near = readIntents(filter.near ?? '')
  const slug = filter.place ?? ''
  const isPoint = Boolean(filter.around ?? filter.within)
  const isPlaceTyped = tokenize(near.text).some((token) => !isCommon(token))
  const isNamed = Boolean(slug || filter.county || filter.counties?.length) || isPlaceTyped
  const hasPlace = isNamed || (isPoint && isGenerous) // a place in the words wins over a point, but is not searched because of one
  const book = createWordStats(pool)
  if (!isGenerous) readAhead(book, tokenize(intents.text)).catch(() => {}) // reported where they are needed
  const [box, query] = await Promise.all([
    readPlaceBox(pool, book, slug, near.text),
    readQueryBox(pool, book, filter, intents.text, { isGenerous, hasPlace, near: near.text }),
  ])
  const isInVain = isGenerous && !query.place // then the words are not needed
  const { meant, ...what } = await readWhat(pool, book, filter, box, isInVain ? { ...query, rest: [] } : query)
  if (isCorrected && what.suggestedQuery) {
    const again = await readSearch(pool, {
      ...filter,
      query: what.suggestedQuery,
      near: isPlaceTyped ? filter.near : null,
    })
    return { ...again, correctedQuery: what.suggestedQuery, suggestedQuery: null }
  }
  const how = readHow(filter, query.isName ? noIntents(typed) : intents, near)
  const services = filter.services ?? (filter.service ? [filter.service] : [])
  return {
    ...what,
    ...how,
    isNearMe: how.isNearMe && !what.place && !isPoint,
    subject: query.isName ? '' : formatSubject(meant, services),
  }
}

const readHow = (filter: CheckedFilter, intents: Intents, near: Intents) => {
  const minRating = filter.minRating ?? intents.minRating ?? near.minRating
  const miles = intents.radiusMiles ?? near.radiusMiles
  const radiusMiles = miles === null ? null : boundedRadius(miles)
  const keepsUnrated = filter.minRating == null && (intents.minRating === null ? near : intents).keepsUnrated
  return {
    isNearMe: intents.isNearMe || near.isNearMe,
    radiusMiles: filter.radiusMiles ?? radiusMiles,
    isRadiusLimited: filter.radiusMiles == null && radiusMiles !== miles,
    ...((filter.openNow ?? (intents.isOpenNow || near.isOpenNow)) ? { openNow: true } : {}),
    ...(minRating == null ? {} : { minRating, keepsUnrated }),
  }
}

type What = Pick<
  Reading,
  'terms' | 'words' | 'place' | 'misspeltPlace' | 'isPlaceFromWords' | 'correctedQuery' | 'suggestedQuery'
>

/** `meant` are the corrected words. */
const readWhat = async (
  pool: Pool,
  book: WordStats,
  filter: CheckedFilter,
  box: PlaceBox,
  query: QueryBox,
): Promise<What & { meant: string }> => {
  const place = box.place ?? query.place ?? null
  const isPlaceFromWords = Boolean(query.place) || box.words.length > 0
  const unknownPlace = await weighAsTyped(book, box.unknown, 'C')
  const misspeltPlace = box.misspelt ?? query.misspelt?.join(' ')
  const found = {
    place,
    isPlaceFromWords,
    correctedQuery: null,
    suggestedQuery: null,
    ...(misspeltPlace ? { misspeltPlace } : {}),
  }
  if (query.isName) {
    const terms = [...(await weighAsTyped(book, query.rest, 'A')), ...unknownPlace]
    return { ...found, terms, words: (filter.query ?? '').trim(), meant: '' }
  }
  const tokens = [...query.rest, ...box.words]
  const words = trimEdgeWords(tokens)
  const read = await readWords(book, tokens)
  const misspelt = toPlaceCorrections(query)
  if (!read.corrections.size && !read.unknown.length && !misspelt.size)
    return { ...found, terms: [...read.terms, ...unknownPlace], words, meant: words }

  const [unknown] = read.unknown
  const mayBePlace = !place && unknown && !misspeltPlace ? { misspeltPlace: unknown } : {}
  const applied = read.corrections
  const offered = place ? [] : await placesOffered(pool, book, read.unknown)
  const all = [...tokenize(filter.query ?? ''), ...(box.words.length ? tokenize(filter.near ?? '') : [])]
  const fixes: Corrections = new Map(filter.asTyped ? [] : [...misspelt, ...applied])
  const offers = new Map([...(filter.asTyped ? applied : []), ...offered])
  const terms = fixes.size && applied.size ? await weigh(book, toTerms(corrected(tokens, applied))) : read.terms
  return {
    ...found,
    ...mayBePlace,
    terms: [...terms, ...unknownPlace],
    words,
    meant: corrected(tokens, filter.asTyped ? new Map() : applied).join(' '),
    correctedQuery: fixes.size ? corrected(all, fixes).join(' ') : null,
    suggestedQuery: offers.size ? corrected(all, new Map([...fixes, ...offers])).join(' ') : null,
  }
}

/** The first misspelt word carries the correction of the whole name. */
const toPlaceCorrections = ({ place, misspelt = [] }: QueryBox): Corrections =>
  new Map(misspelt.map((word, index) => [word, index || !place ? '' : place.name]))

/** Words without meaning at the edge of a text, such as the "in" before a place that was removed. */
const edges = new Set(
  `a am an and any anyone are at by buy can could do does find for from get have help how i im in is looking many me much
    my need of on our please recommend some somebody someone that the to us want we what where which who with within
    would near`.split(/\s+/),
)

const trimEdgeWords = (tokens: readonly string[]): string => {
  const first = tokens.findIndex((token) => !edges.has(token))
  const last = tokens.findLastIndex((token) => !edges.has(token))
  return first < 0 ? '' : tokens.slice(first, last + 1).join(' ')
}
