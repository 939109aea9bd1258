import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react'
import {
  useMoreReviewsLazyQuery, useSupplierReviews_SupplierFragment, type SupplierReviews_SupplierFragment,
} from '../graphql.generated.ts'
import { Stars } from '../ui/Stars.tsx'
import { toast } from '../ui/toaster.tsx'

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

/** Published reviews, how their stars are spread, and what other sites say, kept apart. */
export const SupplierReviews = ({ supplier: from, outside }: SupplierReviewsProps) => {
  const { data, complete } = useSupplierReviews_SupplierFragment(from)
  if (!complete) return null
  return (
    <>
      <Heading as="h2" size="lg" mb="3">Reviews</Heading>
      {data.reviewCount > 0 ? <Spread supplier={data} /> : <Text color="fg.muted" mb="4">No ratings yet. Be the first to say how it went.</Text>}
      <Reviews supplier={data} />
      {outside.length > 0 && <OutsideRatings ratings={outside} />}
    </>
  )
}

type Reviewed = SupplierReviews_SupplierFragment

const Spread = ({ supplier: { averageRating, reviewCount, ratingSpread } }: { supplier: Reviewed }) => (
  <Box display="flex" flexWrap="wrap" gap="6" alignItems="center" mb="6">
    <Box>
      <Text fontFamily="heading" fontSize="4xl" lineHeight="1.1">{averageRating.toFixed(1)}</Text>
      <Stars rating={averageRating} />
      <Text fontSize="sm" color="fg.muted">{reviewCount} {reviewCount === 1 ? 'review' : 'reviews'}</Text>
    </Box>
    <chakra.dl flex="1" minW="220px" maxW="380px" fontSize="sm">
      {ratingSpread.map(({ stars, count }) => (
        <Box key={stars} display="grid" gridTemplateColumns="56px 1fr 32px" alignItems="center" gap="2">
          <dt>{stars} {stars === 1 ? 'star' : 'stars'}</dt>
          <chakra.dd gridColumn="2 / 4" display="grid" gridTemplateColumns="1fr 32px" alignItems="center" gap="2">
            <Box height="2" borderRadius="full" bg="bg.emphasized" overflow="hidden"><Box height="100%" bg="brass" width={`${(100 * count) / reviewCount}%`} /></Box>
            <span>{count}</span>
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  </Box>
)

const Reviews = ({ supplier: { id, reviews } }: { supplier: Reviewed }) => {
  const [loadMore, { loading }] = useMoreReviewsLazyQuery()
  const readOn = async () => {
    const { error } = await loadMore({ variables: { id, after: reviews.pageInfo.endCursor ?? null } })
    if (error) toast({ title: 'Error', description: 'Failed to load supplier reviews. Please try again.', type: 'error' })
  }
  return (
    <>
      <chakra.ul listStyleType="none" mb="4">
        {reviews.edges.map(({ node }) => (
          <chakra.li key={node.id} borderTopWidth="1px" py="4">
            <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mb="1">
              <Stars rating={node.rating} />
              <strong>{node.reviewerName || 'A customer'}</strong>
              <chakra.time dateTime={node.createdAt} fontSize="sm" color="fg.muted">{dayText(node.createdAt)}</chakra.time>
              {node.isVerified && <chakra.span fontSize="sm" color="accent.fg">Verified customer</chakra.span>}
            </Box>
            {node.comment && <Text maxW="70ch" whiteSpace="pre-line">{node.comment}</Text>}
          </chakra.li>
        ))}
      </chakra.ul>
      {reviews.pageInfo.hasNextPage && <Button variant="outline" minH="11" mb="6" loading={loading} onClick={() => void readOn()}>More reviews</Button>}
    </>
  )
}

const OutsideRatings = ({ ratings }: { ratings: readonly OutsideRating[] }) => (
  <Box borderTopWidth="1px" pt="4">
    <Heading as="h3" size="md" mb="1">On other sites</Heading>
    <Text fontSize="sm" color="fg.muted" mb="2">Read from these sites on the day given; not part of the rating above.</Text>
    <chakra.ul listStyleType="none">
      {ratings.map(({ id, source, rating, bestRating, reviewCount, fetchedAt }) => (
        <li key={id}>{source}: {rating} out of {bestRating}, {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'} ({dayText(fetchedAt)})</li>
      ))}
    </chakra.ul>
  </Box>
)

const dayText = (iso: string) => new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' })
