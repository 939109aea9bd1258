import { Box } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import {
  ReviewsForFileDocument,
  useAdminReviewsQuery,
  useModerateReviewsMutation,
  type ReviewRow_ReviewFragment as Review,
} from './Reviews.generated.ts'
import type { AdminReviewSort, ReviewStatus, ReviewStep } from '../../schema.generated.ts'
import { Stars } from '../../ui/Stars.tsx'
import { DecisionForm } from '../requests/DecisionForm.tsx'
import { FindChoice, TableSearch, useListVariables } from '../table/TableSearch.tsx'
import { PagedTable } from '../table/PagedTable.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import type { ShortcutKey } from '../ui/use-shortcuts.ts'
import { noResults } from '../ui/shared-words.ts'
import { countColumn, textColumn, timeColumn, type BulkAction, type TableColumn } from '../table/table-column.tsx'
import { State } from '../ui/State.tsx'

const statuses: Record<ReviewStatus, { text: string; tone?: 'good' | 'bad' }> = {
  PENDING: { text: 'Waiting' },
  PUBLISHED: { text: 'Published', tone: 'good' },
  REJECTED: { text: 'Rejected', tone: 'bad' },
  TAKEN_DOWN: { text: 'Taken down', tone: 'bad' },
}

const statusNames = Object.keys(statuses) as ReviewStatus[]

const sorts: Record<AdminReviewSort, string> = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  STARS_FEWEST: 'Fewest stars first',
  STARS_MOST: 'Most stars first',
}
const sortNames = Object.keys(sorts) as AdminReviewSort[]

export const Component = () => {
  const [params] = useSearchParams()
  const { search = '', status = null, sort } = useListVariables({ status: statusNames, sort: sortNames })
  const stars = Number(params.get('stars'))
  const rating = [1, 2, 3, 4, 5].includes(stars) ? stars : null
  const supplierId = params.get('supplier')
  const query = useAdminReviewsQuery({
    variables: { ...(sort ? { sort } : {}), search, status, rating, supplierId },
    fetchPolicy: 'cache-and-network',
  })
  const [moderate] = useModerateReviewsMutation()
  const actions = reviewSteps.map(({ step, label, letter, from, needsReason }): BulkAction<Review> => ({
    label,
    letter,
    isMain: !needsReason,
    suits: ({ status }) => status === from,
    run: ({ id }, { note }) => moderate({ variables: { input: { ids: [id], step, note: note || null } } }),
    ...(needsReason && {
      ask: (_, answer) => (
        <DecisionForm
          button={label}
          isReasonNeeded
          mail={null}
          onClose={() => answer()}
          onDecide={async (texts) => answer(texts)}
        />
      ),
    }),
  }))
  return (
    <div className="table-screen row">
      <TableSearch
        label="Reviews of every status"
        searchLabel="Words, reviewer, email or supplier"
        preserved={['supplier', 'columns']}
      >
        <FindChoice name="status" label="Status" choices={statusNames.map((one) => [one, statuses[one].text])} />
        <FindChoice name="stars" label="Stars" choices={[5, 4, 3, 2, 1].map((stars) => [stars, String(stars)])} />
        <FindChoice
          name="sort"
          label="Order"
          none={sorts.NEWEST}
          choices={sortNames.filter((one) => one !== 'NEWEST').map((one) => [one, sorts[one]])}
        />
      </TableSearch>
      {supplierId && (
        <p className="muted small-text">
          Only supplier No.&nbsp;{supplierId}.{' '}
          <Link className="text-link" to="?">
            Show all reviews
          </Link>
        </p>
      )}
      <PagedTable
        query={query}
        field="adminReviews"
        things="reviews"
        empty={noResults}
        file={ReviewsForFileDocument}
        label="Reviews"
        name="reviews"
        columns={reviewColumns}
        getName={(review) => `the review of ${review.supplierName} by ${getReviewerName(review)}`}
        renderDetails={(review, buttons) => (
          <>
            <ReviewCard review={review} />
            {buttons && (
              <>
                <ReviewStateCell review={review} />
                {buttons}
              </>
            )}
          </>
        )}
        hasCards
        actions={actions}
      />
    </div>
  )
}

const ReviewCard = ({ review }: { review: Review }) => {
  const { rating, comment, reviewerEmail, createdAt, supplierId, supplierName } = review
  return (
    <div className="review stack">
      <p className="row">
        <Link className="text-link" to={`/suppliers/${supplierId}`}>
          <bdi>{supplierName}</bdi>
        </Link>
        <Stars rating={rating} />
      </p>
      {comment && <blockquote>{comment}</blockquote>}
      <p className="muted small-text">
        <bdi>{getReviewerName(review)}</bdi>
        {reviewerEmail && (
          <span>
            {' · '}
            <a className="text-link" href={`mailto:${encodeURIComponent(reviewerEmail).replace('%40', '@')}`}>
              {reviewerEmail}
            </a>
          </span>
        )}
        <span>{' · '}</span>
        <TimeAgo date={createdAt} />
      </p>
      <ReportsLink count={review.openReports} supplierName={supplierName} />
    </div>
  )
}

const getReviewerName = ({ reviewerName }: Pick<Review, 'reviewerName'>) => reviewerName ?? 'No name'

interface ReviewStepInfo {
  step: ReviewStep
  label: string
  letter: ShortcutKey
  from: ReviewStatus
  needsReason?: true
}

const reviewSteps: readonly ReviewStepInfo[] = [
  { step: 'PUBLISH', label: 'Publish', letter: 'a', from: 'PENDING' },
  { step: 'REJECT', label: 'Reject', letter: 'r', from: 'PENDING', needsReason: true },
  { step: 'TAKE_DOWN', label: 'Take Down', letter: 'r', from: 'PUBLISHED', needsReason: true },
  { step: 'RESTORE', label: 'Restore', letter: 'u', from: 'TAKEN_DOWN' },
]

const reviewColumns: readonly TableColumn<Review>[] = [
  {
    id: 'supplier',
    label: 'Supplier',
    isFixed: true,
    cell: ({ supplierId, supplierName, openReports }) => (
      <>
        <Link className="text-link" to={`/suppliers/${supplierId}`}>
          <bdi>{supplierName}</bdi>
        </Link>
        <ReportsLink count={openReports} supplierName={supplierName} />
      </>
    ),
    csv: [
      { heading: 'Supplier', value: ({ supplierName }) => supplierName },
      { heading: 'Supplier’s id', value: ({ supplierId }) => Number(supplierId) },
    ],
  },
  countColumn('stars', 'Stars', ({ rating }) => rating, {
    isNumber: false,
    sort: { ascending: 'STARS_FEWEST', descending: 'STARS_MOST' },
    cell: ({ rating }) => <Stars rating={rating} />,
  }),
  {
    id: 'status',
    label: 'Status',
    isFixed: true,
    cell: (review, buttons) => (
      <div className="row tight">
        <div>
          <ReviewStateCell review={review} />
        </div>
        {buttons}
      </div>
    ),
    csv: [
      { heading: 'Status', value: ({ status }) => statuses[status].text },
      { heading: 'Reason', value: ({ note }) => note },
    ],
  },
  textColumn('review', 'Review', ({ comment }) => comment, {
    cell: ({ comment }) => comment && <div className="clamped">{comment}</div>,
  }),
  textColumn('reviewer', 'Reviewer', ({ reviewerName }) => reviewerName, {
    cell: (review) => <bdi className="table-words">{getReviewerName(review)}</bdi>,
  }),
  textColumn('email', 'Email', ({ reviewerEmail }) => reviewerEmail, { isExtra: true }),
  timeColumn('written', 'Written', ({ createdAt }) => createdAt, {
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ createdAt }) => (
      <Box display="inline-block" minW="88px" whiteSpace="normal">
        <TimeAgo date={createdAt} isInTable />
      </Box>
    ),
  }),
  timeColumn('decided', 'Decided', ({ decidedAt }) => decidedAt, { isExtra: true }),
]

const ReviewStateCell = ({ review: { status, note } }: { review: Review }) => (
  <>
    <State tone={statuses[status].tone}>{statuses[status].text}</State>
    {note && <p className="muted small-text table-words">{note}</p>}
  </>
)

const ReportsLink = ({ count, supplierName }: { count: number; supplierName: string }) =>
  count > 0 && (
    <p className="muted small-text">
      <Link className="text-link" to={`/admin/requests?kind=reports&search=${encodeURIComponent(supplierName)}`}>
        {count === 1 ? 'Review reported – see report' : `${count} reviews reported – see reports`}
      </Link>
    </p>
  )
