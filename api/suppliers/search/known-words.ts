import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'

/** How many suppliers have each word, in any form; undefined for stop words such as "the". */
export const countWords = async (pool: Pool, words: readonly string[]): Promise<Map<string, number | undefined>> => {
  const text = `
    select t.word, s.stem, (select sum(w.suppliers)::int from supplier_word w where w.stem = s.stem) suppliers
      from unnest($1::text[]) t(word) cross join lateral (select stem_of(t.word) stem) s`
  const { rows } = await runSql<{ word: string; stem: string; suppliers: number | null }>(pool, text, [words], {
    isPlannedOnce: true,
  })
  return new Map(rows.map(({ word, stem, suppliers }) => [word, stem ? (suppliers ?? 0) : undefined]))
}

/** Words with digits are not in the word table: assumed to exist, and to be rare. */
const guessed = 100
export const isWord = (token: string) => /^\p{L}{3,}$/u.test(token)

/** How many suppliers have one of the phrases, at most. */
export const countAlternatives = (
  alternatives: readonly string[],
  counts: ReadonlyMap<string, number | undefined>,
): number =>
  alternatives.reduce(
    (sum, phrase) =>
      sum + Math.min(...phrase.split(' ').map((word) => (isWord(word) ? (counts.get(word) ?? Infinity) : guessed))),
    0,
  )
