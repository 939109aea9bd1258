import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Message } from '../contact/message.entity.ts'
import { BusinessRequest } from '../registration/business-request.entity.ts'
import { Registration } from '../registration/registration.entity.ts'
import { SupplierReport } from '../reports/supplier-report.entity.ts'
import { Review } from '../reviews/review.entity.ts'
import { Supplier } from '../suppliers/supplier.entity.ts'
import type { PendingKind } from './pending-kind.ts'

/** What a decision changes; for a registration or a find that is its supplier. */
export type Subject = Supplier | BusinessRequest | Review | SupplierReport | Message

const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const

const find: Record<PendingKind, (em: EntityManager, id: number) => Promise<Subject | null>> = {
  REGISTRATION: async (em, id) => {
    const registration = await em.findOne(Registration, id)
    return registration && em.findOne(Supplier, registration.supplier.id, lock)
  },
  REQUEST: (em, id) => em.findOne(BusinessRequest, id, lock),
  REVIEW: (em, id) => em.findOne(Review, id, lock),
  REPORT: (em, id) => em.findOne(SupplierReport, id, lock),
  MESSAGE: (em, id) => em.findOne(Message, id, lock),
  FIND: async (em, id) => ((await em.count(Registration, { supplier: id })) ? null : em.findOne(Supplier, id, lock)),
}

/** What a decision about this item changes, locked until the transaction ends, so that others who decide it wait. */
export const lockSubject = (em: EntityManager, kind: PendingKind, id: number): Promise<Subject | null> =>
  find[kind](em, id)

/** Sets its state, with the dates and reasons that its table has. */
export const setStatus = (subject: Subject, status: string, reason: string | null = null) => {
  Object.assign(subject, { status })
  const isPending = status === 'pending'
  if (subject instanceof Review) {
    subject.decidedAt = isPending ? null : new Date()
    subject.rejectionReason = status === 'rejected' || status === 'taken_down' ? reason : null
  }
  if (subject instanceof Message) {
    subject.answeredAt = status === 'answered' ? new Date() : null
    if (!isPending) subject.readAt ??= new Date()
  }
}
