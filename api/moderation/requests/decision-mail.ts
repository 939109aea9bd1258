import type { NewMail } from '../../mail/queue-mail.ts'
import { getConfiguredSiteUrl } from '../../server/site-url.ts'
import type { MailKind } from '../../mail/mail-kinds.rules.ts'
import { BusinessRequest } from '../../registration/business-request.entity.ts'
import { SupplierReport } from '../reports/supplier-report.entity.ts'
import { Review } from '../../reviews/review.entity.ts'
import type { Env } from '../../process/env.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { undoMinutes } from './decision.rules.ts'
import type { Decision } from './decision.entity.ts'
import type { Subject } from './lock-subject.ts'
import type { PendingKind } from './pending-kind.ts'

export const getDecisionMailKey = ({ id }: Pick<Decision, 'id'>): string => `decision-${id}`

/** Stands for the message in an undecided item's email. */
export const messagePlace = '{{message}}'

export interface DecisionDraft {
  kind: PendingKind
  approve: boolean
  message: string
}

type DecisionMail = { [Kind in MailKind]: Omit<NewMail<Kind>, 'key'> }[MailKind]

/** Undefined without an address, and for scraped businesses, which never wrote to us. */
export const decisionMail = async (
  env: Env,
  subject: Subject,
  { kind, approve, message }: DecisionDraft,
): Promise<DecisionMail | undefined> => {
  if (kind === 'FIND') return undefined
  if (subject instanceof Review) return approve ? reviewerMail(env, subject) : undefined
  if (subject instanceof SupplierReport) return reporterMail(env, subject, approve, message)
  const business = getBusiness(subject)
  if (!business?.to) return undefined
  const { to, businessName, supplierId } = business
  const delayMs = undoMinutes * 60_000
  if (!approve) return { kind: 'REGISTRATION_REJECTED', to, delayMs, values: { businessName, message } }
  if (supplierId === undefined) return undefined // there is no listing yet to link to
  return {
    kind: 'REGISTRATION_APPROVED',
    to,
    delayMs,
    values: { businessName, listingUrl: formatSupplierUrl(env, supplierId) },
  }
}

const formatSupplierUrl = (env: Env, supplierId: number) => `${getConfiguredSiteUrl(env)}/suppliers/${supplierId}`

const getBusiness = (subject: Subject) => {
  if (subject instanceof Supplier)
    return { to: subject.contactEmail || subject.email, businessName: subject.name, supplierId: subject.id }
  if (subject instanceof BusinessRequest)
    return { to: subject.contactEmail, businessName: subject.businessName, supplierId: subject.supplier?.id }
  return undefined
}

const reviewerMail = async (env: Env, review: Review): Promise<DecisionMail | undefined> => {
  if (!review.reviewerEmail) return undefined
  const { id, name } = await review.supplier.loadOrFail()
  const values = { businessName: name, listingUrl: formatSupplierUrl(env, id) }
  return { kind: 'REVIEW_PUBLISHED', to: review.reviewerEmail, delayMs: undoMinutes * 60_000, values }
}

const reporterMail = async (
  env: Env,
  report: SupplierReport,
  approve: boolean,
  message: string,
): Promise<DecisionMail | undefined> => {
  if (!report.email) return undefined
  const { id, name } = await report.supplier.loadOrFail()
  const outcome = approve
    ? `We have checked it and corrected it. ${message}`.trim()
    : `We have left it as it is: ${message}`
  const values = { businessName: name, listingUrl: formatSupplierUrl(env, id), outcome }
  return { kind: 'REPORT_ANSWERED', to: report.email, delayMs: undoMinutes * 60_000, values }
}
