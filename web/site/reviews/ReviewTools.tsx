import { Link } from 'react-router'
import { longestReviewSearch } from '../../../api/reviews/review-filter.rules.ts'
import { FindForm } from '../ui/FindForm.tsx'
import { addressOfReviews, reviewSorts, type ReviewFilter } from './review-filter.ts'

/** Searches and sorts reviews: a form and links, so that it works without JavaScript. */
export const ReviewTools = ({ filter }: { filter: ReviewFilter }) => (
  <div className="review-tools">
    <FindForm
      label="Search reviews"
      name="words"
      words={filter.words}
      maxLength={longestReviewSearch}
      others={new URLSearchParams(addressOfReviews({ ...filter, words: '' }))}
    />
    <nav aria-label="Sort reviews">
      <ul>
        {reviewSorts.map(([sort, label]) => (
          <li key={sort}>
            <Link
              to={`${addressOfReviews({ ...filter, sort })}#reviews`}
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
