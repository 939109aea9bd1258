import { Link } from 'react-router'
import type { ReviewRow_ReviewFragment } from '../../graphql.generated.ts'
import { Stars } from '../../ui/Stars.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Complaints } from './Complaints.tsx'
import { ReviewStatus } from './ReviewStatus.tsx'
import { getReviewerName } from './review-steps.ts'

export const ReviewCard = ({ review }: { review: ReviewRow_ReviewFragment }) => {
  const { rating, comment, reviewerEmail, createdAt, supplierId, supplierName } = review
  return (
    <div className="review-what">
      <p className="review-head">
        <Link className="admin-link" to={`/suppliers/${supplierId}`}>
          <bdi>{supplierName}</bdi>
        </Link>
        <Stars rating={rating} />
      </p>
      <ReviewStatus review={review} />
      {comment && <blockquote>{comment}</blockquote>}
      <p className="admin-small">
        <bdi>{getReviewerName(review)}</bdi>
        {reviewerEmail && (
          <span>
            {' · '}
            <a className="admin-link" href={`mailto:${encodeURIComponent(reviewerEmail).replace('%40', '@')}`}>
              {reviewerEmail}
            </a>
          </span>
        )}
        <span>{' · '}</span>
        <TimeAgo date={createdAt} />
      </p>
      <Complaints count={review.openReports} supplierName={supplierName} />
    </div>
  )
}
