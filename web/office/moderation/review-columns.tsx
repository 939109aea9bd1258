import { Box, Button, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import type { ReviewRow_ReviewFragment as Review } from './Reviews.generated.ts'
import type { ReviewStatus, ReviewStep } from '../../schema.generated.ts'
import { Stars } from '../../ui/Stars.tsx'
import { countColumn, textColumn, timeColumn, type TableColumn } from '../table/table-column.tsx'
import { State } from '../ui/State.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import type { ShortcutKey } from '../ui/use-shortcuts.ts'

export const statuses: Record<ReviewStatus, { text: string; tone?: 'good' | 'bad' }> = {
  PENDING: { text: 'Waiting' },
  PUBLISHED: { text: 'Published', tone: 'good' },
  REJECTED: { text: 'Rejected', tone: 'bad' },
  TAKEN_DOWN: { text: 'Taken down', tone: 'bad' },
}

export const getReviewerName = ({ reviewerName }: Pick<Review, 'reviewerName'>) => reviewerName ?? 'Nameless'

export interface ReviewStepInfo {
  step: ReviewStep
  label: string
  key: ShortcutKey
  from: ReviewStatus
  needsReason: boolean
  /** A past participle for messages. */
  done: string
}

export const reviewSteps: readonly ReviewStepInfo[] = [
  { step: 'PUBLISH', label: 'Publish', key: 'a', from: 'PENDING', needsReason: false, done: 'published' },
  { step: 'REJECT', label: 'Reject', key: 'r', from: 'PENDING', needsReason: true, done: 'rejected' },
  { step: 'TAKE_DOWN', label: 'Take Down', key: 'r', from: 'PUBLISHED', needsReason: true, done: 'taken down' },
  { step: 'RESTORE', label: 'Restore', key: 'u', from: 'TAKEN_DOWN', needsReason: false, done: 'restored' },
]

export const reviewColumns = (
  isBusy: boolean,
  onStep: (step: ReviewStepInfo, review: Review) => void,
): readonly TableColumn<Review>[] => [
  {
    id: 'supplier',
    label: 'Supplier',
    isFixed: true,
    cell: ({ supplierId, supplierName, openReports }) => (
      <>
        <Link className="text-link" to={`/suppliers/${supplierId}`}>
          <bdi>{supplierName}</bdi>
        </Link>
        <Complaints count={openReports} supplierName={supplierName} />
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
    cell: (review) => <ReviewStateCell review={review} />,
    csv: [
      { heading: 'Status', value: ({ status }) => statuses[status].text },
      { heading: 'Why', value: ({ note }) => note },
    ],
  },
  {
    id: 'decide',
    label: 'Actions',
    isFixed: true,
    cell: (review) => <StepButtons review={review} isBusy={isBusy} onStep={(step) => onStep(step, review)} />,
    csv: [],
  },
  textColumn('review', 'Review', ({ comment }) => comment, {
    cell: ({ comment }) => comment && <div className="clamp">{comment}</div>,
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

interface StepButtonsProps {
  review: Review
  isBusy: boolean
  onStep: (step: ReviewStepInfo) => void
}

export const StepButtons = ({ review, isBusy, onStep }: StepButtonsProps) => (
  <div className="row" role="group" aria-label={`Review of ${review.supplierName} by ${getReviewerName(review)}`}>
    {reviewSteps
      .filter(({ from }) => from === review.status)
      .map((step, at) => (
        <Button
          key={step.step}
          size="sm"
          variant={at || step.needsReason ? 'outline' : 'solid'}
          disabled={isBusy}
          onClick={() => onStep(step)}
        >
          {step.label}
        </Button>
      ))}
  </div>
)

export const ReviewStateCell = ({ review: { status, note } }: { review: Review }) => (
  <>
    <State tone={statuses[status].tone}>{statuses[status].text}</State>
    {note && (
      <Text className="muted small-text" whiteSpace="normal">
        {statuses[status].text}: {note}
      </Text>
    )}
  </>
)

export const Complaints = ({ count, supplierName }: { count: number; supplierName: string }) =>
  count > 0 && (
    <p className="muted small-text">
      <Link className="text-link" to={`/admin/requests?kind=reports&search=${encodeURIComponent(supplierName)}`}>
        {count === 1 ? 'Review reported – see report' : `${count} reviews reported – see reports`}
      </Link>
    </p>
  )
