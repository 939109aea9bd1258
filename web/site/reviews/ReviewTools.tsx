import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { longestReviewSearch } from '../../../api/reviews/review-filter.rules.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { addressOfReviews, reviewSorts, type ReviewFilter } from './review-filter.ts'

/** Searches and sorts reviews: a form and links, so that it works without JavaScript. */
export const ReviewTools = ({ filter }: { filter: ReviewFilter }) => {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('words')
    const to = addressOfReviews({ ...filter, words: typeof words === 'string' ? words.trim() : '' })
    void navigate(to, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="review-tools">
      <form method="get" role="search" aria-label="Reviews" onSubmit={search}>
        {[...new URLSearchParams(addressOfReviews({ ...filter, words: '' }))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          key={filter.words}
          type="search"
          name="words"
          aria-label="Search reviews"
          placeholder="Search reviews"
          maxLength={longestReviewSearch}
          defaultValue={filter.words}
        />
        <button type="submit" className="outline-button compact" aria-label="Search reviews for these words">
          <Icon name="search" />
        </button>
      </form>
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
}
