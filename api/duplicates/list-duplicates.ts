import { readRow, readRows } from '../database/sql.ts'
import type { Context } from '../server/context.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import type { Comparison } from './compare/compare-listings.ts'
import { reasonText } from './compare-two.ts'
import type { DuplicatePair, DuplicateReport } from './duplicate-report.ts'
import { bringUpToDate } from './runs/bring-up-to-date.ts'
import { turnReasons } from './runs/found-pairs.ts'

const isWanted = `(p.decision = 'same' or $1)`

/** Dismissed pairs are few, and checking each pair is slow. */
const count = `
  (select count(*) from duplicate_pair p where ${isWanted})
  - (select count(*) from dismissed_pair join duplicate_pair p using (first_id, second_id) where ${isWanted})`

const surest = `
  select p.first_id "leftId", p.second_id "rightId", p.score, p.decision, p.reasons from duplicate_pair p
   where ${isWanted} and not exists (
     select from dismissed_pair d where d.first_id = p.first_id and d.second_id = p.second_id)
   order by p.decision desc, p.score desc, p.first_id, p.second_id limit $2`

export const listDuplicates = async (
  { pool, em }: Pick<Context, 'pool' | 'em'>,
  { first, includeDoubtful = false }: { first: number; includeDoubtful?: boolean },
): Promise<DuplicateReport> => {
  await bringUpToDate(pool)
  const figures = await readRow<Omit<DuplicateReport, 'pairs'>>(
    pool,
    `select (${count})::integer "duplicatesFound",
            (select max(finished_at) from duplicate_run where status = 'finished') "comparedAt",
            (select count(*)::integer from duplicate_queue where is_pending) waiting`,
    [includeDoubtful],
  )
  const found = await readRows<Comparison & { leftId: number; rightId: number }>(pool, surest, [includeDoubtful, first])
  const ids = new Set(found.flatMap(({ leftId, rightId }) => [leftId, rightId]))
  const suppliers = new Map((await em.find(Supplier, { id: { $in: [...ids] } })).map((one) => [one.id, one]))
  const pairs = found.flatMap(({ leftId, rightId, ...comparison }) => {
    const [left, right] = [suppliers.get(leftId), suppliers.get(rightId)]
    return left && right ? [toPair(left, right, comparison)] : []
  })
  return { ...figures, pairs }
}

export const toPair = (left: Supplier, right: Supplier, { score, decision, reasons }: Comparison): DuplicatePair => {
  const isTurned = isBetterOriginal(right, left)
  return {
    original: isTurned ? right : left,
    duplicate: isTurned ? left : right,
    score,
    decision: decision as DuplicatePair['decision'],
    reason: reasonText(reasons),
    reasons: isTurned ? turnReasons(reasons) : reasons,
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
