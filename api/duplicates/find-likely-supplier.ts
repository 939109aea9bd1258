import type { Pool } from 'pg'
import type { SupplierStatus } from '../suppliers/supplier.entity.ts'
import { countShared, readRarity } from './commonness.ts'
import { compareListings, siteBehind, type Comparison, type Decision } from './compare-listings.ts'
import { likelyCandidates } from './likely-candidates.ts'
import type { Listing } from './listing.ts'
import { readListing, type ReadListing } from './read-listing.ts'

/** What a source, a form or a file says of a business. */
export interface IncomingListing extends Listing {
  /** Suppliers that the caller knows by the source's own id: they are looked at whatever else is written. */
  knownIds?: readonly number[]
}

export interface LikelySupplier extends Comparison {
  /** The supplier; of a merged duplicate the one that was kept. */
  id: number
  /** Of the supplier of that id: it may await approval, be hidden, or have been rejected by an administrator. */
  status: SupplierStatus
  name: string
}

export interface Likely {
  /** same: it is ours already; perhaps: somebody should look; none: it is new. */
  decision: Decision
  /** At most five, the likeliest first; empty when the decision is none. */
  suppliers: LikelySupplier[]
}

const most = 5

/** Which supplier an incoming listing is about, by the rules of `compareListings`; demo data is never meant. Takes some ms. */
export const findLikelySupplier = async (pool: Pick<Pool, 'query'>, incoming: IncomingListing): Promise<Likely> => {
  const known = new Set(incoming.knownIds)
  const read = readListing(incoming)
  const candidates = (await likelyCandidates(pool, read, [...known])).map((candidate) => ({ candidate, read: readListing(candidate) }))
  if (!candidates.length) return { decision: 'none', suppliers: [] }
  const { add, sharedBy } = countShared()
  const counted = candidates.filter(({ candidate }) => candidate.status !== 'merged')
  for (const one of [{ read }, ...counted]) countListing(one.read, add)
  const words = [...new Set(candidates.flatMap((one) => one.read.name.words).concat(read.name.words))]
  const rarity = await readRarity(pool, words)
  const found = candidates
    .map(({ candidate, read: other }): LikelySupplier => {
      const comparison = compareListings(read, other, { rarity, sharedBy })
      const decided = known.has(candidate.id) ? { ...comparison, decision: 'same' as const, score: 1 } : comparison
      return { ...decided, id: candidate.id, status: candidate.status, name: candidate.name }
    })
    .filter(({ decision }) => decision !== 'none')
  const suppliers = best(await followMerged(pool, found)).slice(0, most)
  return { decision: suppliers[0]?.decision ?? 'none', suppliers }
}

/** Notes what a listing can be reached by. */
export const countListing = (read: ReadListing, add: (kind: string, value: string) => void) => {
  for (const phone of read.phones) add('phone', phone)
  const site = siteBehind(read)
  if (site) add('site', site)
  if (read.email) add('email', read.email)
}

const order: Record<Decision, number> = { same: 0, perhaps: 1, none: 2 }

/** Surest first; a supplier that was found twice, itself and by its merged duplicate, once. */
const best = (found: LikelySupplier[]) => {
  const sorted = found.toSorted((a, b) => order[a.decision] - order[b.decision] || b.score - a.score || a.id - b.id)
  return sorted.filter(({ id }, index) => sorted.findIndex((other) => other.id === id) === index)
}

const followMerged = async (pool: Pick<Pool, 'query'>, found: LikelySupplier[]): Promise<LikelySupplier[]> => {
  const merged = found.filter(({ status }) => status === 'merged').map(({ id }) => id)
  if (!merged.length) return found
  const { rows } = await pool.query<{ start: number; id: number; status: SupplierStatus; name: string }>(
    `with recursive kept as (
       select id as start, id, status, merged_into_id, name from supplier where id = any($1)
       union -- not all: a ring comes to an end
       select k.start, n.id, n.status, n.merged_into_id, n.name
         from kept k join supplier n on n.id = k.merged_into_id where k.status = 'merged'
     ) select start, id, status, name from kept where status <> 'merged'`,
    [merged],
  )
  const keptOf = new Map(rows.map(({ start, id, status, name }) => [start, { id, status, name }]))
  return found.flatMap((one) => (one.status === 'merged' ? (keptOf.has(one.id) ? [{ ...one, ...keptOf.get(one.id)! }] : []) : [one]))
}
