import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { correctWord } from './correct-words.ts'
import { countAlternatives, countWords, isWord } from './known-words.ts'
import { placeInQuery } from './place-in-query.ts'
import { isCommon, termsOf, tokensOf, vocabulary, type Term } from './read-query.ts'
import { noise } from './synonyms.ts'
import type { Search, SearchTerm } from './search.ts'

type Understood = Pick<Search, 'terms' | 'place' | 'correctedQuery'>

/**
 * What the words of a query mean. A supplier's full name is taken as such; a place is taken out, unless the search has
 * one already; a word that no supplier has is corrected.
 */
export const understandWords = async (pool: Pool, query: string, hasPlace: boolean): Promise<Understood> => {
  const tokens = tokensOf(query)
  if (!tokens.length) return { terms: [], place: null, correctedQuery: null }
  const [isName, found] = await Promise.all([
    isSupplierName(pool, query, tokens),
    hasPlace ? undefined : placeInQuery(pool, tokens),
  ])
  const rest = found?.rest ?? tokens
  if (isName && rest.some((token) => !isCommon(token) || (!found && noise.has(token)))) {
    return {
      terms: await weigh(
        pool,
        tokens.map((token) => ({ typed: token, alternatives: [token] })),
        'A',
      ),
      place: null,
      correctedQuery: null,
    }
  }
  const read = await readWords(pool, rest)
  if (!read.corrected) return { terms: read.terms, place: found?.place ?? null, correctedQuery: null }

  const later = hasPlace || found ? undefined : await placeInQuery(pool, read.tokens)
  const terms = later ? (await readWords(pool, later.rest)).terms : read.terms
  const correctedQuery = tokens.map((token) => read.corrected?.get(token) ?? token).join(' ')
  return { terms, place: found?.place ?? later?.place ?? null, correctedQuery }
}

/** Two words of the trade do not count as a name, even if a supplier is called that: "Roller Blinds". */
const isSupplierName = async (pool: Pool, query: string, tokens: readonly string[]): Promise<boolean> => {
  const own = tokens.filter((token) => !isCommon(token)).length
  if (tokens.length < 2 || (!own && (tokens.length < 3 || tokens.every((token) => vocabulary.has(token))))) return false
  const text = `
    select exists (select from supplier where status = 'listed' and search_key(name) collate "C" = search_key($1)) or
           exists (select from supplier where status = 'listed' and search_key(name) collate "C" > search_key($1) || ' '
                      and search_key(name) collate "C" < search_key($1) || '!') "isName"`
  const { rows } = await runSql<{ isName: boolean }>(pool, text, [query.replace(/\s+/g, ' ')])
  return rows[0]?.isName ?? false
}

interface Read {
  tokens: string[]
  terms: SearchTerm[]
  corrected?: Map<string, string>
}

/** The terms, with misspelt words corrected. */
const readWords = async (pool: Pool, tokens: readonly string[]): Promise<Read> => {
  const terms = await weigh(pool, termsOf(tokens))
  const unknown = terms.filter(({ typed, suppliers }) => !suppliers && isWord(typed)).map(({ typed }) => typed)
  const corrections = await Promise.all(unknown.map(async (word) => [word, await correctWord(pool, word)] as const))
  const corrected = new Map(corrections.filter((pair): pair is [string, string] => pair[1] !== undefined))
  if (!corrected.size) return { tokens: [...tokens], terms }
  const right = tokens.map((token) => corrected.get(token) ?? token)
  return { tokens: right, terms: await weigh(pool, termsOf(right)), corrected }
}

/** Each term with its number of suppliers; stop words such as "the" drop out. */
export const weigh = async (pool: Pool, terms: readonly Term[], within?: 'A' | 'C'): Promise<SearchTerm[]> => {
  const words = new Set(terms.flatMap(({ alternatives }) => alternatives.flatMap((phrase) => phrase.split(' '))))
  if (!words.size) return []
  const counts = await countWords(pool, [...words])
  return terms
    .filter(({ alternatives }) =>
      alternatives.some((phrase) => phrase.split(' ').some((word) => counts.get(word) !== undefined)),
    )
    .map((term) => ({
      ...term,
      suppliers: countAlternatives(term.alternatives, counts),
      ...(within ? { within } : {}),
    }))
}
