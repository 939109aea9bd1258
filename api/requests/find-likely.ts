import { findLikelySupplier } from '../duplicates/find-likely-supplier.ts'
import type { Context } from '../server/context.ts'
import type { Supplier } from '../suppliers/supplier.entity.ts'
import type { LikelySupplier, PendingItem } from './pending-item.ts'
import { PendingKind } from './pending-kind.ts'

const asksForListing = new Set<PendingKind>([PendingKind.REGISTRATION, PendingKind.REQUEST, PendingKind.FIND])

/** Suppliers that may be the business that asks to be listed, without its own pending one. */
export const findLikely = async (
  { pool }: Pick<Context, 'pool'>,
  { kind, title, phone, email }: PendingItem,
  supplier: Supplier | null,
): Promise<LikelySupplier[]> => {
  if (!asksForListing.has(kind)) return []
  const { suppliers } = await findLikelySupplier(pool, supplier ?? { name: title, phone, email })
  return suppliers
    .filter(({ id }) => id !== supplier?.id)
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
