import type { EntityManager } from '@mikro-orm/postgresql'
import { badInput } from '../server/errors.ts'
import type { Viewer } from '../server/context.ts'
import { parseId } from '../schema/types.ts'
import { compareTwo } from './compare-two.ts'
import type { MergeChoice, MergeRow } from './merge-columns.ts'
import { lockSuppliers, mergeSupplier } from './merge-supplier.ts'

export interface Pair {
  originalId: string
  duplicateId: string
}

interface CleanResult {
  successful: number
  processed: number
  failures: (Pair & { reason: string })[]
  mergeIds: number[]
}

const maxPairs = 500

/** Pairs may overlap; one that can no longer be merged is reported. */
export const cleanDuplicates = async (
  em: EntityManager,
  admin: Viewer,
  pairs: readonly Pair[],
  choices: ReadonlyMap<string, MergeChoice> = new Map(),
): Promise<CleanResult> => {
  if (pairs.length > maxPairs) throw badInput({ pairs: `Clean at most ${maxPairs} pairs at a time` })
  return em.transactional(async (em) => {
    const ids = [
      ...new Set(pairs.flatMap(({ originalId, duplicateId }) => [parseId(originalId) ?? 0, parseId(duplicateId) ?? 0])),
    ]
    const suppliers = await lockSuppliers(em, ids)
    const mergedHere = new Map<number, number>()
    const cleaned: CleanResult = { successful: 0, processed: pairs.length, failures: [], mergeIds: [] }
    for (const pair of pairs) {
      const [original, duplicate] = [pair.originalId, pair.duplicateId].map((id) =>
        followed(suppliers, mergedHere, parseId(id) ?? 0),
      )
      const why = refusal(pair, original, duplicate)
      if (why) cleaned.failures.push({ originalId: pair.originalId, duplicateId: pair.duplicateId, reason: why })
      else {
        cleaned.successful++
        if (original!.id === duplicate!.id) continue // merged already, by another pair of this call
        cleaned.mergeIds.push(
          await mergeSupplier(
            em,
            admin,
            original!,
            duplicate!,
            await compareTwo(em, original!.id, duplicate!.id),
            choices.get(pair.duplicateId),
          ),
        )
        mergedHere.set(duplicate!.id, original!.id)
      }
    }
    return cleaned
  })
}

const followed = (
  suppliers: Map<number, MergeRow>,
  mergedHere: Map<number, number>,
  id: number,
): MergeRow | undefined => {
  const next = mergedHere.get(id)
  return next === undefined ? suppliers.get(id) : followed(suppliers, mergedHere, next)
}

const canBeMerged = new Set(['listed', 'pending'])

const refusal = (pair: Pair, original: MergeRow | undefined, duplicate: MergeRow | undefined): string | undefined => {
  if (pair.originalId === pair.duplicateId) return 'A supplier cannot be a duplicate of itself.'
  if (!original) return `Supplier ${pair.originalId} no longer exists.`
  if (!duplicate) return `Supplier ${pair.duplicateId} no longer exists.`
  for (const [role, { name, status }] of [
    ['original', original],
    ['duplicate', duplicate],
  ] as const) {
    if (status === 'merged') return `${name} has since been merged into another supplier. Fetch the duplicates again.`
    if (!canBeMerged.has(status))
      return `The ${role}, ${name}, is ${status}: only listed suppliers and those awaiting approval can be merged.`
  }
  if (original.status === 'pending' && duplicate.status === 'listed')
    return `${original.name} awaits approval, but ${duplicate.name} is listed: keep the listed one.`
  return undefined
}
