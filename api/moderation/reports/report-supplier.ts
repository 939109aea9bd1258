import { ref } from '@mikro-orm/core'
import { notifyStaff } from '../../notices/notify-staff.ts'
import type { Context } from '../../server/context.ts'
import { check, PublicError } from '../../server/errors.ts'
import { createSharedLimit } from '../../database/shared-limit.ts'
import { refuseBots } from '../../server/honeypot.ts'
import { findSupplier } from '../../suppliers/find-supplier.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { reportReasonWords, reportRules } from './report.rules.ts'
import { SupplierReport } from './supplier-report.entity.ts'

const limit = createSharedLimit('reports', { max: 10, windowMs: 3_600_000 })

/** @throws BAD_USER_INPUT, RATE_LIMITED or NOT_FOUND. */
export const reportSupplier = async (
  { pool, em, env, ip, formTrace }: Context,
  supplierId: string,
  input: unknown,
): Promise<void> => {
  const { reason, details, email } = check(reportRules, input)
  refuseBots(formTrace)
  await limit(pool, ip)
  const found = await findSupplier(pool, supplierId)
  if (!found) throw new PublicError('NOT_FOUND', 'This supplier does not exist')
  const supplier = ref(Supplier, found.id)
  await em.transactional(async (em) => {
    const report = em.create(SupplierReport, {
      supplier,
      reason,
      details: details || null,
      email: email || null,
      status: 'pending',
      createdAt: new Date(),
    })
    await em.flush()
    const values = { businessName: found.name, reason: reportReasonWords[reason] }
    await notifyStaff(em, env, { kind: 'REPORTS', key: `report-${report.id}`, values })
  })
}
