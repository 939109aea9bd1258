import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context } from '../server/context.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import type { DuplicatePair, DuplicateReport } from './duplicate-report.ts'
import { findDuplicates, type FindOptions } from './runs/find-duplicates.ts'
import type { Comparison } from './compare/compare-listings.ts'
import { reasonText } from './compare-two.ts'

export const listDuplicates = async (
  { pool, em }: Pick<Context, 'pool' | 'em'>,
  options: FindOptions,
): Promise<DuplicateReport> => {
  const { found, pairs, comparedAt, waiting } = await findDuplicates(pool, options)
  const suppliers = await readSuppliers(
    em,
    pairs.flatMap(({ ids }) => ids),
  )
  return {
    duplicatesFound: found,
    comparedAt,
    waiting,
    pairs: pairs.flatMap(({ ids: [leftId, rightId], ...comparison }) => {
      const [left, right] = [suppliers.get(leftId), suppliers.get(rightId)]
      return left && right ? [toPair(left, right, comparison)] : []
    }),
  }
}

const readSuppliers = async (em: EntityManager, ids: number[]) =>
  new Map((await em.find(Supplier, { id: { $in: [...new Set(ids)] } })).map((supplier) => [supplier.id, supplier]))

export const toPair = (left: Supplier, right: Supplier, { score, decision, reasons }: Comparison): DuplicatePair => {
  const isTurned = isBetterOriginal(right, left)
  return {
    original: isTurned ? right : left,
    duplicate: isTurned ? left : right,
    score,
    decision: decision as DuplicatePair['decision'],
    reason: reasonText(reasons),
    reasons: reasons.map(({ left, right, ...reason }) => ({
      ...reason,
      left: isTurned ? right : left,
      right: isTurned ? left : right,
    })),
  }
}

/** Listed, verified, featured or reviewed suppliers come first, then older ones. */
const isBetterOriginal = (a: Supplier, b: Supplier): boolean => {
  const rank = (one: Supplier) => [
    Number(one.status === 'listed'),
    Number(one.isVerified),
    Number(one.isPremium),
    one.reviewCount,
    -one.createdAt.getTime(),
    -one.id,
  ]
  const [left, right] = [rank(a), rank(b)]
  const at = left.findIndex((value, index) => value !== right[index])
  return at >= 0 && left[at]! > right[at]!
}
