import { ref } from '@mikro-orm/core'
import { BusinessRequest } from '../../registration/business-request.entity.ts'
import { locateSupplier } from '../../registration/locate-supplier.ts'
import { listingRules } from '../../registration/registration.rules.ts'
import type { Context, Viewer } from '../../server/context.ts'
import { check, PublicError } from '../../server/errors.ts'
import { refuseOutside } from '../../suppliers/refuse-outside.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { decide } from './decide.ts'
import { PendingKind } from './pending-kind.ts'
import { wasMerged } from './was-merged.ts'

/**
 * Approves a short request and lists its supplier in one step. If an earlier approval was undone, the same supplier is
 * listed again.
 * @throws BAD_USER_INPUT with a message per field, NOT_FOUND or CONFLICT.
 */
export const listRequest = async (
  { em, pool, env }: Context,
  admin: Viewer,
  id: number,
  input: unknown,
): Promise<void> => {
  const values = check(listingRules, input)
  refuseOutside(values)
  const located = orNull({ ...values, ...(await locateSupplier({ pool, env }, values)) })
  await decide({ em, env }, admin, { kind: PendingKind.REQUEST, id, approve: true }, async (em, request) => {
    if (!(request instanceof BusinessRequest)) return {}
    const earlier = await request.supplier?.load()
    if (earlier && (await wasMerged(em, request))) {
      throw new PublicError(
        'CONFLICT',
        `The supplier created from this request was merged into ${earlier.name}. Approve the request and edit that one.`,
      )
    }
    const supplier = earlier ?? em.create(Supplier, { ...located, contactEmail: request.contactEmail, ...fresh() })
    if (earlier) em.assign(earlier, { ...located, status: 'listed' })
    await em.flush()
    request.supplier = ref(supplier)
    return { supplierId: supplier.id }
  })
}

const fresh = () => ({
  keywords: [],
  specialties: [],
  serviceAreas: [],
  isPremium: false,
  isVerified: false,
  isDemo: false,
  averageRating: 0,
  reviewCount: 0,
  status: 'listed' as const,
  createdAt: new Date(),
  updatedAt: new Date(),
})

const orNull = <T extends { name: string; country: string; services: string[] }>(values: T): T =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === '' ? null : value])) as T
