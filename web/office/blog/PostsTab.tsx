import { Link, useSearchParams } from 'react-router'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import {
  PostsForFileDocument,
  useAllPostsQuery,
  usePublishPostMutation,
  type AllPostsQuery,
} from './PostsTab.generated.ts'
import type { AdminPostSort, AdminPostState } from '../../schema.generated.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FindChoice, TableSearch, useListVariables } from '../table/TableSearch.tsx'
import { PagedTable } from '../table/PagedTable.tsx'
import { textColumn, timeColumn, toDay, type BulkAction, type TableColumn } from '../table/table-column.tsx'
import { State } from '../ui/State.tsx'
import { shortDay } from '../ui/time-text.ts'
import { PostEditor } from './PostEditor.tsx'

export const Component = () => {
  const [params] = useSearchParams()
  const id = params.get('post')
  return id ? <PostEditor id={id} /> : <PostList />
}

const sorts: readonly AdminPostSort[] = ['NEWEST', 'OLDEST', 'TITLE', 'TITLE_DESC', 'CHANGED_LAST', 'CHANGED_FIRST']
const states: Record<AdminPostState, string> = { PUBLISHED: 'Published', SCHEDULED: 'Scheduled', DRAFT: 'Draft' }
const stateNames = Object.keys(states) as AdminPostState[]

const PostList = () => {
  const variables = useListVariables({ state: stateNames, sort: sorts })
  const { search, state } = variables
  const query = useAllPostsQuery({ variables, fetchPolicy: 'cache-and-network' })
  const [publish] = usePublishPostMutation()
  const setPublished =
    (isPublished: boolean) =>
    ({ id, updatedAt }: PostRow) =>
      publish({ variables: { input: { id, isPublished, updatedAt } } })
  const actions: BulkAction<PostRow>[] = [
    { label: 'Publish', suits: ({ isPublished }) => !isPublished, run: setPublished(true) },
    { label: 'Unpublish', suits: ({ isPublished }) => isPublished, run: setPublished(false) },
  ]
  return (
    <div className="table-screen row">
      <TableSearch
        label="Search posts"
        searchLabel="Title, address, category, author or tag"
        preserved={['sort', 'columns']}
      >
        <FindChoice name="state" label="State" choices={Object.entries(states)} />
      </TableSearch>
      <ButtonLink to="/admin/posts?post=new">Write a Post</ButtonLink>
      <PagedTable
        query={query}
        field="adminPosts"
        things="posts"
        empty={search || state ? 'No results. Try a shorter search or another state.' : 'No posts yet.'}
        file={PostsForFileDocument}
        label="Posts and drafts"
        name="posts"
        columns={postColumns}
        getName={({ title }) => title}
        getPath={postPath}
        actions={actions}
      />
    </div>
  )
}

type PostRow = AllPostsQuery['adminPosts']['nodes'][number]

const postPath = ({ id }: Pick<PostRow, 'id'>) => `/admin/posts?post=${id}`

const formatState = ({ isPublished, scheduledAt }: PostRow) =>
  isPublished ? 'Published' : scheduledAt ? `Scheduled for ${inLondon(scheduledAt)}` : 'Draft'

const postColumns: readonly TableColumn<PostRow>[] = [
  {
    id: 'title',
    label: 'Title',
    isFixed: true,
    sort: { ascending: 'TITLE', descending: 'TITLE_DESC' },
    cell: (row) => (
      <>
        <Link className="entry text-link" to={postPath(row)} preventScrollReset>
          {row.title}
        </Link>
        {!row.isPublished && <State>{formatState(row)}</State>}
      </>
    ),
    csv: [
      { heading: 'Title', value: ({ title }) => title },
      { heading: 'Address', value: ({ slug }) => `/blog/${slug}` },
      { heading: 'State', value: formatState },
    ],
  },
  textColumn('category', 'Category', ({ category }) => category),
  textColumn('published', 'Published', (row) => (row.isPublished ? toDay(row.publishedAt) : null), {
    cell: ({ isPublished, publishedAt }) => isPublished && publishedAt && shortDay(publishedAt),
  }),
  timeColumn('changed', 'Changed', ({ updatedAt }) => updatedAt, {
    sort: { ascending: 'CHANGED_FIRST', descending: 'CHANGED_LAST' },
    csv: [{ heading: 'Changed', value: ({ updatedAt }) => toDay(updatedAt) }],
  }),
]
