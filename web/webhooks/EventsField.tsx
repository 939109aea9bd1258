import { useId } from 'react'
import { Field, useField } from 'react-final-form'
import type { WebhookEvent } from '../graphql.generated.ts'
import { fieldMessage } from '../ui/FormField.tsx'
import { eventName, eventTexts } from './words.ts'

/** Which events a webhook is told of; all are chosen at first. */
export const EventsField = () => {
  const id = useId()
  const message = fieldMessage(useField<WebhookEvent[]>('events').meta)
  return (
    <fieldset
      className="text-field webhook-events"
      aria-invalid={Boolean(message)}
      aria-describedby={message && `${id}-text`}
    >
      <legend>Told when a supplier changes</legend>
      {(Object.keys(eventTexts) as WebhookEvent[]).map((event) => (
        <label key={event} className="admin-check">
          <Field name="events" type="checkbox" value={event}>
            {({ input }) => <input {...input} />}
          </Field>
          <span>
            <code>{eventName(event)}</code>: {eventTexts[event]}
          </span>
        </label>
      ))}
      {message && (
        <p id={`${id}-text`} className="text-field-error">
          {message}
        </p>
      )}
    </fieldset>
  )
}
