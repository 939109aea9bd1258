import { useApolloClient } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router'
import {
  MoreReviewsDocument,
  useSupplierReviews_SupplierFragment,
  type SupplierReviews_SupplierFragment,
} from '../../graphql.generated.ts'
import { Failed, passFocus } from '../../ui/Failed.tsx'
import { Skeleton } from '../../ui/Skeletons.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { thousands } from '../../ui/thousands.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useMore } from '../../ui/use-more.ts'
import { isBeyondPage, moreReviewsAddress } from './read-reviews.ts'
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
      {data.averageRating ? (
        <StarSpread {...data} averageRating={data.averageRating} />
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

const Reviews = ({ supplier: { id, reviewCount, reviews } }: { supplier: Reviewed }) => {
  const client = useApolloClient()
  const [params] = useSearchParams()
  const { hasNextPage, endCursor } = reviews.pageInfo
  const { readOn, isLoading, hasRead, failed } = useMore(() =>
    // Into the cache, from which the list is shown; not out of it, where the list would be found as it is.
    client.query({ query: MoreReviewsDocument, variables: { id, after: endCursor }, fetchPolicy: 'network-only' }),
  )
  return (
    <>
      {isBeyondPage(params) && (
        <p className="small-text muted">
          {`A page shows from 1 to 1,000 reviews. Showing ${thousands(reviews.edges.length)}.`}
        </p>
      )}
      <ul className="reviews" aria-busy={isLoading}>
        {reviews.edges.map(({ node }) => (
          <li key={node.id} id={`review-${node.id}`}>
            <div className="review-facts">
              <Stars rating={node.rating} />
              <strong>
                <bdi>{node.reviewerName || 'A customer'}</bdi>
              </strong>
              <time dateTime={node.createdAt}>{dayText(node.createdAt)}</time>
              {node.isVerified && <span className="review-verified">Verified customer</span>}
            </div>
            {node.comment && <p dir="auto">{node.comment}</p>}
          </li>
        ))}
        {isLoading &&
          [0, 1, 2].map((index) => (
            <li key={index}>
              <Skeleton height={56} data-testid="skeleton" />
            </li>
          ))}
      </ul>
      <div className="reviews-more">
        {failed && <Failed message={loadingFailed} {...failed} />}
        {hasNextPage && !failed && (
          <MoreReviews to={moreReviewsAddress(reviews.edges)} isLoading={isLoading} onMore={readOn} />
        )}
        <p role="status" tabIndex={-1}>
          {hasRead && !hasNextPage && `That is all ${thousands(reviewCount)} reviews.`}
        </p>
      </div>
    </>
  )
}

interface MoreReviewsProps {
  /** The address of a page with more of them. */
  to: string | undefined
  isLoading: boolean
  onMore: () => void
}

/** A button; until there is JavaScript a link. */
const MoreReviews = ({ to, isLoading, onMore }: MoreReviewsProps) =>
  useHydrated() ? (
    <button type="button" className="outline-button compact" ref={passFocus} aria-disabled={isLoading} onClick={onMore}>
      {isLoading ? 'Loading…' : 'More Reviews'}
    </button>
  ) : (
    to && (
      <Link className="outline-button compact" to={to} rel="nofollow">
        More Reviews
      </Link>
    )
  )

const loadingFailed = 'Failed to load supplier reviews. Please try again.'

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
