import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import {
  ReviewsForFileDocument,
  type AdminReviewsQueryVariables,
  type ReviewRow_ReviewFragment,
} from '../../graphql.generated.ts'
import { DecisionForm } from '../requests/DecisionForm.tsx'
import { OfficeTable, type KeyedRows } from '../table/OfficeTable.tsx'
import type { ShortcutKey } from '../ui/use-shortcuts.ts'
import { useReadAll } from '../table/use-read-all.ts'
import { reviewColumns } from './review-columns.tsx'
import { getReviewerName, reviewSteps, type ReviewStepInfo } from './review-steps.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { StepButtons } from './StepButtons.tsx'
import { useModerating } from './use-moderating.ts'

type Review = ReviewRow_ReviewFragment

interface ReviewTableProps {
  reviews: readonly Review[]
  isLoading: boolean
  variables: AdminReviewsQueryVariables
}

/** With bulk actions and keyboard shortcuts; a row opens to the full review. */
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
                <Button
                  key={step.step}
                  minH="11"
                  variant="outline"
                  disabled={isBusy}
                  onClick={() => begin(step, picked, clear)}
                >
                  {step.label} {count}
                </Button>
              )
            )
          })}
          <Button minH="11" variant="ghost" onClick={clear}>
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
