import type { Pool } from 'pg'
import { runSql } from '../database/sql.ts'
import { readRarity } from './commonness.ts'
import type { Decision } from './decide.ts'
import { findPairs } from './find-pairs.ts'
import type { Reason } from './reason.ts'
import { supplierSource } from './supplier-source.ts'

/** A pair as found; which of the two is kept is decided later. */
export interface FoundDuplicate {
  ids: [number, number]
  score: number
  decision: Decision
  reasons: Reason[]
}

export interface FoundDuplicates {
  /** How many pairs were found, including those beyond `first`. */
  found: number
  /** The same with all doubtful ones, whether they were asked for or not. */
  withDoubtful: number
  pairs: FoundDuplicate[]
}

export interface FindOptions {
  first: number
  /** Include pairs that are only perhaps one business. */
  includeDoubtful?: boolean
}

const running = new WeakMap<Pool, Map<string, Promise<FoundDuplicates>>>()

/**
 * The surest pairs of the whole directory, without those that an administrator dismissed. Simultaneous calls share one
 * run.
 */
export const findDuplicates = (pool: Pool, options: FindOptions): Promise<FoundDuplicates> => {
  const runs = running.get(pool) ?? new Map<string, Promise<FoundDuplicates>>()
  running.set(pool, runs)
  const key = JSON.stringify(options)
  const run = runs.get(key) ?? search(pool, options).finally(() => runs.delete(key))
  runs.set(key, run)
  return run
}

const search = async (pool: Pool, { first, includeDoubtful = false }: FindOptions): Promise<FoundDuplicates> => {
  const dismissed = await readDismissed(pool)
  const rarity = await readRarity(pool, null, 5)
  let found = 0
  let withDoubtful = 0
  let pairs: FoundDuplicate[] = []
  for (const isDemo of [false, true]) {
    const source = supplierSource(pool, isDemo)
    for await (const { left, right, ...comparison } of findPairs(source, rarity)) {
      const ids: [number, number] = [source.ids[left]!, source.ids[right]!]
      if (dismissed.has(pairKey(...ids))) continue
      withDoubtful++
      if (comparison.decision === 'perhaps' && !includeDoubtful) continue
      found++
      pairs.push({ ids, ...comparison })
      if (pairs.length >= first * 2 + 100) pairs = surest(pairs, first)
    }
  }
  return { found, withDoubtful, pairs: surest(pairs, first) }
}

const surest = (pairs: FoundDuplicate[], first: number) =>
  pairs
    .toSorted(
      (a, b) =>
        Number(b.decision === 'same') - Number(a.decision === 'same') ||
        b.score - a.score ||
        a.ids[0] - b.ids[0] ||
        a.ids[1] - b.ids[1],
    )
    .slice(0, first)

const pairKey = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`

const readDismissed = async (pool: Pool): Promise<Set<string>> => {
  const { rows } = await runSql<{ first_id: number; second_id: number }>(
    pool,
    'select first_id, second_id from dismissed_pair',
  )
  return new Set(rows.map(({ first_id, second_id }) => pairKey(first_id, second_id)))
}
