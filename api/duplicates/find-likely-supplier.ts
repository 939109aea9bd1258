import { runSql, type Db } from '../database/sql.ts'
import { selectMergeTarget } from '../suppliers/find-supplier.ts'
import type { SupplierStatus } from '../suppliers/supplier.entity.ts'
import { readRarity, sharedAmong } from './compare/commonness.ts'
import { compareListings, type Comparison } from './compare/compare-listings.ts'
import type { Rarity } from '../suppliers/names/compare-names.ts'
import type { MatchDecision } from './compare/decide.ts'
import { likelyCandidates, type Candidate } from './compare/likely-candidates.ts'
import { type ComparedListing, isPlacePoint } from './compare/listing.ts'
import { readListing, type ReadListing } from './compare/read-listing.ts'

interface IncomingListing extends ComparedListing {
  knownIds?: readonly number[]
}

export interface SupplierMatch extends Comparison {
  /** For a merged duplicate the supplier that remains. */
  id: number
  status: SupplierStatus
  name: string
}

interface LikelyMatch {
  /** same: already listed; perhaps: staff decide; none: new. */
  decision: MatchDecision
  /** At most five, likeliest first. */
  suppliers: SupplierMatch[]
}

const maxMatches = 5

/** Never finds demo data. */
export const findLikelySupplier = async (db: Db, incoming: IncomingListing): Promise<LikelyMatch> =>
  (await findLikelySuppliers(db, [incoming]))[0]!

export const findLikelySuppliers = async (pool: Db, incoming: readonly IncomingListing[]): Promise<LikelyMatch[]> => {
  if (!incoming.length) return []
  const derived = await findPlacePoints(pool, incoming)
  const reads = incoming.map((one, at) => ({
    read: readListing(derived.has(at) ? { ...one, isPointDerived: true } : one),
    known: new Set(one.knownIds),
  }))
  const candidates = (await likelyCandidates(pool, reads)).map((some) =>
    some.map((candidate) => ({ candidate, read: readListing(candidate) })),
  )
  const words = candidates.flatMap((some, at) =>
    (some.length ? [reads[at]!, ...some] : []).flatMap(({ read }) => read.name.words),
  )
  if (!words.length) return incoming.map(() => ({ decision: 'none', suppliers: [] }))
  const rarity = await readRarity(pool, [...new Set(words)])
  const found = reads.map(({ read, known }, at) => compareAll(read, known, candidates[at]!, rarity))
  const currentSuppliers = await followMerged(pool, found.flat())
  return found.map((some) => {
    const suppliers = best(some.flatMap((one) => currentSuppliers(one) ?? [])).slice(0, maxMatches)
    return { decision: suppliers[0]?.decision ?? 'none', suppliers }
  })
}

const findPlacePoints = async (db: Db, incoming: readonly ComparedListing[]): Promise<Set<number>> => {
  const { rows } = await runSql<{ at: number }>(
    db,
    `select at::integer from unnest($1::float8[], $2::float8[]) with ordinality as given(latitude, longitude, at)
      where ${isPlacePoint('given.latitude', 'given.longitude')}`,
    [incoming.map(({ latitude }) => latitude ?? null), incoming.map(({ longitude }) => longitude ?? null)],
  )
  return new Set(rows.map(({ at }) => at - 1))
}

const compareAll = (
  read: ReadListing,
  known: ReadonlySet<number>,
  candidates: readonly { candidate: Candidate; read: ReadListing }[],
  rarity: Rarity,
) => {
  const counted = candidates.filter(({ candidate }) => candidate.status !== 'merged')
  const sharedBy = sharedAmong([read, ...counted.map((one) => one.read)])
  return candidates
    .map(({ candidate, read: other }): SupplierMatch => {
      const comparison = compareListings(read, other, { rarity, sharedBy })
      const decided = known.has(candidate.id) ? { ...comparison, decision: 'same' as const, score: 1 } : comparison
      return { ...decided, id: candidate.id, status: candidate.status, name: candidate.name }
    })
    .filter(({ decision }) => decision !== 'none')
}

const order: Record<MatchDecision, number> = { same: 0, perhaps: 1, none: 2 }

/** A supplier may be found twice, also by a duplicate merged into it. */
const best = (found: SupplierMatch[]) => {
  const sorted = found.toSorted((a, b) => order[a.decision] - order[b.decision] || b.score - a.score || a.id - b.id)
  return sorted.filter(({ id }, index) => sorted.findIndex((other) => other.id === id) === index)
}

const followMerged = async (
  pool: Db,
  found: SupplierMatch[],
): Promise<(one: SupplierMatch) => SupplierMatch | undefined> => {
  const merged = found.filter(({ status }) => status === 'merged').map(({ id }) => id)
  if (!merged.length) return (one) => one
  const { rows } = await runSql<{ start: number; id: number; status: SupplierStatus; name: string }>(
    pool,
    `select given.id start, s.id, s.status, s.name
       from unnest($1::int[]) given(id) cross join lateral ${selectMergeTarget('given.id')} target
       join supplier s on s.id = target.id`,
    [merged],
  )
  const survivorById = new Map(rows.map(({ start, id, status, name }) => [start, { id, status, name }]))
  return (one) =>
    one.status === 'merged' ? (survivorById.has(one.id) ? { ...one, ...survivorById.get(one.id)! } : undefined) : one
}
