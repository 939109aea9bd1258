import type { ShortcutKey } from '../ui/use-shortcuts.ts'
import type { ReviewRow_ReviewFragment } from './Reviews.generated.ts'
import type { ReviewStatus, ReviewStep } from '../../schema.generated.ts'

export const statusWords: Record<ReviewStatus, string> = {
  PENDING: 'Waiting',
  PUBLISHED: 'Published',
  REJECTED: 'Rejected',
  TAKEN_DOWN: 'Taken down',
}

export const getReviewerName = ({ reviewerName }: Pick<ReviewRow_ReviewFragment, 'reviewerName'>) =>
  reviewerName ?? 'Nameless'

interface Step {
  step: ReviewStep
  label: string
  key: ShortcutKey
  from: ReviewStatus
  needsReason: boolean
  /** A past participle for messages. */
  done: string
}

export const reviewSteps: readonly Step[] = [
  { step: 'PUBLISH', label: 'Publish', key: 'a', from: 'PENDING', needsReason: false, done: 'published' },
  { step: 'REJECT', label: 'Reject', key: 'r', from: 'PENDING', needsReason: true, done: 'rejected' },
  { step: 'TAKE_DOWN', label: 'Take Down', key: 'r', from: 'PUBLISHED', needsReason: true, done: 'taken down' },
  { step: 'RESTORE', label: 'Restore', key: 'u', from: 'TAKEN_DOWN', needsReason: false, done: 'restored' },
]
export type ReviewStepInfo = Step
