import {
  PostsForFileDocument,
  usePublishPostMutation,
  type AllPostsQueryVariables,
  type AllPostsQuery,
} from './PostsTab.generated.ts'
import { OfficeTable } from '../table/OfficeTable.tsx'
import { useReadAll } from '../table/use-read-all.ts'
import { type BulkAction, textColumn, type TableColumn } from '../table/table-column.ts'
import { Link } from 'react-router'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import { shortDay } from '../ui/time-text.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'

interface PostTableProps {
  posts: readonly PostRow[]
  isBusy: boolean
  variables: AllPostsQueryVariables
  onChanged: () => void
}

export const PostTable = ({ posts, isBusy, variables, onChanged }: PostTableProps) => {
  const [publish] = usePublishPostMutation()
  const setPublished =
    (isPublished: boolean) =>
    ({ id, updatedAt }: PostRow) =>
      publish({ variables: { input: { id, isPublished, updatedAt } } })
  const actions: BulkAction<PostRow>[] = [
    { label: 'Publish', suits: ({ isPublished }) => !isPublished, run: setPublished(true) },
    { label: 'Unpublish', suits: ({ isPublished }) => isPublished, run: setPublished(false) },
  ]
  const readAll = useReadAll(PostsForFileDocument, variables, ({ adminPosts }) => adminPosts)
  return (
    <OfficeTable
      label="Posts and drafts"
      name="posts"
      columns={postColumns}
      rows={posts}
      isBusy={isBusy}
      getName={({ title }) => title}
      getPath={postPath}
      actions={actions}
      readAll={readAll}
      onChanged={onChanged}
    />
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
        <Link className="supplier-entry" to={postPath(row)} preventScrollReset>
          {row.title}
        </Link>
        {!row.isPublished && <span className="admin-state">{formatState(row)}</span>}
      </>
    ),
    csv: [
      { heading: 'Title', value: ({ title }) => title },
      { heading: 'Address', value: ({ slug }) => `/blog/${slug}` },
      { heading: 'State', value: formatState },
    ],
  },
  textColumn('category', 'Category', ({ category }) => category),
  {
    id: 'published',
    label: 'Published',
    cell: ({ isPublished, publishedAt }) => isPublished && publishedAt && shortDay(publishedAt),
    csv: [
      {
        heading: 'Published',
        value: ({ isPublished, publishedAt }) => (isPublished ? (publishedAt?.slice(0, 10) ?? null) : null),
      },
    ],
  },
  {
    id: 'changed',
    label: 'Changed',
    sort: { ascending: 'CHANGED_FIRST', descending: 'CHANGED_LAST' },
    cell: ({ updatedAt }) => <TimeAgo date={updatedAt} isInTable />,
    csv: [{ heading: 'Changed', value: ({ updatedAt }) => updatedAt.slice(0, 10) }],
  },
]
