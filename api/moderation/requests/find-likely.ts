import { findLikelySupplier } from '../../duplicates/find-likely-supplier.ts'
import { findSameDoor } from '../../duplicates/find-same-door.ts'
import type { Context } from '../../server/context.ts'
import type { Supplier } from '../../suppliers/supplier.entity.ts'
import type { LikelySupplier, PendingItem } from './pending-item.ts'
import { PendingKind } from './pending-kind.ts'

const namedLimit = 5

export const listingKinds = new Set<PendingKind>([PendingKind.REGISTRATION, PendingKind.REQUEST, PendingKind.FIND])

/**
 * Existing suppliers that may be the requested business, by name or by phone and address; excludes its own pending one.
 */
export const findLikely = async (
  { pool }: Pick<Context, 'pool'>,
  { kind, title, phone, email }: PendingItem,
  supplier: Supplier | null,
): Promise<LikelySupplier[]> => {
  if (!listingKinds.has(kind)) return []
  const listing = supplier ?? { name: title, phone, email }
  const { suppliers } = await findLikelySupplier(pool, listing)
  const others = await findSameDoor(pool, listing)
  return [...suppliers, ...others.filter(({ id }) => suppliers.every((one) => one.id !== id))]
    .filter(({ id }) => id !== supplier?.id)
    .slice(0, namedLimit)
    .map(({ id, name, status, decision, reasons }) => ({
      supplierId: id,
      name,
      status,
      isSame: decision === 'same',
      agrees: reasons
        .filter(({ likeness, weight }) => likeness !== 'different' && weight > 0)
        .map(({ field }) => field),
    }))
}
