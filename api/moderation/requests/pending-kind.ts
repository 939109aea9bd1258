import { enumType, lowerCaseEnum } from '../../schema/types.ts'

export const PendingKind = enumType('PendingKind', 'The kinds of pending items.', {
  REGISTRATION: 'A registration with the full form; approving lists the business.',
  REQUEST: 'A request with the short form.',
  REVIEW: 'A review; approving publishes it.',
  REPORT: 'A report about a listing; approving resolves it, rejecting dismisses it.',
  MESSAGE: 'A message from the contact form; approving marks it as answered, rejecting dismisses it.',
  FIND: 'A scraped business that awaits approval; approving lists it.',
})
export type PendingKind = keyof typeof PendingKind

export const pendingKinds = Object.values(PendingKind)

/** Each kind's status after a decision, and its subject in the audit log. */
export const outcomes: Record<PendingKind, { approved: string; rejected: string; subject: string }> = {
  REGISTRATION: { approved: 'listed', rejected: 'rejected', subject: 'registration' },
  REQUEST: { approved: 'approved', rejected: 'rejected', subject: 'business_request' },
  REVIEW: { approved: 'published', rejected: 'rejected', subject: 'review' },
  REPORT: { approved: 'resolved', rejected: 'dismissed', subject: 'supplier_report' },
  MESSAGE: { approved: 'answered', rejected: 'dismissed', subject: 'message' },
  FIND: { approved: 'listed', rejected: 'rejected', subject: 'supplier' },
}

export const ItemStatus = lowerCaseEnum('ItemStatus', 'The status of an item.', {
  PENDING: 'Pending.',
  LISTED: 'A public supplier.',
  HIDDEN: 'A hidden supplier.',
  MERGED: 'A supplier that was merged into another.',
  APPROVED: 'An approved short request.',
  PUBLISHED: 'A published review.',
  TAKEN_DOWN: 'A review that was taken down.',
  RESOLVED: 'A report that was resolved.',
  ANSWERED: 'A message that was answered.',
  REJECTED: 'A rejected supplier, short request or review.',
  DISMISSED: 'A dismissed report or message.',
})
