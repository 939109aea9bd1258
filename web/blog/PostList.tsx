import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import {
  useAllPostsQuery,
  type AdminPostSort,
  type AdminPostState,
  type AllPostsQueryVariables,
} from '../graphql.generated.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Failed } from '../ui/Failed.tsx'
import { messageOf } from '../ui/server-errors.ts'
import { toast } from '../ui/toaster.tsx'
import { KeptParams } from '../table/KeptParams.tsx'
import { useFind } from '../table/use-find.ts'
import '../ui/TextField.css'
import '../ui/FormField.css'
import '../ui/admin.css'
import '../ui/editor.css'
import { PostTable } from './PostTable.tsx'

const sorts: readonly AdminPostSort[] = ['NEWEST', 'OLDEST', 'TITLE', 'TITLE_DESC', 'CHANGED_LAST', 'CHANGED_FIRST']
const states: Record<AdminPostState, string> = { PUBLISHED: 'Published', SCHEDULED: 'Scheduled', DRAFT: 'Draft' }
const stateNames = Object.keys(states) as AdminPostState[]

/** Posts and drafts, newest first unless another order is chosen; search and filter are in the address. */
export const PostList = () => {
  const [params] = useSearchParams()
  const find = useFind()
  const search = params.get('search')
  const state = stateNames.find((one) => one === params.get('state'))
  const sort = sorts.find((one) => one === params.get('sort'))
  const variables: AllPostsQueryVariables = {
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
    ...(sort ? { sort } : {}),
  }
  const { data, previousData, loading, error, fetchMore, refetch } = useAllPostsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const page = (data ?? previousData)?.adminPosts
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
      <form
        className="supplier-finder"
        role="search"
        aria-label="Among the posts"
        onSubmit={find}
        key={params.toString()}
      >
        <div className="text-field">
          <label htmlFor="post-search">Title, address, category, author or tag</label>
          <input id="post-search" name="search" type="search" defaultValue={search ?? ''} maxLength={200} />
        </div>
        <div className="text-field">
          <label htmlFor="post-state">State</label>
          <select id="post-state" name="state" defaultValue={state ?? ''}>
            <option value="">All</option>
            {stateNames.map((one) => (
              <option key={one} value={one}>
                {states[one]}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" minH="11" alignSelf="end">
          Find
        </Button>
        <KeptParams names={['sort', 'columns']} />
      </form>
      {page ? (
        <>
          {page.nodes.length > 0 && (
            <PostTable posts={page.nodes} variables={variables} onChanged={() => void refetch()} />
          )}
          {page.nodes.length === 0 && (
            <Text role="status">
              {search || state ? 'No posts found. Try fewer letters, or another state.' : 'No posts yet.'}
            </Text>
          )}
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
