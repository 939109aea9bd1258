import { Link, useSearchParams } from 'react-router'
import type { AdminReviewSort, ReviewStatus } from '../../graphql.generated.ts'
import { FindChoice, FindForm } from '../table/FindForm.tsx'
import { statusWords } from './review-steps.ts'

const statuses = Object.keys(statusWords) as ReviewStatus[]

const sorts: Record<AdminReviewSort, string> = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  STARS_FEWEST: 'Fewest stars first',
  STARS_MOST: 'Most stars first',
}
const sortNames = Object.keys(sorts) as AdminReviewSort[]

export const useReviewFilter = () => {
  const [params] = useSearchParams()
  const rating = Number(params.get('stars'))
  const sort = sortNames.find((one) => one === params.get('sort'))
  return {
    ...(sort ? { sort } : {}),
    search: params.get('search') ?? '',
    status: statuses.find((one) => one === params.get('status')) ?? null,
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : null,
    supplierId: params.get('supplier'),
  }
}

/** Searches reviews and filters them by status and stars. */
export const ReviewFilter = () => {
  const { status, rating, supplierId, sort } = useReviewFilter()
  return (
    <>
      <FindForm
        label="Reviews of every status"
        searchLabel="Words, reviewer, email or supplier"
        preserved={['supplier', 'columns']}
      >
        <FindChoice
          name="status"
          label="Status"
          value={status}
          choices={statuses.map((one) => [one, statusWords[one]])}
        />
        <FindChoice
          name="stars"
          label="Stars"
          value={rating}
          choices={[5, 4, 3, 2, 1].map((stars) => [stars, String(stars)])}
        />
        <FindChoice
          name="sort"
          label="Order"
          value={sort === 'NEWEST' ? null : sort}
          none={sorts.NEWEST}
          choices={sortNames.filter((one) => one !== 'NEWEST').map((one) => [one, sorts[one]])}
        />
      </FindForm>
      {supplierId && (
        <p className="admin-small">
          Only supplier No.&nbsp;{supplierId}.{' '}
          <Link className="admin-link" to="?">
            Show all reviews
          </Link>
        </p>
      )}
    </>
  )
}
