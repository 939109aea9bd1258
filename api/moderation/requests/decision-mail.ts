import type { NewMail } from '../../mail/queue-mail.ts'
import { getConfiguredSiteUrl } from '../../server/site-url.ts'
import type { MailKind } from '../../mail/mail-kinds.rules.ts'
import { BusinessRequest } from '../../registration/business-request.entity.ts'
import { SupplierReport } from '../reports/supplier-report.entity.ts'
import { Review } from '../../reviews/review.entity.ts'
import type { Env } from '../../process/env.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import type { Decision } from './decision.entity.ts'
import type { Subject } from './lock-subject.ts'
import type { PendingKind } from './pending-kind.ts'

export const getDecisionMailKey = ({ id }: Pick<Decision, 'id'>): string => `decision-${id}`

/** Stands for the message in an undecided item's email. */
export const messagePlace = '{{message}}'

type DecisionMail = { [Kind in MailKind]: Omit<NewMail<Kind>, 'key' | 'delayMs'> }[MailKind]

/** Undefined without an address, and for scraped businesses, which never wrote to us. */
export const decisionMail = async (
  env: Env,
  subject: Subject,
  { kind, approve, message }: { kind: PendingKind; approve: boolean; message: string },
): Promise<DecisionMail | undefined> => {
  const listing = ({ id, name }: Pick<Supplier, 'id' | 'name'>) => ({
    businessName: name,
    listingUrl: `${getConfiguredSiteUrl(env)}/suppliers/${id}`,
  })
  if (kind === 'FIND') return undefined
  if (subject instanceof Review) {
    if (!approve || !subject.reviewerEmail) return undefined
    return { kind: 'REVIEW_PUBLISHED', to: subject.reviewerEmail, values: listing(await subject.supplier.loadOrFail()) }
  }
  if (subject instanceof SupplierReport) {
    if (!subject.email) return undefined
    const outcome = approve
      ? `We have checked it and corrected it. ${message}`.trim()
      : `We have left it as it is: ${message}`
    const values = { ...listing(await subject.supplier.loadOrFail()), outcome }
    return { kind: 'REPORT_ANSWERED', to: subject.email, values }
  }
  const business = getBusiness(subject)
  if (!business?.to) return undefined
  const { to, name, id } = business
  if (!approve) return { kind: 'REGISTRATION_REJECTED', to, values: { businessName: name, message } }
  if (id === undefined) return undefined // there is no listing yet to link to
  return { kind: 'REGISTRATION_APPROVED', to, values: listing({ id, name }) }
}

const getBusiness = (subject: Subject) => {
  if (subject instanceof Supplier)
    return { to: subject.contactEmail || subject.email, name: subject.name, id: subject.id }
  if (subject instanceof BusinessRequest)
    return { to: subject.contactEmail, name: subject.businessName, id: subject.supplier?.id }
  return undefined
}
