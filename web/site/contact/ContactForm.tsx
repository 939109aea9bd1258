import { Form } from 'react-final-form'
import { contactReasons } from '../../../api/contact/contact-form.rules.ts'
import type { ContactValues } from '../../../api/contact/contact.rules.ts'
import { useCreateMessageMutation, type ContactReason } from '../../graphql.generated.ts'
import { Draft } from '../ui/Draft.tsx'
import { clearDraftAfter } from '../ui/form-draft.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { Honeypot, type HoneypotValues } from '../ui/Honeypot.tsx'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { traceForm } from '../ui/trace-form.ts'
import { useRules } from '../ui/use-rules.ts'
import { useSending } from '../ui/use-sending.ts'
import { MessageSent } from './MessageSent.tsx'

type Values = ContactValues & HoneypotValues

const readRules = () => import('./check-message.ts')

/** The contact form; after sending, another message starts from an empty form. */
export const ContactForm = ({ onAnother }: { onAnother: () => void }) => {
  const [createMessage] = useCreateMessageMutation()
  const { isSent, submit } = useSending('contact', 'Message Not Sent')
  const { rules, load } = useRules(readRules)
  if (isSent) return <MessageSent onAnother={onAnother} />
  const send = (values: Values) =>
    submit((openForMs) => {
      const { input, context } = traceForm(values, openForMs)
      const reason = input.reason.toUpperCase() as ContactReason
      return createMessage({ variables: { input: { ...input, reason } }, context })
    })
  return (
    <Form<Values> onSubmit={clearDraftAfter('contact', send)} validate={rules?.checkMessage}>
      {({ handleSubmit, submitting }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is of a field in it
        <form
          className="contact-form"
          method="post"
          action="/contact"
          noValidate
          aria-label="Contact Us"
          onFocus={() => void load?.()}
          onSubmit={submitWith(handleSubmit, load)}
        >
          <TextField name="name" label="Name" autoComplete="name" maxLength={120} />
          <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
          <FormField name="reason" label="Reason">
            {(control) => (
              <select {...control} aria-required>
                <option value="">Select a reason</option>
                {Object.entries(contactReasons).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <TextField name="subject" label="Subject" maxLength={200} />
          <FormField name="message" label="Message">
            {(control) => <textarea {...control} rows={6} aria-required />}
          </FormField>
          <Honeypot />
          <button type="submit" className="solid-button" disabled={submitting}>
            {submitting ? 'Sending...' : 'Send Message'}
          </button>
          <Draft name="contact" />
        </form>
      )}
    </Form>
  )
}
