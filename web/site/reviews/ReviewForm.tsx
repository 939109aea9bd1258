import { plural } from '../../../api/text/plural.rules.ts'
import { reviewRules } from '../../../api/reviews/review.rules.ts'
import type { CreateReviewInput } from '../../schema.generated.ts'
import { useCreateReviewMutation } from './ReviewForm.generated.ts'
import { FieldError, FormField, fieldMessage } from '../../ui/forms/FormField.tsx'
import { SendForm } from '../ui/SendForm.tsx'
import { Sent } from '../ui/Sent.tsx'
import { useSending } from '../ui/use-sending.ts'
import { validate } from '../../ui/forms/validate.ts'
import { useId } from 'react'
import { useField } from 'react-final-form'
import './StarField.css'
import './ReviewForm.css'

export const ReviewForm = ({ supplierId, supplierName }: { supplierId: string; supplierName: string }) => {
  const draft = `review ${supplierId}`
  const [sendReview] = useCreateReviewMutation()
  const { isSent, submit } = useSending(draft, 'Review Not Sent')
  if (isSent) return <Sent title="Thank you for your review">We’ll publish it once we’ve checked it.</Sent>
  return (
    <div className="card flat review-form">
      <h3 className="heading tiny">How was {supplierName}?</h3>
      <p className="muted small-text">We check every review before publishing it, good or bad.</p>
      <SendForm<Omit<CreateReviewInput, 'supplierId'>>
        label="Write a review"
        draft={draft}
        validate={validate(reviewRules)}
        button="Send Review"
        onSubmit={(values) =>
          submit(values, (input, context) => sendReview({ variables: { input: { supplierId, ...input } }, context }))
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
        <div className="auto-grid">
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

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** Radio buttons work with arrow keys, touch and screen readers. */
const StarField = ({ name, label }: { name: string; label: string }) => {
  const { input, meta } = useField<number | undefined>(name)
  const message = fieldMessage(meta)
  const messageId = useId()
  const chosen = input.value || 0
  return (
    <fieldset
      className="star-field"
      role="radiogroup"
      aria-invalid={Boolean(message)}
      aria-describedby={message ? messageId : undefined}
      onBlur={() => input.onBlur()}
      onFocus={() => input.onFocus()}
    >
      <legend>{label}</legend>
      <div>
        {words.map((word, index) => {
          const stars = index + 1
          return (
            <label key={word} className="square" data-on={stars <= chosen || undefined}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === chosen}
                onChange={() => input.onChange(stars)}
                className="visually-hidden"
              />
              <span className="visually-hidden">
                {plural(stars, 'star')}, {word.toLowerCase()}
              </span>
              <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true" focusable="false">
                <path d="M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z" />
              </svg>
            </label>
          )
        })}
        <span className="muted" aria-hidden="true">
          {words[chosen - 1]}
        </span>
      </div>
      <FieldError id={messageId} message={message} />
    </fieldset>
  )
}
