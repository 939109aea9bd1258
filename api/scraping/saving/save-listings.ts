import { lockByKey, type Db } from '../../database/sql.ts'
import { inSavepoint } from '../../database/transaction.ts'
import { isRefusedValue } from '../../process/database-errors.ts'
import { findLikelySuppliers } from '../../duplicates/find-likely-supplier.ts'
import { findSuppressions, removedName, suppressionText } from '../../suppliers/suppression.ts'
import { planChanges, type StoredSupplier } from './plan-changes.ts'
import type { PreparedListing, ScrapedValues } from './prepare-listing.ts'
import { scrapedFields } from './scraped-fields.ts'
import type { SourceName } from '../sources/registry.ts'
import {
  readKnown,
  readStanding,
  writeAdded,
  writeChanged,
  writeRatings,
  writeSources,
  writeConfirmed,
} from './write-suppliers.ts'

export type Verdict = 'added' | 'enriched' | 'unchanged' | 'refused'

export interface SavedListing {
  source: SourceName
  key: string
  name: string
  verdict: Verdict
  /** Why it was refused, or what an administrator should check. */
  reason?: string
  supplierId?: number
  changed: string[]
  /** The business asked to be removed: none of its data may be stored. */
  isUnwanted?: boolean
}

interface SaveOptions {
  isTest: boolean
  needsApproval: boolean
}

/** Idempotent and safe for concurrent workers, within a transaction; with `isTest` nothing is written. */
export const saveListings = async (
  db: Db,
  prepared: readonly PreparedListing[],
  { isTest = false, needsApproval = false }: Partial<SaveOptions> = {},
): Promise<SavedListing[]> => {
  await lockByKey(db, ...prepared.flatMap(({ keys }) => keys.map((key) => `listing ${key}`)))
  const saved: SavedListing[] = []
  for (const round of inRounds(prepared)) saved.push(...(await saveSafely(db, round, { isTest, needsApproval })))
  return saved
}

/** If the database refuses a value, only that listing is left out. */
const saveSafely = async (db: Db, prepared: PreparedListing[], saving: SaveOptions): Promise<SavedListing[]> => {
  try {
    return await inSavepoint(db, () => saveRound(db, prepared, saving))
  } catch (error) {
    if (!isRefusedValue(error)) throw error
    const [first, ...rest] = prepared as [PreparedListing, ...PreparedListing[]]
    if (!rest.length) {
      const reason = `the database refuses it: ${error.message}`
      return [
        { source: first.source, key: first.key, name: first.values.name, verdict: 'refused', reason, changed: [] },
      ]
    }
    const saved: SavedListing[] = []
    for (const one of prepared) saved.push(...(await saveSafely(db, [one], saving)))
    return saved
  }
}

/** Listings with a shared key are in different rounds, so that later ones find the first one's supplier. */
const inRounds = (prepared: readonly PreparedListing[]): PreparedListing[][] => {
  const rounds: { keys: Set<string>; listings: PreparedListing[] }[] = []
  for (const one of prepared) {
    const last = rounds.findLastIndex(({ keys }) => one.keys.some((key) => keys.has(key)))
    const round = (rounds[last + 1] ??= { keys: new Set(), listings: [] })
    for (const key of one.keys) round.keys.add(key)
    round.listings.push(one)
  }
  return rounds.map(({ listings }) => listings)
}

type ListingDecision = { prepared: PreparedListing; reason?: string; isUnwanted?: boolean } & (
  | { verdict: 'added' | 'refused' }
  | { verdict: 'enriched'; standing: StoredSupplier; changes: ScrapedValues }
  | { verdict: 'unchanged'; standing: StoredSupplier }
)

const saveRound = async (
  db: Db,
  prepared: PreparedListing[],
  { isTest, needsApproval }: SaveOptions,
): Promise<SavedListing[]> => {
  const decided = await decide(db, prepared)
  const added = decided.filter(({ verdict }) => verdict === 'added').map((one) => one.prepared)
  const enriched = decided.filter((one) => one.verdict === 'enriched')
  const ids = isTest
    ? new Map<PreparedListing, number>()
    : await writeAdded(db, added, needsApproval ? 'pending' : 'listed')
  const getSupplierId = (one: ListingDecision) => ('standing' in one ? one.standing.id : ids.get(one.prepared))
  if (!isTest) {
    await writeChanged(
      db,
      enriched.map(({ prepared, standing, changes }) => ({ id: standing.id, prepared, changes })),
    )
    const known = decided.flatMap((one) =>
      getSupplierId(one) ? [{ id: getSupplierId(one)!, prepared: one.prepared }] : [],
    )
    await writeSources(db, known)
    await writeRatings(db, known)
    await writeConfirmed(db, known)
  }
  return decided.map((one): SavedListing => {
    const { prepared, verdict, reason } = one
    const supplierId = getSupplierId(one)
    const changed =
      one.verdict === 'enriched' ? Object.keys(one.changes) : verdict === 'added' ? getFilledFields(prepared) : []
    return {
      source: prepared.source,
      key: prepared.key,
      name: one.isUnwanted ? removedName : prepared.values.name,
      verdict,
      changed,
      ...(one.isUnwanted ? { isUnwanted: true } : {}),
      ...(reason ? { reason } : {}),
      ...(supplierId ? { supplierId } : {}),
    }
  })
}

const getFilledFields = ({ values }: PreparedListing) =>
  scrapedFields.filter((field) => (values as Record<string, unknown>)[field] !== undefined)

const decide = async (db: Db, prepared: PreparedListing[]): Promise<ListingDecision[]> => {
  const matched = await match(db, prepared)
  const standing = await readStanding(
    db,
    [...matched.values()].map(({ id }) => id),
  )
  const unmatched = prepared.filter((one) => !isSame(matched.get(one)))
  const suppressions = await findSuppressions(
    db,
    unmatched.map(({ values }) => values),
  )
  return prepared.map((one): ListingDecision => {
    if (one.refusal) return { prepared: one, verdict: 'refused', reason: one.refusal }
    const found = matched.get(one)
    const supplier = isSame(found) ? standing.get(found.id) : undefined
    if (supplier) return decideKnown(one, supplier)
    const suppression = suppressions[unmatched.indexOf(one)]
    if (suppression)
      return {
        prepared: one,
        verdict: 'refused',
        reason: suppressionText(suppression),
        isUnwanted: suppression.supplierId !== null,
      }
    return { prepared: one, verdict: 'added', ...(found?.reason ? { reason: found.reason } : {}) }
  })
}

interface Match {
  id: number
  reason?: string
}

const isSame = (match: Match | undefined): match is Match => match !== undefined && !match.reason

const match = async (db: Db, prepared: PreparedListing[]): Promise<Map<PreparedListing, Match>> => {
  const known = await readKnown(db, prepared)
  const matched = new Map<PreparedListing, Match>([...known].map(([one, id]) => [one, { id }]))
  const unknown = prepared.filter((one) => !one.refusal && !known.has(one))
  const likely = await findLikelySuppliers(db, unknown.map(asIncoming))
  for (const [at, { decision, suppliers }] of likely.entries()) {
    const [likeliest] = suppliers
    if (!likeliest) continue
    const { id, name } = likeliest
    matched.set(unknown[at]!, decision === 'same' ? { id } : { id, reason: `perhaps the same as ${name} (${id})` })
  }
  return matched
}

/** A town's centre is nobody's address. */
const asIncoming = ({ values, derived }: PreparedListing) => ({ ...values, isPointDerived: derived.has('latitude') })

const decideKnown = (prepared: PreparedListing, standing: StoredSupplier): ListingDecision => {
  if (standing.status === 'rejected')
    return { prepared, verdict: 'refused', reason: 'an administrator rejected this supplier' }
  const isHiddenByExpiry = standing.status === 'hidden' && standing.fieldSource['status']?.source === 'google_places'
  if (isHiddenByExpiry)
    return {
      prepared,
      verdict: 'enriched',
      standing,
      changes: planChanges(standing, prepared) ?? ({} as ScrapedValues),
    }
  if (standing.status === 'hidden')
    return { prepared, verdict: 'refused', reason: 'an administrator has hidden this supplier' }
  if (standing.status === 'pending')
    return { prepared, verdict: 'unchanged', standing, reason: 'the supplier awaits approval' }
  const changes = planChanges(standing, prepared)
  return changes ? { prepared, verdict: 'enriched', standing, changes } : { prepared, verdict: 'unchanged', standing }
}
