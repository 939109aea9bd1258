import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { ReviewRow_ReviewFragment } from '../graphql.generated.ts'
import { ReasonForm } from '../requests/ReasonForm.tsx'
import { useKeys } from '../ui/use-keys.ts'
import { ReviewRow } from './ReviewRow.tsx'
import { reviewSteps, type ReviewStepInfo } from './review-steps.ts'
import { useModerating } from './use-moderating.ts'

interface ReviewListProps {
  reviews: readonly ReviewRow_ReviewFragment[]
  isLoading: boolean
}

/** The reviews, of which several can be chosen and changed at once, by pointer or by keys. */
export const ReviewList = ({ reviews, isLoading }: ReviewListProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<string>()
  const [asked, setAsked] = useState<{ step: ReviewStepInfo; ids: string[] }>()
  const { isBusy, run } = useModerating()
  const picked = reviews.filter(({ id }) => chosen.has(id))

  const choose = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const doWith = async (step: ReviewStepInfo, ids: string[], reason?: string) => {
    const error = await run(ids, step, reason)
    if (error) return error
    setAsked(undefined)
    setChosen(new Set())
    return undefined
  }
  const begin = (step: ReviewStepInfo, among: readonly ReviewRow_ReviewFragment[]) => {
    const ids = among.filter(({ status }) => status === step.from).map(({ id }) => id)
    if (!ids.length) return
    if (step.needsReason) setAsked({ step, ids })
    else void doWith(step, ids)
  }
  const move = (by: 1 | -1) => {
    const at = reviews.findIndex(({ id }) => id === current)
    const next = reviews[at < 0 ? 0 : Math.min(Math.max(at + by, 0), reviews.length - 1)]
    if (!next) return
    setCurrent(next.id)
    document.getElementById(`review-${next.id}`)?.focus()
  }
  const onKey = (key: string): boolean => {
    const here = reviews.filter(({ id }) => id === current)
    const step = reviewSteps.find((one) => one.key === key)
    if (key === 'j') move(1)
    else if (key === 'k') move(-1)
    else if (key === 'x' && current) choose(current)
    else if (step && !isBusy) begin(step, picked.length ? picked : here)
    else return false
    return true
  }
  useKeys(onKey)
  return (
    <>
      <p className="admin-small review-keys">
        Keys: <kbd>j</kbd> and <kbd>k</kbd> go down and up, <kbd>x</kbd> chooses, <kbd>p</kbd> publishes, <kbd>r</kbd>{' '}
        rejects, <kbd>t</kbd> takes down, <kbd>u</kbd> restores.
      </p>
      {asked ? (
        <section className="admin-panel review-reason" aria-label={asked.step.label}>
          <p>
            {asked.step.label} {asked.ids.length === 1 ? 'this review' : `${asked.ids.length} reviews`}:
          </p>
          <ReasonForm
            key={`${asked.step.step} ${asked.ids.join()}`}
            button={asked.step.label}
            isNeeded
            onClose={() => setAsked(undefined)}
            onDecide={(reason) => doWith(asked.step, asked.ids, reason)}
          />
        </section>
      ) : (
        picked.length > 0 && (
          <div className="admin-panel review-bulk" role="group" aria-label="With the reviews chosen">
            <strong role="status">{picked.length} chosen</strong>
            {reviewSteps.map((step) => {
              const count = picked.filter(({ status }) => status === step.from).length
              return (
                count > 0 && (
                  <Button
                    key={step.step}
                    minH="11"
                    variant="outline"
                    disabled={isBusy}
                    onClick={() => begin(step, picked)}
                  >
                    {step.label} {count}
                  </Button>
                )
              )
            })}
            <Button minH="11" variant="ghost" onClick={() => setChosen(new Set())}>
              Choose none
            </Button>
          </div>
        )
      )}
      <ul className="admin-list" aria-label="Reviews" aria-busy={isLoading}>
        {reviews.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            isChosen={chosen.has(review.id)}
            isCurrent={review.id === current}
            isBusy={isBusy}
            onChoose={() => choose(review.id)}
            onStep={(step) => begin(step, [review])}
          />
        ))}
      </ul>
    </>
  )
}
