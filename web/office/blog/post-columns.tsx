import { Link } from 'react-router'
import { inLondon } from '../../../api/text/london-time.rules.ts'
import type { AllPostsQuery } from '../../graphql.generated.ts'
import { textColumn, type TableColumn } from '../table/table-column.ts'
import { longDate } from '../../ui/long-date.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'

export type PostRow = AllPostsQuery['adminPosts']['nodes'][number]

export const postPath = ({ id }: Pick<PostRow, 'id'>) => `/admin/posts?post=${id}`

const formatState = ({ isPublished, scheduledAt }: PostRow) =>
  isPublished ? 'Published' : scheduledAt ? `Scheduled for ${inLondon(scheduledAt)}` : 'Draft'

export const postColumns: readonly TableColumn<PostRow>[] = [
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
    cell: ({ isPublished, publishedAt }) => isPublished && publishedAt && longDate(publishedAt),
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
