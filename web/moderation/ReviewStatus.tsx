import type { ReviewRow_ReviewFragment } from '../graphql.generated.ts'
import { statusWords } from './review-steps.ts'

const states: Partial<Record<ReviewRow_ReviewFragment['status'], string>> = {
  PUBLISHED: 'good',
  REJECTED: 'bad',
  TAKEN_DOWN: 'bad',
}

/** How a review stands, and why. */
export const ReviewStatus = ({ review: { status, explanation } }: { review: ReviewRow_ReviewFragment }) => (
  <>
    <span className="admin-state" data-state={states[status]}>
      {statusWords[status]}
    </span>
    {explanation && (
      <p className="admin-small table-words review-why">
        {statusWords[status]}: {explanation}
      </p>
    )}
  </>
)
