import type { SupplierReviews_SupplierFragment } from './SupplierReviews.generated.ts'
import { markWords } from '../search/mark-words.tsx'
import { dayText } from '../../ui/day-text.ts'
import { PlainTimeAgo } from '../../ui/PlainTimeAgo.tsx'
import { Stars } from '../../ui/Stars.tsx'

interface ReviewItemProps {
  review: SupplierReviews_SupplierFragment['reviews']['edges'][number]['node']
  words?: string
}

export const ReviewItem = ({ review, words = '' }: ReviewItemProps) => {
  const { rating, reviewerName, createdAt, isVerified, comment } = review
  return (
    <>
      <div className="row review-facts">
        <Stars rating={rating} />
        <strong>
          <bdi>{reviewerName || 'A customer'}</bdi>
        </strong>
        <PlainTimeAgo className="muted small-text" date={createdAt} toText={dayText} />
        {isVerified && <span className="accent small-text">Verified customer</span>}
      </div>
      {comment && <p dir="auto">{markWords(comment, words)}</p>}
    </>
  )
}
