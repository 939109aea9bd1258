import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { inLondon } from '../../api/server/london-time.rules.ts'
import { useAllPostsQuery } from '../graphql.generated.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Failed } from '../ui/Failed.tsx'
import { messageOf } from '../ui/server-errors.ts'
import { toast } from '../ui/toaster.tsx'
import { longDate } from '../ui/long-date.ts'
import '../ui/admin.css'
import '../ui/editor.css'

/** Posts and drafts, newest first. */
export const PostList = () => {
  const { data, loading, error, fetchMore, refetch } = useAllPostsQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const page = data?.adminPosts
  const more = () =>
    fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { adminPosts: next } }) => ({
        adminPosts: { ...next, nodes: [...before.adminPosts.nodes, ...next.nodes] },
      }),
    })
  const failed = () => toast({ title: 'Error', description: 'Failed to load posts. Please try again.', type: 'error' })
  return (
    <section aria-labelledby="all-posts">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="4">
        <Heading as="h2" id="all-posts" size="lg">
          Posts
        </Heading>
        <ButtonLink to="/admin/posts?post=new">Write a Post</ButtonLink>
      </Box>
      {page ? (
        <>
          <ul className="found-list" aria-label="Posts and drafts">
            {page.nodes.map(({ id, title, category, published, publishedAt, scheduledAt }) => (
              <li key={id}>
                <Link to={`/admin/posts?post=${id}`} preventScrollReset>
                  {title}
                </Link>
                <Text as="span" color="fg.muted">
                  {[category, published && publishedAt && longDate(publishedAt)].filter(Boolean).join(' · ')}
                </Text>
                {!published && (
                  <span className="admin-state">
                    {scheduledAt ? `Scheduled for ${inLondon(scheduledAt)}` : 'Draft'}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {page.nodes.length === 0 && <Text>No posts yet.</Text>}
          {page.pageInfo.hasNextPage && (
            <Button
              variant="outline"
              minH="11"
              mt="4"
              loading={loading}
              loadingText="Loading…"
              onClick={() => void more().catch(failed)}
            >
              Load More
            </Button>
          )}
        </>
      ) : error ? (
        <Failed message={`Failed to load posts. ${messageOf(error)}`} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" borderRadius="l3" />
      )}
    </section>
  )
}
