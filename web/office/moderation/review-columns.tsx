import { Link } from 'react-router'
import type { ReviewRow_ReviewFragment } from './Reviews.generated.ts'
import { textColumn, type TableColumn } from '../table/table-column.ts'
import { Stars } from '../../ui/Stars.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Complaints } from './Complaints.tsx'
import { getReviewerName, statusWords, type ReviewStepInfo } from './review-steps.ts'
import { ReviewStatus } from './ReviewStatus.tsx'
import { StepButtons } from './StepButtons.tsx'

type Review = ReviewRow_ReviewFragment

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
        <Link className="admin-link" to={`/suppliers/${supplierId}`}>
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
  {
    id: 'stars',
    label: 'Stars',
    sort: { ascending: 'STARS_FEWEST', descending: 'STARS_MOST' },
    cell: ({ rating }) => <Stars rating={rating} />,
    csv: [{ heading: 'Stars', value: ({ rating }) => rating }],
  },
  {
    id: 'status',
    label: 'Status',
    cell: (review) => <ReviewStatus review={review} />,
    csv: [
      { heading: 'Status', value: ({ status }) => statusWords[status] },
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
  {
    id: 'review',
    label: 'Review',
    cell: ({ comment }) => comment && <div className="table-clamped review-words">{comment}</div>,
    csv: [{ heading: 'Review', value: ({ comment }) => comment }],
  },
  {
    id: 'reviewer',
    label: 'Reviewer',
    cell: (review) => <bdi className="review-wrapped">{getReviewerName(review)}</bdi>,
    csv: [{ heading: 'Reviewer', value: ({ reviewerName }) => reviewerName }],
  },
  { ...textColumn('email', 'Email', ({ reviewerEmail }: Review) => reviewerEmail), isExtra: true },
  {
    id: 'written',
    label: 'Written',
    sort: { ascending: 'OLDEST', descending: 'NEWEST' },
    cell: ({ createdAt }) => (
      <span className="review-wrapped">
        <TimeAgo date={createdAt} isInTable />
      </span>
    ),
    csv: [{ heading: 'Written', value: ({ createdAt }) => createdAt }],
  },
  {
    id: 'decided',
    label: 'Decided',
    isExtra: true,
    cell: ({ decidedAt }) => decidedAt && <TimeAgo date={decidedAt} isInTable />,
    csv: [{ heading: 'Decided', value: ({ decidedAt }) => decidedAt }],
  },
]
