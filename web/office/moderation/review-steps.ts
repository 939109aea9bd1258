import type { ReviewRow_ReviewFragment, ReviewStatus, ReviewStep } from '../../graphql.generated.ts'

/** The labels of the statuses, in the order of the filter. */
export const statusWords: Record<ReviewStatus, string> = {
  PENDING: 'Waiting',
  PUBLISHED: 'Published',
  REJECTED: 'Rejected',
  TAKEN_DOWN: 'Taken down',
}

/** What the reviewer is called. */
export const reviewerOf = ({ reviewerName }: Pick<ReviewRow_ReviewFragment, 'reviewerName'>) =>
  reviewerName ?? 'Nameless'

interface Step {
  step: ReviewStep
  label: string
  /** The key that does it to the reviews chosen. */
  key: string
  /** What a review must be for it. */
  from: ReviewStatus
  needsReason: boolean
  /** What was done, in a message. */
  done: string
}

/** What can be done with reviews. */
export const reviewSteps: readonly Step[] = [
  { step: 'PUBLISH', label: 'Publish', key: 'p', from: 'PENDING', needsReason: false, done: 'published' },
  { step: 'REJECT', label: 'Reject', key: 'r', from: 'PENDING', needsReason: true, done: 'rejected' },
  { step: 'TAKE_DOWN', label: 'Take Down', key: 't', from: 'PUBLISHED', needsReason: true, done: 'taken down' },
  { step: 'RESTORE', label: 'Restore', key: 'u', from: 'TAKEN_DOWN', needsReason: false, done: 'restored' },
]
export type ReviewStepInfo = Step
