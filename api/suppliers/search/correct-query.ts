import type { Pool } from 'pg'
import { correctPlace } from './correct-words.ts'
import { tokenize } from './read-query.ts'
import type { WordStats } from './word-stats.ts'

/** Corrections by misspelt word. */
export type Corrections = ReadonlyMap<string, string>

export const corrected = (tokens: readonly string[], corrections: Corrections): string[] =>
  tokens.flatMap((token) => tokenize(corrections.get(token) ?? token))

/** Towns that unknown words may be misspellings of. They are only offered. */
export const placesOffered = async (pool: Pool, book: WordStats, unknown: readonly string[]): Promise<Corrections> => {
  const pairs = await Promise.all(unknown.map(async (word) => [word, await correctPlace(pool, book, word)] as const))
  return new Map(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}
