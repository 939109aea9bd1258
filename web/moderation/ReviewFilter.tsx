import { Button } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import type { ReviewStatus } from '../graphql.generated.ts'
import { useFind } from '../table/use-find.ts'
import { statusWords } from './review-steps.ts'
import '../ui/TextField.css'
import '../ui/FormField.css'
import '../ui/editor.css'

const statuses = Object.keys(statusWords) as ReviewStatus[]

/** What the address narrows the list to. */
export const useReviewFilter = () => {
  const [params] = useSearchParams()
  const rating = Number(params.get('stars'))
  return {
    search: params.get('search') ?? '',
    status: statuses.find((one) => one === params.get('status')) ?? null,
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : null,
    supplierId: params.get('supplier'),
  }
}

/** Searches reviews, and narrows them to a status and a number of stars. */
export const ReviewFilter = () => {
  const { search, status, rating, supplierId } = useReviewFilter()
  const find = useFind()
  return (
    <>
      <form
        className="supplier-finder review-finder"
        role="search"
        aria-label="Reviews of every status"
        onSubmit={find}
        key={`${search} ${status} ${rating} ${supplierId}`}
      >
        {supplierId && <input type="hidden" name="supplier" value={supplierId} />}
        <div className="text-field">
          <label htmlFor="review-search">Words, reviewer, e-mail or supplier</label>
          <input id="review-search" name="search" type="search" defaultValue={search} maxLength={200} />
        </div>
        <div className="text-field">
          <label htmlFor="review-status">Status</label>
          <select id="review-status" name="status" defaultValue={status ?? ''}>
            <option value="">All</option>
            {statuses.map((one) => (
              <option key={one} value={one}>
                {statusWords[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="text-field">
          <label htmlFor="review-stars">Stars</label>
          <select id="review-stars" name="stars" defaultValue={rating ?? ''}>
            <option value="">All</option>
            {[5, 4, 3, 2, 1].map((stars) => (
              <option key={stars} value={stars}>
                {stars}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" minH="11" alignSelf="end">
          Find
        </Button>
      </form>
      {supplierId && (
        <p className="admin-small">
          Only of supplier No.&nbsp;{supplierId}.{' '}
          <Link className="admin-link" to="?">
            Show all reviews
          </Link>
        </p>
      )}
    </>
  )
}
