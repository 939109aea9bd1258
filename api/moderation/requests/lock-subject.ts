import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Message } from '../../contact/message.entity.ts'
import { BusinessRequest } from '../../registration/business-request.entity.ts'
import { Registration } from '../../registration/registration.entity.ts'
import { SupplierReport } from '../reports/supplier-report.entity.ts'
import { Review } from '../../reviews/review.entity.ts'
import { Supplier } from '../../suppliers/supplier.entity.ts'
import { PublicError } from '../../server/errors.ts'
import type { PendingKind } from './pending-kind.ts'

/** The row that a decision changes; for a registration or a scraped business, its supplier. */
export type Subject = Supplier | BusinessRequest | Review | SupplierReport | Message

export const gone = () => new PublicError('NOT_FOUND', 'This no longer exists.')

const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
type Options = typeof lock | object

const find: Record<PendingKind, (em: EntityManager, id: number, options: Options) => Promise<Subject | null>> = {
  REGISTRATION: async (em, id, options) => {
    const registration = await em.findOne(Registration, id)
    return registration && em.findOne(Supplier, registration.supplier.id, options)
  },
  REQUEST: (em, id, options) => em.findOne(BusinessRequest, id, options),
  REVIEW: (em, id, options) => em.findOne(Review, id, options),
  REPORT: (em, id, options) => em.findOne(SupplierReport, id, options),
  MESSAGE: (em, id, options) => em.findOne(Message, id, options),
  FIND: async (em, id, options) =>
    (await em.count(Registration, { supplier: id })) ? null : em.findOne(Supplier, id, options),
}

export const readSubject = (em: EntityManager, kind: PendingKind, id: number): Promise<Subject | null> =>
  find[kind](em, id, {})

/** Concurrent decisions wait until the transaction ends. @throws NOT_FOUND */
export const lockSubject = async (em: EntityManager, kind: PendingKind, id: number): Promise<Subject> => {
  const subject = await find[kind](em, id, lock)
  if (!subject) throw gone()
  return subject
}

/** Also sets the dates and reason that the table has. */
export const setStatus = (subject: Subject, status: string, reason: string | null = null) => {
  Object.assign(subject, { status })
  const isPending = status === 'pending'
  if (subject instanceof Review) {
    subject.decidedAt = isPending ? null : new Date()
    subject.rejectionReason = status === 'rejected' || status === 'taken_down' ? reason : null
  }
  if (subject instanceof Message && !isPending) subject.readAt ??= new Date()
}
