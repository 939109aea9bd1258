import type { Pool } from 'pg'
import type { Commonness } from './compare-listings.ts'
import type { Rarity } from './compare-names.ts'

/** Below so many listings, how often a word is used says nothing. */
const fewest = 200

/** How rare a word is that so many of all listings have: 1 for one alone, 0 for all. */
export const rarityOf = (count: number, all: number): number =>
  all < fewest || count <= 1 ? 1 : Math.max(0, 1 - Math.log(count) / Math.log(all))

/** The directory's own words, of which those that fewer than `atLeast` suppliers have count as rare. */
export const readRarity = async (
  pool: Pick<Pool, 'query'>,
  words: readonly string[] | null,
  atLeast = 1,
): Promise<Rarity> => {
  const {
    rows: [total],
  } = await pool.query<{ suppliers: number }>(`select suppliers from supplier_count where county = '' and service = ''`)
  const { rows } = await pool.query<{ word: string; suppliers: number }>(
    'select word, suppliers from supplier_word where ($1::text[] is null or word = any($1)) and suppliers >= $2',
    [words, atLeast],
  )
  const counts = new Map(rows.map(({ word, suppliers }) => [word, suppliers]))
  return (word) => rarityOf(counts.get(word) ?? 1, total?.suppliers ?? 0)
}

/** Counts how many listings share a telephone number, website or e-mail address. */
export const countShared = () => {
  const counts = new Map<string, number>()
  return {
    add: (kind: string, value: string) =>
      void counts.set(`${kind} ${value}`, (counts.get(`${kind} ${value}`) ?? 0) + 1),
    sharedBy: ((kind, value) => counts.get(`${kind} ${value}`) ?? 1) satisfies Commonness['sharedBy'],
  }
}
