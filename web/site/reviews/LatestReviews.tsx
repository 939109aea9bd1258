import { Link } from 'react-router'
import { useSupplierReviews_SupplierFragment } from './SupplierReviews.generated.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { toReviewsAddress, allReviews } from './review-filter.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { StarSpread } from './StarSpread.tsx'

export const LatestReviews = ({ supplier: from }: { supplier: SupplierRef }) => {
  const { data, complete } = useSupplierReviews_SupplierFragment(from)
  if (!complete || !data.averageRating) return null
  const { averageRating, reviewCount, reviews } = data
  return (
    <div className="latest-reviews">
      <h2 className="heading small">What customers say</h2>
      <StarSpread {...data} averageRating={averageRating} />
      <ul className="reviews">
        {reviews.edges.slice(0, 2).map(({ node }) => (
          <li key={node.id}>
            <ReviewItem review={node} />
          </li>
        ))}
      </ul>
      <Link className="more-link" to={`${toReviewsAddress(allReviews)}#reviews`}>
        {reviewCount === 1 ? 'Read the review' : `All ${reviewCount} reviews`} <Icon name="arrow" />
      </Link>
    </div>
  )
}

type SupplierRef = Parameters<typeof useSupplierReviews_SupplierFragment>[0]
