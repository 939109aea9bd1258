import type { Pool } from 'pg'
import { correctForm, correctWord } from './correct-words.ts'
import { countAlternatives, countWords, isWord } from './known-words.ts'
import { termsOf, type Term } from './read-query.ts'
import type { SearchTerm } from './search.ts'

/** Words as terms, and what they may have been meant to be. */
export interface ReadWords {
  terms: SearchTerm[]
  /** Words that no supplier has, or not in that form, by what stands for them. */
  corrections: ReadonlyMap<string, string>
  /** Words that no supplier has, and for which no other stands. */
  unknown: readonly string[]
}

/** The terms of a query, as typed, with the corrections of words that no supplier has. */
export const readWords = async (pool: Pool, tokens: readonly string[]): Promise<ReadWords> => {
  const terms = await weigh(pool, termsOf(tokens))
  const missing = terms.filter(({ typed, suppliers }) => !suppliers && isWord(typed)).map(({ typed }) => typed)
  const odd = terms.filter(({ typed, suppliers }) => suppliers && isWord(typed)).map(({ typed }) => typed)
  const pairs = await Promise.all([
    ...missing.map(async (word) => [word, await correctWord(pool, word)] as const),
    ...odd.map(async (word) => [word, await correctForm(pool, word)] as const),
  ])
  const corrections = new Map(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
  return { terms, corrections, unknown: missing.filter((word) => !corrections.has(word)) }
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

/** Words to find as they are, without their synonyms. */
export const weighAsTyped = (pool: Pool, tokens: readonly string[], within: 'A' | 'C'): Promise<SearchTerm[]> =>
  weigh(
    pool,
    tokens.map((token) => ({ typed: token, alternatives: [token] })),
    within,
  )
