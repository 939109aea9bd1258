import { reportReasonWords } from '../../../api/moderation/reports/report.rules.ts'
import type { ItemStatus, PendingKind } from '../../schema.generated.ts'
import type { PendingCard_ItemFragment } from './PendingCard.generated.ts'

export type Item = PendingCard_ItemFragment

export const isUnread = ({ kind, readAt }: Pick<Item, 'kind' | 'readAt'>) => kind === 'MESSAGE' && !readAt

interface KindWords {
  value: string
  label: string
  empty: string
  approve: string
  reject: string
  hasNote?: boolean
  /** Gets an email about a rejection, if set. */
  recipient?: string
  needsReason: boolean
}

export const kinds: Record<PendingKind, KindWords> = {
  REGISTRATION: {
    value: 'registrations',
    label: 'Registrations',
    empty: 'No registrations are waiting.',
    approve: 'Approve',
    reject: 'Reject',
    recipient: 'applicant',
    needsReason: true,
  },
  REQUEST: {
    value: 'short-requests',
    label: 'Short requests',
    empty: 'No short requests are waiting.',
    approve: 'Approve',
    reject: 'Reject',
    recipient: 'applicant',
    needsReason: true,
  },
  FIND: {
    value: 'finds',
    label: 'Scraped businesses',
    empty: 'No scraped businesses are waiting.',
    approve: 'List',
    reject: 'Reject',
    needsReason: true,
  },
  REVIEW: {
    value: 'reviews',
    label: 'Reviews',
    empty: 'No reviews are waiting.',
    approve: 'Publish',
    reject: 'Reject',
    needsReason: true,
  },
  REPORT: {
    value: 'reports',
    label: 'Supplier reports',
    empty: 'No reports are waiting.',
    approve: 'Resolve',
    reject: 'Dismiss',
    hasNote: true,
    recipient: 'sender',
    needsReason: true,
  },
  MESSAGE: {
    value: 'messages',
    label: 'Messages',
    empty: 'No messages are waiting.',
    approve: 'Mark as Answered',
    reject: 'Dismiss',
    needsReason: false,
  },
}

export const kindOrder = Object.keys(kinds) as PendingKind[]

export const itemStatusWords: Record<ItemStatus, string> = {
  PENDING: 'Waiting',
  LISTED: 'Approved',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  PUBLISHED: 'Published',
  TAKEN_DOWN: 'Taken down',
  RESOLVED: 'Resolved',
  DISMISSED: 'Dismissed',
  ANSWERED: 'Answered',
  HIDDEN: 'Hidden',
  MERGED: 'Merged',
}

export const reasonWords: Record<string, string> = {
  ...reportReasonWords,
  general_inquiry: 'General Enquiry',
  business_listing: 'Business Listing',
  advertising: 'Advertising',
  technical_support: 'Technical Support',
  feedback: 'Feedback',
  other: 'Other',
}
