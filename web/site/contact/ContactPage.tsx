import { useState, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { contactFields, contactForm, contactReasons } from '../../../api/contact/contact-form.rules.ts'
import { telUrl } from '../../../api/suppliers/rules/tel-url.rules.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ReviewTime } from '../ui/ReviewTime.tsx'
import { Form } from 'react-final-form'
import type { ContactValues } from '../../../api/contact/contact.rules.ts'
import type { ContactReason } from '../../schema.generated.ts'
import { useCreateMessageMutation } from './ContactForm.generated.ts'
import { Draft } from '../ui/Draft.tsx'
import { FormField } from '../../ui/forms/FormField.tsx'
import { Honeypot } from '../ui/Honeypot.tsx'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Options } from '../ui/Options.tsx'
import { useRules } from '../ui/use-rules.ts'
import { useSending } from '../ui/use-sending.ts'
import '../ui/SendForm.css'
import './ContactPage.css'

export const Component = () => {
  const { siteName } = useConfig()
  const [messages, setMessages] = useState(0)
  return (
    <div className="container">
      <Head
        title="Contact Us"
        description={`Contact ${siteName} about listings, advertising, technical problems or feedback.`}
        canonicalPath="/contact"
      />
      <Breadcrumbs crumbs={[{ label: 'Contact' }]} />
      <h1 className="page-title below-crumbs">Contact Us</h1>
      <p className="lead">Questions, corrections or ideas? Send us a message and a real person will reply.</p>
      <div className="form-page stack">
        <div className="card">
          <SentBefore />
          <ContactForm key={messages} onAnother={() => setMessages(messages + 1)} />
        </div>
        <div>
          <Reach />
          <Elsewhere />
        </div>
      </div>
    </div>
  )
}

const SentBefore = () => {
  const [params] = useSearchParams()
  const unsent = params.get(contactForm.unsent)
  if (params.get('sent') === contactForm.sent.sent)
    return (
      <div className="message-sent" role="status">
        <h2 className="heading">Message Sent</h2>
        <p>Thanks for your message. We’ll reply by email.</p>
      </div>
    )
  if (unsent === null) return null
  const labels = contactFields.filter((name) => unsent.split(',').includes(name))
  return (
    <p className="contact-unsent" role="alert">
      <strong>Your message was not sent.</strong>{' '}
      {labels.length > 0 ? `Go back and check: ${labels.join(', ')}.` : 'Go back and try again in a few minutes.'}
    </p>
  )
}

const Reach = () => {
  const { siteName, email, phone, address } = useConfig()
  if (!email && !phone && !address) return null
  return (
    <aside className="contact-elsewhere" aria-labelledby="contact-reach-title">
      <h2 className="heading" id="contact-reach-title">
        Contact details
      </h2>
      {address && (
        <address>
          {siteName}
          {'\n'}
          {address}
        </address>
      )}
      {phone && (
        <p>
          Phone: <a href={telUrl(phone)}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          Email: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </aside>
  )
}

const Elsewhere = () => (
  <aside className="contact-elsewhere" aria-labelledby="contact-elsewhere-title">
    <h2 className="heading" id="contact-elsewhere-title">
      Quicker ways
    </h2>
    <p>
      For a quote or an order, contact a supplier directly: <Link to="/directory">find one near you</Link>.
    </p>
    <p>
      To be listed, <Link to="/register-business">register your business</Link>. We’ll review it within <ReviewTime />.
    </p>
    <p>
      To show our listings or your rating on your own site, see <Link to="/partners">Partners and developers</Link>.
    </p>
    <p>To correct a listing, use the report link on the supplier’s page.</p>
  </aside>
)

const reasons = Object.entries(contactReasons).map(([value, label]) => ({ value, label }))

const readRules = () => import('./check-message.ts')

const ContactForm = ({ onAnother }: { onAnother: () => void }) => {
  const [createMessage] = useCreateMessageMutation()
  const { isSent, submit } = useSending('contact', 'Message Not Sent')
  const { rules, load } = useRules(readRules)
  if (isSent) return <MessageSent onAnother={onAnother} />
  const send = (values: ContactValues) =>
    submit(values, (input, context) => {
      const reason = input.reason.toUpperCase() as ContactReason
      return createMessage({ variables: { input: { ...input, reason } }, context })
    })
  return (
    <Form<ContactValues> onSubmit={send} validate={rules?.checkMessage}>
      {({ handleSubmit, submitting }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is of a field in it
        <form
          className="send-form stack"
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
                <Options of={reasons} />
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

const MessageSent = ({ onAnother }: { onAnother: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="message-sent">
      <h2 className="heading" ref={title} tabIndex={-1}>
        Message Sent
      </h2>
      <p>Thanks for your message. We’ll reply by email.</p>
      <button type="button" className="outline-button compact" onClick={onAnother}>
        Send Another Message
      </button>
    </div>
  )
}
