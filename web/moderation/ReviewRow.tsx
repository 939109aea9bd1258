import { Button } from '@chakra-ui/react'
import { Link } from 'react-router'
import type { ReviewRow_ReviewFragment } from '../graphql.generated.ts'
import { Stars } from '../ui/Stars.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { reviewSteps, statusWords, type ReviewStepInfo } from './review-steps.ts'

interface ReviewRowProps {
  review: ReviewRow_ReviewFragment
  isChosen: boolean
  isCurrent: boolean
  isBusy: boolean
  onChoose: () => void
  onStep: (step: ReviewStepInfo) => void
}

const states: Partial<Record<ReviewRow_ReviewFragment['status'], string>> = {
  PUBLISHED: 'good',
  REJECTED: 'bad',
  TAKEN_DOWN: 'bad',
}

/** A review with all that is known of it, and what can be done with it. */
export const ReviewRow = ({ review, isChosen, isCurrent, isBusy, onChoose, onStep }: ReviewRowProps) => {
  const { id, status, rating, comment, reviewerName, reviewerEmail, explanation, createdAt, supplierId, supplierName } =
    review
  const who = reviewerName ?? 'Nameless'
  return (
    <li className="review-row" id={`review-${id}`} tabIndex={-1} data-current={isCurrent ? '' : undefined}>
      <label className="admin-check review-choice">
        <input type="checkbox" checked={isChosen} onChange={onChoose} />
        <span className="visually-hidden">
          Choose the review of {supplierName} by {who}
        </span>
      </label>
      <div className="review-what">
        <p className="review-head">
          <Link className="admin-link" to={`/suppliers/${supplierId}`}>
            <bdi>{supplierName}</bdi>
          </Link>
          <Stars rating={rating} />
          <span className="admin-state" data-state={states[status]}>
            {statusWords[status]}
          </span>
        </p>
        {comment && <blockquote>{comment}</blockquote>}
        <p className="admin-small">
          <bdi>{who}</bdi>
          {reviewerEmail && (
            <>
              {' · '}
              <a className="admin-link" href={`mailto:${encodeURIComponent(reviewerEmail).replace('%40', '@')}`}>
                {reviewerEmail}
              </a>
            </>
          )}
          {' · '}
          <TimeAgo date={createdAt} />
        </p>
        {explanation && (
          <p className="admin-small">
            {statusWords[status]}: {explanation}
          </p>
        )}
        {review.openReports > 0 && (
          <p className="admin-small">
            <Link className="admin-link" to="/admin/requests?kind=reports">
              {review.openReports === 1
                ? 'A complaint about a review of this supplier waits'
                : `${review.openReports} complaints about reviews of this supplier wait`}
            </Link>
          </p>
        )}
      </div>
      <div className="admin-actions" role="group" aria-label={`Review of ${supplierName} by ${who}`}>
        {reviewSteps
          .filter(({ from }) => from === status)
          .map((step, at) => (
            <Button
              key={step.step}
              minH="11"
              variant={at || step.needsReason ? 'outline' : 'solid'}
              disabled={isBusy}
              onClick={() => onStep(step)}
            >
              {step.label}
            </Button>
          ))}
      </div>
    </li>
  )
}
