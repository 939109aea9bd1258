import { Skeleton, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router'
import { useAllPostsQuery, type AllPostsQueryVariables } from './PostsTab.generated.ts'
import type { AdminPostSort, AdminPostState } from '../../schema.generated.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { FindChoice, FindForm } from '../table/FindForm.tsx'
import { joinPages } from '../ui/join-pages.ts'
import { LoadMore } from '../ui/LoadMore.tsx'
import '../ui/admin.css'
import '../ui/forms/editor.css'
import { PostTable } from './PostTable.tsx'

const sorts: readonly AdminPostSort[] = ['NEWEST', 'OLDEST', 'TITLE', 'TITLE_DESC', 'CHANGED_LAST', 'CHANGED_FIRST']
const states: Record<AdminPostState, string> = { PUBLISHED: 'Published', SCHEDULED: 'Scheduled', DRAFT: 'Draft' }
const stateNames = Object.keys(states) as AdminPostState[]

export const PostList = () => {
  const [params] = useSearchParams()
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
  const page = (data ?? (loading ? previousData : undefined))?.adminPosts
  return (
    <div className="table-screen">
      <FindForm
        label="Among the posts"
        searchLabel="Title, address, category, author or tag"
        preserved={['sort', 'columns']}
      >
        <FindChoice name="state" label="State" value={state} choices={stateNames.map((one) => [one, states[one]])} />
      </FindForm>
      <ButtonLink to="/admin/posts?post=new">Write a Post</ButtonLink>
      {page ? (
        <>
          {page.nodes.length > 0 && (
            <PostTable posts={page.nodes} isBusy={loading} variables={variables} onChanged={() => void refetch()} />
          )}
          {page.nodes.length === 0 && (
            <Text role="status">
              {search || state ? 'No results. Try a shorter search or another state.' : 'No posts yet.'}
            </Text>
          )}
          <LoadMore
            pageInfo={page.pageInfo}
            things="posts"
            isLoading={loading}
            readOn={(after) => fetchMore({ variables: { after }, updateQuery: joinPages('adminPosts') })}
          >
            Load More
          </LoadMore>
        </>
      ) : error ? (
        <Failed message={`Failed to load posts. ${getErrorMessage(error)}`} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" borderRadius="l3" />
      )}
    </div>
  )
}
