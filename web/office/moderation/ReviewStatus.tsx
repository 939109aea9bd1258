import type { ReviewRow_ReviewFragment } from './Reviews.generated.ts'
import { statusWords } from './review-steps.ts'

const states: Partial<Record<ReviewRow_ReviewFragment['status'], string>> = {
  PUBLISHED: 'good',
  REJECTED: 'bad',
  TAKEN_DOWN: 'bad',
}

export const ReviewStatus = ({ review: { status, note } }: { review: ReviewRow_ReviewFragment }) => (
  <>
    <span className="admin-state" data-state={states[status]}>
      {statusWords[status]}
    </span>
    {note && (
      <p className="admin-small table-words review-why">
        {statusWords[status]}: {note}
      </p>
    )}
  </>
)
