import type { EntityManager } from '@mikro-orm/postgresql'
import { queueMail, siteUrlFor } from '../mail/queue-mail.ts'
import { BusinessRequest } from '../registration/business-request.entity.ts'
import { SupplierReport } from '../reports/supplier-report.entity.ts'
import { Review } from '../reviews/review.entity.ts'
import type { Env } from '../server/env.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import type { Decision } from './decision.entity.ts'
import type { Subject } from './lock-subject.ts'
import type { PendingKind } from './pending-kind.ts'

/** For so long a decision can be undone before anybody is told. */
const undoMs = 5 * 60_000

/** The key of the email that tells of a decision. */
export const keyOf = ({ id }: Pick<Decision, 'id'>): string => `decision-${id}`

interface Decided {
  kind: PendingKind
  key: string
  approve: boolean
  reason: string | null
}

/**
 * Writes to whoever sent what was decided, in the caller's transaction: to a business that registered or asked for a
 * listing, to the author of a published review, to whoever reported a listing. Nobody is told where no address was left,
 * nor of a find: that business never wrote to us.
 */
export const mailDecision = async (em: EntityManager, env: Env, subject: Subject, decided: Decided): Promise<void> => {
  if (decided.kind === 'FIND') return
  if (subject instanceof Review) return mailReviewer(em, env, subject, decided)
  if (subject instanceof SupplierReport) return mailReporter(em, env, subject, decided)
  if (subject instanceof Supplier)
    return mailBusiness(em, env, subject.contactEmail || subject.email, subject.name, subject.id, decided)
  if (subject instanceof BusinessRequest)
    return mailBusiness(em, env, subject.contactEmail, subject.businessName, subject.supplier?.id, decided)
}

const urlOf = (env: Env, supplierId: number) => `${siteUrlFor(env)}/suppliers/${supplierId}`

const mailBusiness = async (
  em: EntityManager,
  env: Env,
  to: string | null,
  businessName: string,
  supplierId: number | undefined,
  { key, approve, reason }: Decided,
) => {
  if (!to) return
  const mail = { key, to, delayMs: undoMs }
  if (!approve) {
    const values = { businessName, reason: reason ?? '' }
    await queueMail(em, env, { ...mail, kind: 'REGISTRATION_REJECTED', values })
    return
  }
  if (supplierId === undefined) return // approved, and nothing is listed yet that it could be told of
  const values = { businessName, listingUrl: urlOf(env, supplierId) }
  await queueMail(em, env, { ...mail, kind: 'REGISTRATION_APPROVED', values })
}

const mailReviewer = async (em: EntityManager, env: Env, review: Review, { key, approve }: Decided) => {
  if (!review.reviewerEmail || !approve) return
  const { id, name } = await review.supplier.loadOrFail()
  const values = { businessName: name, listingUrl: urlOf(env, id) }
  await queueMail(em, env, { kind: 'REVIEW_PUBLISHED', key, to: review.reviewerEmail, values, delayMs: undoMs })
}

const mailReporter = async (em: EntityManager, env: Env, report: SupplierReport, { key, approve, reason }: Decided) => {
  if (!report.email) return
  const { id, name } = await report.supplier.loadOrFail()
  const outcome = approve ? 'We have looked at it and put it right.' : `We have left it as it is: ${reason ?? ''}`
  const values = { businessName: name, listingUrl: urlOf(env, id), outcome }
  await queueMail(em, env, { kind: 'REPORT_ANSWERED', key, to: report.email, values, delayMs: undoMs })
}
