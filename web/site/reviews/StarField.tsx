import { useId } from 'react'
import { useField } from 'react-final-form'
import { fieldMessage } from '../../ui/forms/FormField.tsx'
import './StarField.css'

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** One to five stars to choose from: radio buttons, which work with arrow keys, touch and screen readers alike. */
export const StarField = ({ name, label }: { name: string; label: string }) => {
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
            <label key={word} data-on={stars <= chosen || undefined}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === chosen}
                onChange={() => input.onChange(stars)}
                className="visually-hidden"
              />
              <span className="visually-hidden">
                {stars} {stars === 1 ? 'star' : 'stars'}, {word.toLowerCase()}
              </span>
              <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true" focusable="false">
                <path d="M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z" />
              </svg>
            </label>
          )
        })}
        <span className="star-field-word" aria-hidden="true">
          {words[chosen - 1]}
        </span>
      </div>
      {message && (
        <p id={messageId} className="star-field-message">
          {message}
        </p>
      )}
    </fieldset>
  )
}
