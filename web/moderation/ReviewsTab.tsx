import { Button, Heading, Text } from '@chakra-ui/react'
import { useAdminReviewsQuery, type AdminReviewsQuery } from '../graphql.generated.ts'
import { joinPages } from '../ui/join-pages.ts'
import { Failed } from '../ui/Failed.tsx'
import { PanelSkeleton } from '../ui/Skeletons.tsx'
import { toast } from '../ui/toaster.tsx'
import '../ui/admin.css'
import { ReviewFilter, useReviewFilter } from './ReviewFilter.tsx'
import { ReviewList } from './ReviewList.tsx'
import './ReviewsTab.css'

type Page = NonNullable<AdminReviewsQuery['adminReviews']>

/** /admin/reviews: reviews of every status; publishes, rejects, takes down and restores them. */
export const Component = () => {
  const filter = useReviewFilter()
  const { data, previousData, error, loading, refetch, fetchMore } = useAdminReviewsQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const page = (data ?? previousData)?.adminReviews
  const readOn = async (shown: Page) => {
    try {
      await fetchMore({
        variables: { after: shown.pageInfo.endCursor },
        updateQuery: joinPages('adminReviews'),
      })
    } catch {
      toast({ title: 'Error', description: 'Failed to load reviews. Please try again.', type: 'error' })
    }
  }
  return (
    <section aria-labelledby="reviews">
      <Heading as="h2" id="reviews" size="lg" mb="3">
        Reviews
      </Heading>
      <ReviewFilter />
      {!page && error ? (
        <Failed message="Failed to load reviews. Please try again." error={error} onRetry={() => void refetch()} />
      ) : !page ? (
        <PanelSkeleton height="420px" />
      ) : page.nodes.length === 0 ? (
        <Text color="fg.muted" py="8" role="status">
          No reviews found. Try fewer words, or another status.
        </Text>
      ) : (
        <ReviewList reviews={page.nodes} isLoading={loading} />
      )}
      {page?.pageInfo.hasNextPage && (
        <Button variant="outline" minH="11" mt="4" loading={loading} onClick={() => void readOn(page)}>
          Older reviews
        </Button>
      )}
    </section>
  )
}
