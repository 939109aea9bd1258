import { runSql, type Db } from '../../database/sql.ts'
import { siteBehind, type Commonness } from './compare-listings.ts'
import type { Rarity } from '../../suppliers/names/compare-names.ts'
import type { ReadListing } from './read-listing.ts'

/** With fewer listings, a word's frequency means nothing. */
const minListings = 200

/** 1 if only one listing has the word, 0 if all do. */
const calculateRarity = (count: number, all: number): number =>
  all < minListings ? 1 : Math.max(0, 1 - Math.log(count) / Math.log(all))

export const rareBelow = 5

/** A word that fewer than `minSuppliers` have counts as rare. */
export const readRarity = async (pool: Db, words: readonly string[] | null, minSuppliers = 1): Promise<Rarity> => {
  const {
    rows: [total],
  } = await runSql<{ suppliers: number }>(
    pool,
    `select suppliers from supplier_count where county = '' and service = ''`,
  )
  const { rows } = await runSql<{ word: string; suppliers: number }>(
    pool,
    'select word, suppliers from supplier_word where ($1::text[] is null or word = any($1)) and suppliers >= $2',
    [words, minSuppliers],
  )
  const counts = new Map(rows.map(({ word, suppliers }) => [word, suppliers]))
  return (word) => calculateRarity(counts.get(word) ?? 1, total?.suppliers ?? 0)
}

export const sharedAmong = (reads: readonly ReadListing[]): Commonness['sharedBy'] => {
  const counts = new Map<string, number>()
  const add = (kind: string, value: string) => counts.set(`${kind} ${value}`, (counts.get(`${kind} ${value}`) ?? 0) + 1)
  for (const read of reads) {
    for (const phone of read.phones) add('phone', phone)
    const site = siteBehind(read)
    if (site) add('site', site)
    if (read.email) add('email', read.email)
  }
  return (kind, value) => counts.get(`${kind} ${value}`) ?? 1
}

/** Of two listings that are compared without others. */
export const alone: Commonness = { rarity: () => 1, sharedBy: () => 1 }
