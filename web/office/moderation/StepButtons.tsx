import { Button } from '@chakra-ui/react'
import type { ReviewRow_ReviewFragment } from './Reviews.generated.ts'
import { getReviewerName, reviewSteps, type ReviewStepInfo } from './review-steps.ts'

interface StepButtonsProps {
  review: ReviewRow_ReviewFragment
  isBusy: boolean
  onStep: (step: ReviewStepInfo) => void
}

export const StepButtons = ({ review, isBusy, onStep }: StepButtonsProps) => (
  <div
    className="admin-actions"
    role="group"
    aria-label={`Review of ${review.supplierName} by ${getReviewerName(review)}`}
  >
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
