import { Text } from '@chakra-ui/react'
import { useAdminReviewsQuery } from './Reviews.generated.ts'
import type { AdminReviewSort, ReviewStatus } from '../../schema.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import '../ui/admin.css'
import { Link, useSearchParams } from 'react-router'
import { FindChoice, FindForm } from '../table/FindForm.tsx'
import { statusWords } from './review-steps.ts'
import { ReviewTable } from './ReviewTable.tsx'
import './ReviewsTab.css'
import { LoadingPanel } from '../ui/LoadingPanel.tsx'

export const Component = () => {
  const filter = useReviewFilter()
  const query = useAdminReviewsQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const { data, previousData, loading, fetchMore } = query
  const page = (data ?? (loading ? previousData : undefined))?.adminReviews
  return (
    <div className="table-screen">
      <ReviewFilter />
      {!page ? (
        <LoadingPanel query={query} failed="Failed to load reviews. Please try again." />
      ) : page.nodes.length === 0 ? (
        <Text color="fg.muted" py="8" role="status">
          No results. Try a shorter search or another status.
        </Text>
      ) : (
        <ReviewTable reviews={page.nodes} isLoading={loading} variables={filter} />
      )}
      <LoadMore
        pageInfo={page?.pageInfo}
        things="reviews"
        isLoading={loading}
        readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('adminReviews') })}
      >
        Older Reviews
      </LoadMore>
    </div>
  )
}

const statuses = Object.keys(statusWords) as ReviewStatus[]

const sorts: Record<AdminReviewSort, string> = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  STARS_FEWEST: 'Fewest stars first',
  STARS_MOST: 'Most stars first',
}
const sortNames = Object.keys(sorts) as AdminReviewSort[]

const useReviewFilter = () => {
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

const ReviewFilter = () => {
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
