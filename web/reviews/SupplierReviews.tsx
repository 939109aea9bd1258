import {
  useMoreReviewsLazyQuery,
  useSupplierReviews_SupplierFragment,
  type SupplierReviews_SupplierFragment,
} from '../graphql.generated.ts'
import { Stars } from '../ui/Stars.tsx'
import { toast } from '../ui/toaster.tsx'
import { StarSpread } from './StarSpread.tsx'
import { WriteReview } from './WriteReview.tsx'
import './SupplierReviews.css'

interface OutsideRating {
  id: string
  source: string
  rating: number
  bestRating: number
  reviewCount: number
  fetchedAt: string
}

interface SupplierReviewsProps {
  supplier: Parameters<typeof useSupplierReviews_SupplierFragment>[0]
  outside: readonly OutsideRating[]
}

/** Published reviews with the distribution of their stars; ratings on other sites are kept separate. */
export const SupplierReviews = ({ supplier: from, outside }: SupplierReviewsProps) => {
  const { data, complete } = useSupplierReviews_SupplierFragment(from)
  if (!complete) return null
  return (
    <>
      <h2 className="heading small">Reviews</h2>
      {data.reviewCount > 0 ? (
        <StarSpread {...data} />
      ) : (
        <p className="reviews-none">No ratings yet. Be the first to say how it went.</p>
      )}
      <div className="reviews-write">
        <WriteReview supplierId={data.id} supplierName={data.name} />
      </div>
      <Reviews supplier={data} />
      {outside.length > 0 && <OutsideRatings ratings={outside} />}
    </>
  )
}

type Reviewed = SupplierReviews_SupplierFragment

const Reviews = ({ supplier: { id, reviews } }: { supplier: Reviewed }) => {
  const [loadMore, { loading }] = useMoreReviewsLazyQuery()
  const readOn = async () => {
    const { error } = await loadMore({ variables: { id, after: reviews.pageInfo.endCursor ?? null } })
    if (error)
      toast({ title: 'Error', description: 'Failed to load supplier reviews. Please try again.', type: 'error' })
  }
  return (
    <>
      <ul className="reviews">
        {reviews.edges.map(({ node }) => (
          <li key={node.id}>
            <div className="review-facts">
              <Stars rating={node.rating} />
              <strong>{node.reviewerName || 'A customer'}</strong>
              <time dateTime={node.createdAt}>{dayText(node.createdAt)}</time>
              {node.isVerified && <span className="review-verified">Verified customer</span>}
            </div>
            {node.comment && <p>{node.comment}</p>}
          </li>
        ))}
      </ul>
      {reviews.pageInfo.hasNextPage && (
        <button
          type="button"
          className="outline-button compact reviews-more"
          disabled={loading}
          onClick={() => void readOn()}
        >
          More reviews
        </button>
      )}
    </>
  )
}

const OutsideRatings = ({ ratings }: { ratings: readonly OutsideRating[] }) => (
  <div className="reviews-outside">
    <h3 className="heading tiny">On other sites</h3>
    <p>Read from these sites on the day given; not part of the rating above.</p>
    <ul>
      {ratings.map(({ id, source, rating, bestRating, reviewCount, fetchedAt }) => (
        <li key={id}>
          {source}: {rating} out of {bestRating}, {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'} (
          {dayText(fetchedAt)})
        </li>
      ))}
    </ul>
  </div>
)

const dayText = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  })
