import { Text } from '@chakra-ui/react'
import { useAdminReviewsQuery } from '../../graphql.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import '../ui/admin.css'
import { ReviewFilter, useReviewFilter } from './ReviewFilter.tsx'
import { ReviewTable } from './ReviewTable.tsx'
import './ReviewsTab.css'

/** /admin/reviews: reviews of every status; publishes, rejects, takes down and restores them. */
export const Component = () => {
  const filter = useReviewFilter()
  const { data, previousData, error, loading, refetch, fetchMore } = useAdminReviewsQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const page = (data ?? (loading ? previousData : undefined))?.adminReviews
  return (
    <div className="table-screen">
      <ReviewFilter />
      {!page && error ? (
        <Failed message="Failed to load reviews. Please try again." error={error} onRetry={() => void refetch()} />
      ) : !page ? (
        <PanelSkeleton height="420px" />
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
