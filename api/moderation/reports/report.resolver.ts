import { Resolver, Field, ID, InputType } from 'type-graphql'
import { enumType, nullable, PayloadMutation } from '../../schema/types.ts'
import type { Context } from '../../server/context.ts'
import { findSupplier } from '../../suppliers/find-supplier.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { reportReasonWords, reportRules, type ReportReason as Reason } from './report.rules.ts'
import { ref } from '@mikro-orm/core'
import { notifyStaff } from '../../notices/notify-staff.ts'
import { check, PublicError } from '../../server/errors.ts'
import { createSharedLimit } from '../../database/shared-limit.ts'
import { refuseBots } from '../../server/honeypot.ts'
import { SupplierReport } from './supplier-report.entity.ts'

const reportLimit = createSharedLimit('reports', { max: 10, windowMs: 3_600_000 })

/** @throws BAD_USER_INPUT, RATE_LIMITED or NOT_FOUND. */
export const reportSupplier = async (
  { pool, em, env, ip, formTrace }: Context,
  supplierId: string,
  input: unknown,
): Promise<void> => {
  const { reason, details, email } = check(reportRules, input)
  refuseBots(formTrace)
  await reportLimit(pool, ip)
  const found = await findSupplier(pool, supplierId)
  if (!found) throw new PublicError('NOT_FOUND', 'This supplier does not exist')
  await em.transactional(async (em) => {
    const report = em.create(SupplierReport, {
      supplier: ref(Supplier, found.id),
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

const ReportReason = enumType<Reason>('ReportReason', 'The problem with a listing.', {
  CLOSED_DOWN: 'The business has closed.',
  WRONG_DETAILS: 'The address, the phone number or another detail is wrong.',
  NOT_A_SUPPLIER: 'It does not sell or fit blinds, curtains or shutters.',
  UNFAIR_REVIEW: 'One of its reviews is false or unfair.',
  OTHER: 'Something else; see the details.',
})

@InputType({ description: 'A report about a supplier’s listing.' })
class CreateReportInput {
  @Field(() => ID, { description: 'The `id` of the supplier.' }) supplierId!: string
  @Field(() => ReportReason, { description: 'The problem.' }) reason!: Reason
  @Field(
    () => String,
    nullable('Details, up to 2,000 characters; required for WRONG_DETAILS, UNFAIR_REVIEW and OTHER.'),
  )
  details?: string | null
  @Field(() => String, nullable('The sender’s email address, in case we have questions; never public.')) email?:
    | string
    | null
}

@Resolver()
export class ReportResolver {
  @PayloadMutation(
    'Reports a wrong listing to the administrators. At most ten an hour from one IP address.',
    CreateReportInput,
    { supplier: [() => Supplier, 'The reported supplier.'] },
  )
  async createReport(context: Context, { supplierId, ...input }: CreateReportInput): Promise<Supplier | null> {
    await reportSupplier(context, supplierId, input)
    return findSupplier(context.pool, supplierId)
  }
}
