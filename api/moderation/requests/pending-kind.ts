import { registerEnumType } from 'type-graphql'

/** Kinds of items that need a decision. */
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
    REGISTRATION: { description: 'A business that registered with the full form: approved it is listed.' },
    REQUEST: { description: 'A business that requested a listing with the short form.' },
    REVIEW: { description: 'A review: approved it is published and counts.' },
    REPORT: {
      description: 'A listing that a visitor says is wrong: approved the report is resolved, rejected it is dismissed.',
    },
    MESSAGE: { description: 'A message from the contact form: approved it is answered, rejected it is dismissed.' },
    FIND: {
      description: 'A business that a scrape found and that waits for approval: approved it is listed.',
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
