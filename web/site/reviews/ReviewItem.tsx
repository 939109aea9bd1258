import type { SupplierReviews_SupplierFragment } from './SupplierReviews.generated.ts'
import { dayText } from '../../ui/day-text.ts'
import { PlainTimeAgo } from '../../ui/PlainTimeAgo.tsx'
import { Stars } from '../../ui/Stars.tsx'

interface ReviewItemProps {
  review: SupplierReviews_SupplierFragment['reviews']['edges'][number]['node']
}

export const ReviewItem = ({ review: { rating, reviewerName, createdAt, isVerified, comment } }: ReviewItemProps) => (
  <>
    <div className="row review-facts">
      <Stars rating={rating} />
      <strong>
        <bdi>{reviewerName || 'A customer'}</bdi>
      </strong>
      <PlainTimeAgo className="muted small-text" date={createdAt} toText={dayText} />
      {isVerified && <span className="accent small-text">Verified customer</span>}
    </div>
    {comment && <p dir="auto">{comment}</p>}
  </>
)
