import { useApolloClient } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router'
import {
  ReviewsDocument,
  useReviewsQuery,
  useSupplierReviews_SupplierFragment,
  type SupplierReviews_SupplierFragment,
} from './SupplierReviews.generated.ts'
import { dayText } from '../../ui/day-text.ts'
import { Failed, passFocus } from '../../ui/Failed.tsx'
import { Skeleton } from '../../ui/Skeletons.tsx'
import { plural, thousands } from '../../../api/text/plural.rules.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { useLoadMore } from '../../ui/hooks/use-load-more.ts'
import { isBeyondPage, moreReviewsAddress } from './read-reviews.ts'
import {
  toReviewsAddress,
  allReviews,
  filterVariables,
  isFiltered,
  hasReviewFilter,
  readReviewFilter,
  type ReviewFilter,
  reviewSorts,
} from './review-filter.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { longestReviewSearch } from '../../../api/reviews/review-filter.rules.ts'
import { FindForm } from '../ui/FindForm.tsx'
import { StarSpread } from './StarSpread.tsx'
import { useState, type ComponentProps } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import { createLazyComponent } from '../../ui/lazy-component.tsx'
import './SupplierReviews.css'

type SupplierRef = Parameters<typeof useSupplierReviews_SupplierFragment>[0]

/** Ratings from other sites are separate. */
export const SupplierReviews = ({ supplier: from }: { supplier: SupplierRef }) => {
  const { data, complete } = useSupplierReviews_SupplierFragment(from)
  const filter = readReviewFilter(useSearchParams()[0])
  if (!complete) return null
  return (
    <>
      <h2 className="heading small" id="reviews">
        Reviews
      </h2>
      {data.averageRating ? (
        <StarSpread {...data} averageRating={data.averageRating} filter={filter} />
      ) : (
        <p className="muted">No reviews yet. Used this supplier? Write the first one.</p>
      )}
      <div className="reviews-write">
        <WriteReview supplierId={data.id} supplierName={data.name} />
      </div>
      {(data.reviewCount >= minForTools || isFiltered(filter)) && <ReviewTools filter={filter} />}
      {isFiltered(filter) ? <FilteredReviews supplier={data} filter={filter} /> : <Reviews {...data} filter={filter} />}
      {data.externalRatings.length > 0 && <ExternalRatings ratings={data.externalRatings} />}
    </>
  )
}

/** Fewer reviews are faster to read than to search. */
const minForTools = 4

type ReviewedSupplier = SupplierReviews_SupplierFragment

interface FilteredReviewsProps {
  supplier: ReviewedSupplier
  filter: ReviewFilter
}

const FilteredReviews = ({ supplier: { id, reviewCount }, filter }: FilteredReviewsProps) => {
  const variables = { id, ...filterVariables(filter) }
  const { data, previousData, loading, error, refetch } = useReviewsQuery({ variables })
  const found = data?.supplier?.reviews
  const shown = found ?? (loading ? previousData?.supplier?.reviews : undefined)
  return (
    <>
      {hasReviewFilter(filter) && (
        <p>
          <span role="status">{found ? matchesText(found.totalCount, filter) : ''}</span>{' '}
          <Link className="more-link" to={`${toReviewsAddress(allReviews)}#reviews`} replace>
            Show all {plural(reviewCount, 'review')}
          </Link>
        </p>
      )}
      {error && !loading ? (
        <Failed message={loadingFailed} error={error} onRetry={refetch} />
      ) : shown ? (
        <Reviews
          key={toReviewsAddress(filter)}
          id={id}
          reviewCount={found?.totalCount ?? 0}
          reviews={shown}
          filter={filter}
        />
      ) : (
        <Skeleton height={200} data-testid="skeleton" />
      )}
    </>
  )
}

/** Such as "3 reviews with 5 stars that mention “blackout”." */
const matchesText = (count: number, { stars, words }: ReviewFilter) =>
  [
    count === 0 ? 'No reviews' : plural(count, 'review'),
    stars > 0 && `with ${plural(stars, 'star')}`,
    words && `that ${count === 1 ? 'mentions' : 'mention'} “${words}”`,
  ]
    .filter(Boolean)
    .join(' ')
    .concat('.')

interface ReviewsProps {
  id: string
  reviewCount: number
  reviews: ReviewedSupplier['reviews']
  filter: ReviewFilter
}

const Reviews = ({ id, reviewCount, reviews, filter }: ReviewsProps) => {
  const client = useApolloClient()
  const [params] = useSearchParams()
  const { hasNextPage, endCursor } = reviews.pageInfo
  const { readOn, isLoading, hasRead, failed } = useLoadMore(() =>
    // The list shows the cache, so the new page must bypass it.
    client.query({
      query: ReviewsDocument,
      variables: { id, after: endCursor, ...filterVariables(filter) },
      fetchPolicy: 'network-only',
    }),
  )
  return (
    <>
      {isBeyondPage(params) && (
        <p className="small-text muted">
          {`A page can show 1 to 1,000 reviews. Showing ${thousands(reviews.edges.length)}.`}
        </p>
      )}
      <ul className="reviews" aria-busy={isLoading}>
        {reviews.edges.map(({ node }) => (
          <li key={node.id} id={`review-${node.id}`}>
            <ReviewItem review={node} words={filter.words} />
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
          <MoreReviews to={moreReviewsAddress(reviews.edges, filter)} isLoading={isLoading} onMore={readOn} />
        )}
        <p className="muted small-text" role="status" tabIndex={-1}>
          {hasRead && !hasNextPage && `All ${thousands(reviewCount)} reviews are shown.`}
        </p>
      </div>
    </>
  )
}

const MoreReviews = ({ to, isLoading, onMore }: { to: string | undefined; isLoading: boolean; onMore: () => void }) =>
  useHydrated() ? (
    <button type="button" className="outline-button compact" ref={passFocus} aria-disabled={isLoading} onClick={onMore}>
      {isLoading ? 'Loading…' : 'Load More Reviews'}
    </button>
  ) : (
    to && (
      <Link className="outline-button compact" to={to} rel="nofollow">
        Load More Reviews
      </Link>
    )
  )

const loadingFailed = 'Failed to load supplier reviews. Please try again.'

const ExternalRatings = ({ ratings }: { ratings: ReviewedSupplier['externalRatings'] }) => (
  <div className="reviews-external">
    <h3 className="heading tiny">On other sites</h3>
    <p className="muted small-text">
      Ratings from other sites on the dates shown. They are not part of the rating above.
    </p>
    <ul>
      {ratings.map(({ id, source, rating, bestRating, reviewCount, fetchedAt }) => (
        <li key={id}>
          {source}: {rating} out of {bestRating}, {plural(reviewCount, 'review')} ({dayText(fetchedAt)})
        </li>
      ))}
    </ul>
  </div>
)

/** A form and links, which work without JavaScript. */
const ReviewTools = ({ filter }: { filter: ReviewFilter }) => (
  <div className="row review-tools" id="review-tools">
    <FindForm
      label="Search reviews"
      name="words"
      words={filter.words}
      maxLength={longestReviewSearch}
      others={new URLSearchParams(toReviewsAddress({ ...filter, words: '' }))}
    />
    <nav aria-label="Sort reviews">
      <ul className="row">
        {reviewSorts.map(([sort, label]) => (
          <li key={sort}>
            <Link
              className="pill"
              to={`${toReviewsAddress({ ...filter, sort })}#review-tools`}
              rel="nofollow"
              replace
              aria-current={sort === filter.sort || undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </div>
)

const ReviewForm = createLazyComponent(async () => (await import('./ReviewForm.tsx')).ReviewForm, {
  waiting: <p role="status">Loading the form…</p>,
  name: 'The form',
})

const WriteReview = (props: ComponentProps<typeof ReviewForm>) => {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <ReviewForm {...props} />
  return (
    <button type="button" className="solid-button compact needs-code" onClick={() => setOpen(true)}>
      <Icon name="edit" /> Write a Review
    </button>
  )
}
