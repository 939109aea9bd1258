import type { Pool } from 'pg'
import { runSql } from '../../database/sql.ts'
import { misspeltPlace } from '../../places/misspelt-place.ts'
import { placeKey } from '../../places/place-key.ts'
import { tokensOf, vocabulary } from './read-query.ts'
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
  const places = await placesAmong(pool, [...corrections.values()])
  const likely = await Promise.all(unknown.map(async (word) => [word, await misspeltPlace(pool, word)] as const))
  const isPlace = ([, right]: readonly [string, string]) => places.has(right)
  return {
    applied: new Map([...corrections].filter((pair) => !isPlace(pair))),
    offered: new Map([
      ...[...corrections].filter(isPlace),
      ...likely.flatMap(([word, place]) => (place ? [[word, place.name.toLowerCase()] as const] : [])),
    ]),
  }
}

/** Those of these words that are names of British places, and no words of the trade. */
const placesAmong = async (pool: Pool, words: readonly string[]): Promise<ReadonlySet<string>> => {
  const others = words.filter((word) => !vocabulary.has(word))
  if (!others.length) return new Set()
  const text = `
    select distinct n.key from location_name n join location l on l.id = n.location_id
     where n.key = any($1) and l.country = 'GB' and l.type in ('town', 'county', 'area', 'country')`
  const { rows } = await runSql<{ key: string }>(pool, text, [others.map(placeKey)])
  const known = new Set(rows.map(({ key }) => key))
  return new Set(others.filter((word) => known.has(placeKey(word))))
}
