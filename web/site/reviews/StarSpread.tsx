import { plural } from '../../../api/text/plural.rules.ts'
import { Link } from 'react-router'
import { Stars } from '../../ui/Stars.tsx'
import { toReviewsAddress, allReviews, type ReviewFilter } from './review-filter.ts'
import './StarSpread.css'

interface StarSpreadProps {
  averageRating: number
  reviewCount: number
  ratingSpread: readonly { stars: number; count: number }[]
  filter?: ReviewFilter
}

/** Each bar links to its reviews, or back to all of them. */
export const StarSpread = ({ averageRating, reviewCount, ratingSpread, filter = allReviews }: StarSpreadProps) => (
  <div className="row star-spread">
    <div>
      <p className="heading star-spread-average" aria-hidden="true">
        {averageRating.toFixed(1)}
      </p>
      <Stars rating={averageRating} />
      <p className="muted small-text">{plural(reviewCount, 'review')}</p>
    </div>
    <ul className="small-text" aria-label="Reviews by stars">
      {ratingSpread.map(({ stars, count }) => {
        const isChosen = stars === filter.stars
        const bar = (
          <>
            <span>{plural(stars, 'star')}</span>
            <span className="star-spread-bar" aria-hidden="true">
              <span style={{ width: `${(100 * count) / reviewCount}%` }} />
            </span>{' '}
            <span>{count}</span>
          </>
        )
        return (
          <li key={stars}>
            {count > 0 ? (
              <Link
                className="hoverable"
                to={`${toReviewsAddress({ ...filter, stars: isChosen ? 0 : stars })}#reviews`}
                rel="nofollow"
                replace
                aria-current={isChosen || undefined}
              >
                {bar}
              </Link>
            ) : (
              <span>{bar}</span>
            )}
          </li>
        )
      })}
    </ul>
  </div>
)
