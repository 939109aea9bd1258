import { reportReasonWords } from '../../../api/moderation/reports/report.rules.ts'
import type { ItemStatus, PendingKind } from '../../schema.generated.ts'
import type { PendingCard_ItemFragment } from './PendingCard.generated.ts'
import { contactReasons } from '../../../api/contact/contact-form.rules.ts'

export type Item = PendingCard_ItemFragment

export const isUnread = ({ kind, readAt }: Pick<Item, 'kind' | 'readAt'>) => kind === 'MESSAGE' && !readAt

interface KindWords {
  value: string
  label: string
  approve: string
  reject: string
  hasNote?: true
  /** Gets an email about a rejection, if set. */
  recipient?: string
  /** Rejects without a reason. */
  rejectsAtOnce?: true
}

export const kinds: Record<PendingKind, KindWords> = {
  REGISTRATION: {
    value: 'registrations',
    label: 'Registrations',
    approve: 'Approve',
    reject: 'Reject',
    recipient: 'applicant',
  },
  REQUEST: {
    value: 'short-requests',
    label: 'Short requests',
    approve: 'Approve',
    reject: 'Reject',
    recipient: 'applicant',
  },
  FIND: { value: 'finds', label: 'Scraped businesses', approve: 'List', reject: 'Reject' },
  REVIEW: { value: 'reviews', label: 'Reviews', approve: 'Publish', reject: 'Reject' },
  REPORT: {
    value: 'reports',
    label: 'Supplier reports',
    approve: 'Resolve',
    reject: 'Dismiss',
    hasNote: true,
    recipient: 'sender',
  },
  MESSAGE: {
    value: 'messages',
    label: 'Messages',
    approve: 'Mark as Answered',
    reject: 'Dismiss',
    rejectsAtOnce: true,
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

export const reasonWords: Record<string, string> = { ...reportReasonWords, ...contactReasons }
