import type { Pool } from 'pg'
import { correctPlace } from './correct-words.ts'
import { tokenize } from './read-query.ts'
import type { WordStats } from './word-stats.ts'

/** Misspelt words by what stands for them. */
export type Corrections = ReadonlyMap<string, string>

/** The words with corrections in place of some. */
export const corrected = (tokens: readonly string[], corrections: Corrections): string[] =>
  tokens.flatMap((token) => tokenize(corrections.get(token) ?? token))

/** The towns that words no supplier has may stand for: to be offered, since no word becomes a place by itself. */
export const placesOffered = async (pool: Pool, book: WordStats, unknown: readonly string[]): Promise<Corrections> => {
  const pairs = await Promise.all(unknown.map(async (word) => [word, await correctPlace(pool, book, word)] as const))
  return new Map(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}
