import { reviewRules } from '../../../api/reviews/review.rules.ts'
import { useCreateReviewMutation, type CreateReviewInput } from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import type { HoneypotValues } from '../ui/Honeypot.tsx'
import { SendForm } from '../ui/SendForm.tsx'
import { Sent } from '../ui/Sent.tsx'
import { traceForm } from '../ui/trace-form.ts'
import { useSending } from '../ui/use-sending.ts'
import { validate } from '../../ui/forms/validate.ts'
import { StarField } from './StarField.tsx'
import './ReviewForm.css'

type Values = Omit<CreateReviewInput, 'supplierId'> & HoneypotValues

interface ReviewFormProps {
  supplierId: string
  supplierName: string
}

/** The form for a review of a supplier; an administrator reads it before it appears. */
export const ReviewForm = ({ supplierId, supplierName }: ReviewFormProps) => {
  const draft = `review ${supplierId}`
  const [sendReview] = useCreateReviewMutation()
  const { isSent, submit } = useSending(draft, 'Review Not Sent')
  if (isSent) return <Sent title="Thank you for your review">We’ll publish it once we’ve checked it.</Sent>
  return (
    <div className="card flat review-form">
      <h3 className="heading tiny">How was {supplierName}?</h3>
      <p>We check every review before publishing it, good or bad.</p>
      <SendForm<Values>
        label="Write a review"
        draft={draft}
        validate={validate(reviewRules)}
        button="Send Review"
        onSubmit={(values) =>
          submit((openForMs) => {
            const { input, context } = traceForm(values, openForMs)
            return sendReview({ variables: { input: { supplierId, ...input } }, context })
          })
        }
      >
        <StarField name="rating" label="Your rating" />
        <FormField
          name="comment"
          label="Your review"
          help="What did they make, how was the fitting, and how has it lasted? (20–2,000 characters)"
        >
          {(control) => <textarea {...control} rows={5} />}
        </FormField>
        <div className="review-form-pair">
          <FormField name="name" label="Your name" help="Shown with your review.">
            {(control) => <input {...control} autoComplete="name" maxLength={80} />}
          </FormField>
          <FormField
            name="email"
            label="Your email"
            help="We won’t publish your email. We’ll only use it to ask about your review."
          >
            {(control) => <input {...control} type="email" maxLength={254} autoComplete="email" />}
          </FormField>
        </div>
      </SendForm>
    </div>
  )
}
