import type { Pool } from 'pg'
import { correctPlace } from './correct-words.ts'
import { tokensOf } from './read-query.ts'
import type { ReadWords } from './read-words.ts'

/** Misspelt words by what stands for them. */
export type Corrections = ReadonlyMap<string, string>

/** The words with corrections in place of some. */
export const corrected = (tokens: readonly string[], corrections: Corrections): string[] =>
  tokens.flatMap((token) => tokensOf(corrections.get(token) ?? token))

/**
 * Which corrections are applied, and which are only offered: no word becomes a place, unless it stands behind "in" or the like.
 */
export const sortCorrections = async (
  pool: Pool,
  { corrections, unknown }: Pick<ReadWords, 'corrections' | 'unknown'>,
): Promise<{ applied: Corrections; offered: Corrections }> => {
  const likely = await Promise.all(unknown.map(async (word) => [word, await correctPlace(pool, word)] as const))
  return {
    applied: corrections,
    offered: new Map(likely.flatMap(([word, place]) => (place ? [[word, place] as const] : []))),
  }
}
