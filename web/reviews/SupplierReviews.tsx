import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react'
import {
  useMoreReviewsLazyQuery,
  useSupplierReviews_SupplierFragment,
  type SupplierReviews_SupplierFragment,
} from '../graphql.generated.ts'
import { Stars } from '../ui/Stars.tsx'
import { toast } from '../ui/toaster.tsx'
import { StarSpread } from './StarSpread.tsx'
import { WriteReview } from './WriteReview.tsx'

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
      <Heading as="h2" size="lg" mb="3">
        Reviews
      </Heading>
      {data.reviewCount > 0 ? (
        <StarSpread {...data} />
      ) : (
        <Text color="fg.muted" mb="4">
          No ratings yet. Be the first to say how it went.
        </Text>
      )}
      <Box mb="6">
        <WriteReview supplierId={data.id} supplierName={data.name} />
      </Box>
      <Reviews supplier={data} />
      {outside.length > 0 && <OutsideRatings ratings={outside} />}
    </>
  )
}

type Reviewed = SupplierReviews_SupplierFragment

const Reviews = ({ supplier: { id, reviews } }: { supplier: Reviewed }) => {
  const [loadMore, { loading }] = useMoreReviewsLazyQuery()
  const readOn = async () => {
    const { error } = await loadMore({ variables: { id, after: reviews.pageInfo.endCursor ?? null } })
    if (error)
      toast({ title: 'Error', description: 'Failed to load supplier reviews. Please try again.', type: 'error' })
  }
  return (
    <>
      <chakra.ul listStyleType="none" mb="4">
        {reviews.edges.map(({ node }) => (
          <chakra.li key={node.id} borderTopWidth="1px" py="4">
            <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mb="1">
              <Stars rating={node.rating} />
              <strong>{node.reviewerName || 'A customer'}</strong>
              <chakra.time dateTime={node.createdAt} fontSize="sm" color="fg.muted">
                {dayText(node.createdAt)}
              </chakra.time>
              {node.isVerified && (
                <chakra.span fontSize="sm" color="accent.fg">
                  Verified customer
                </chakra.span>
              )}
            </Box>
            {node.comment && (
              <Text maxW="70ch" whiteSpace="pre-line">
                {node.comment}
              </Text>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {reviews.pageInfo.hasNextPage && (
        <Button variant="outline" minH="11" mb="6" loading={loading} onClick={() => void readOn()}>
          More reviews
        </Button>
      )}
    </>
  )
}

const OutsideRatings = ({ ratings }: { ratings: readonly OutsideRating[] }) => (
  <Box borderTopWidth="1px" pt="4">
    <Heading as="h3" size="md" mb="1">
      On other sites
    </Heading>
    <Text fontSize="sm" color="fg.muted" mb="2">
      Read from these sites on the day given; not part of the rating above.
    </Text>
    <chakra.ul listStyleType="none">
      {ratings.map(({ id, source, rating, bestRating, reviewCount, fetchedAt }) => (
        <li key={id}>
          {source}: {rating} out of {bestRating}, {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'} (
          {dayText(fetchedAt)})
        </li>
      ))}
    </chakra.ul>
  </Box>
)

const dayText = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  })
