import { registerEnumType } from 'type-graphql'

export const PendingKind = {
  REGISTRATION: 'REGISTRATION',
  REQUEST: 'REQUEST',
  REVIEW: 'REVIEW',
  REPORT: 'REPORT',
  MESSAGE: 'MESSAGE',
  FIND: 'FIND',
} as const
export type PendingKind = (typeof PendingKind)[keyof typeof PendingKind]

export const pendingKinds = Object.values(PendingKind)

registerEnumType(PendingKind, {
  name: 'PendingKind',
  description: 'The kinds of pending items.',
  valuesConfig: {
    REGISTRATION: { description: 'A registration with the full form; approving lists the business.' },
    REQUEST: { description: 'A request with the short form.' },
    REVIEW: { description: 'A review; approving publishes it.' },
    REPORT: {
      description: 'A report about a listing; approving resolves it, rejecting dismisses it.',
    },
    MESSAGE: {
      description: 'A message from the contact form; approving marks it as answered, rejecting dismisses it.',
    },
    FIND: {
      description: 'A scraped business that awaits approval; approving lists it.',
    },
  },
})

/** Each kind's status after a decision, and its subject in the audit log. */
export const outcomes: Record<PendingKind, { approved: string; rejected: string; subject: string }> = {
  REGISTRATION: { approved: 'listed', rejected: 'rejected', subject: 'registration' },
  REQUEST: { approved: 'approved', rejected: 'rejected', subject: 'business_request' },
  REVIEW: { approved: 'published', rejected: 'rejected', subject: 'review' },
  REPORT: { approved: 'resolved', rejected: 'dismissed', subject: 'supplier_report' },
  MESSAGE: { approved: 'answered', rejected: 'dismissed', subject: 'message' },
  FIND: { approved: 'listed', rejected: 'rejected', subject: 'supplier' },
}
