import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import {
  ReviewsForFileDocument,
  type AdminReviewsQueryVariables,
  type ReviewRow_ReviewFragment,
  useModerateReviewsMutation,
} from './Reviews.generated.ts'
import { DecisionForm } from '../requests/DecisionForm.tsx'
import { OfficeTable, type KeyedRows } from '../table/OfficeTable.tsx'
import type { ShortcutKey } from '../ui/use-shortcuts.ts'
import { useReadAll } from '../table/use-read-all.ts'
import { reviewColumns } from './review-columns.tsx'
import { getReviewerName, reviewSteps, type ReviewStepInfo } from './review-steps.ts'
import { Link } from 'react-router'
import { Stars } from '../../ui/Stars.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { Complaints } from './Complaints.tsx'
import { ReviewStatus } from './ReviewStatus.tsx'
import { StepButtons } from './StepButtons.tsx'
import { getErrorExtensions, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { toast } from '../../ui/kit/toaster.tsx'

type Review = ReviewRow_ReviewFragment

interface ReviewTableProps {
  reviews: readonly Review[]
  isLoading: boolean
  variables: AdminReviewsQueryVariables
}

export const ReviewTable = ({ reviews, isLoading, variables }: ReviewTableProps) => {
  const [pending, setPending] = useState<{ step: ReviewStepInfo; ids: string[]; clear: () => void }>()
  const { isBusy, run } = useModerating()
  const doWith = async (step: ReviewStepInfo, ids: string[], clear: () => void, note?: string) => {
    const error = await run(ids, step, note)
    if (error) return error
    setPending(undefined)
    clear()
    return undefined
  }
  const begin = (step: ReviewStepInfo, among: readonly Review[], clear = () => {}) => {
    const ids = among.filter(({ status }) => status === step.from).map(({ id }) => id)
    if (!ids.length) return
    if (step.needsReason) setPending({ step, ids, clear })
    else void doWith(step, ids, clear)
  }
  const onKey = (key: ShortcutKey, { row, selected, clear }: KeyedRows<Review>): boolean => {
    const among = selected.length ? selected : row ? [row] : []
    const step = reviewSteps.find((one) => one.key === key && among.some(({ status }) => status === one.from))
    if (!step || isBusy) return false
    begin(step, among, clear)
    return true
  }
  const readAll = useReadAll(ReviewsForFileDocument, variables, ({ adminReviews }) => adminReviews)
  const renderBulk = (picked: readonly Review[], clear: () => void) =>
    pending ? (
      <section className="admin-panel review-reason" aria-label={pending.step.label}>
        <p>
          {pending.step.label} {pending.ids.length === 1 ? 'this review' : `${pending.ids.length} reviews`}:
        </p>
        <DecisionForm
          key={`${pending.step.step} ${pending.ids.join()}`}
          button={pending.step.label}
          isReasonNeeded
          mail={null}
          onClose={() => setPending(undefined)}
          onDecide={({ note }) => doWith(pending.step, pending.ids, pending.clear, note)}
        />
      </section>
    ) : (
      picked.length > 0 && (
        <div className="admin-panel review-bulk" role="group" aria-label="Selected reviews">
          <strong role="status">{picked.length} selected</strong>
          {reviewSteps.map((step) => {
            const count = picked.filter(({ status }) => status === step.from).length
            return (
              count > 0 && (
                <Button key={step.step} variant="outline" disabled={isBusy} onClick={() => begin(step, picked, clear)}>
                  {step.label} {count}
                </Button>
              )
            )
          })}
          <Button variant="ghost" onClick={clear}>
            Select None
          </Button>
        </div>
      )
    )

  return (
    <>
      <OfficeTable
        label="Reviews"
        name="reviews"
        columns={reviewColumns(isBusy, (step, review) => begin(step, [review]))}
        rows={reviews}
        isBusy={isLoading}
        getName={(review) => `the review of ${review.supplierName} by ${getReviewerName(review)}`}
        renderDetails={(review, isCard) => (
          <>
            <ReviewCard review={review} />
            {isCard && <StepButtons review={review} isBusy={isBusy} onStep={(step) => begin(step, [review])} />}
          </>
        )}
        hasCards
        renderBulk={renderBulk}
        onKey={onKey}
        readAll={readAll}
      />
    </>
  )
}

const ReviewCard = ({ review }: { review: ReviewRow_ReviewFragment }) => {
  const { rating, comment, reviewerEmail, createdAt, supplierId, supplierName } = review
  return (
    <div className="review-what">
      <p className="review-head">
        <Link className="admin-link" to={`/suppliers/${supplierId}`}>
          <bdi>{supplierName}</bdi>
        </Link>
        <Stars rating={rating} />
      </p>
      <ReviewStatus review={review} />
      {comment && <blockquote>{comment}</blockquote>}
      <p className="admin-small">
        <bdi>{getReviewerName(review)}</bdi>
        {reviewerEmail && (
          <span>
            {' · '}
            <a className="admin-link" href={`mailto:${encodeURIComponent(reviewerEmail).replace('%40', '@')}`}>
              {reviewerEmail}
            </a>
          </span>
        )}
        <span>{' · '}</span>
        <TimeAgo date={createdAt} />
      </p>
      <Complaints count={review.openReports} supplierName={supplierName} />
    </div>
  )
}

const useModerating = () => {
  const [moderate] = useModerateReviewsMutation({ errorPolicy: 'all' })
  const [isBusy, setBusy] = useState(false)
  const run = async (ids: readonly string[], { step, done }: ReviewStepInfo, note?: string): Promise<unknown> => {
    if (isBusy || !ids.length) return undefined
    setBusy(true)
    try {
      const { data, error } = await moderate({
        variables: { input: { ids: [...ids], step, note: note || null } },
      })
      if (error && getErrorExtensions(error)?.fields) return error
      const refused = data?.moderateReviews?.userErrors.length ?? 0
      if (error) toast({ title: 'Changed by Someone Else', description: getErrorMessage(error), type: 'error' })
      else toast({ title: `${countText(ids.length - refused)} ${done}`, type: 'success' })
    } catch (error) {
      toast({ title: 'Not Saved', description: getErrorMessage(error), type: 'error' })
    } finally {
      setBusy(false)
    }
    return undefined
  }
  return { isBusy, run }
}

const countText = (count: number) => (count === 1 ? 'Review' : `${count} reviews`)
