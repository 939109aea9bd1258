import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { contactFields, contactForm } from '../../../api/contact/contact-form.rules.ts'
import { telUrl } from '../../../api/suppliers/rules/tel-url.rules.ts'
import { useConfig } from '../../ui/page/config.tsx'
import { Head } from '../../ui/page/Head.tsx'
import { Breadcrumbs, breadcrumbData } from '../ui/Breadcrumbs.tsx'
import { ReviewTime } from '../ui/ReviewTime.tsx'
import { ContactForm } from './ContactForm.tsx'
import './ContactPage.css'

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Contact' }]

/** /contact */
export const Component = () => {
  const { siteName, siteUrl } = useConfig()
  const [messages, setMessages] = useState(0)
  return (
    <div className="container">
      <Head
        title={`Contact Us | ${siteName}`}
        description={`Contact ${siteName} about listings, advertising, technical problems or feedback.`}
        canonicalPath="/contact"
        structuredData={[breadcrumbData(crumbs, siteUrl)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="page-title below-crumbs">Contact Us</h1>
      <p className="lead">Questions, corrections or ideas? Send us a message and a real person will reply.</p>
      <div className="contact">
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

/** The result of a form sent without JavaScript. */
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

/** The operator's contact details; nothing until they are set. */
const Reach = () => {
  const { siteName, email, phone, address } = useConfig()
  if (!email && !phone && !address) return null
  return (
    <aside className="contact-elsewhere" aria-labelledby="contact-reach-title">
      <h2 id="contact-reach-title">Contact details</h2>
      {address && (
        <address>
          {siteName}
          {'\n'}
          {address}
        </address>
      )}
      {phone && (
        <p>
          Telephone: <a href={telUrl(phone)}>{phone}</a>
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
    <h2 id="contact-elsewhere-title">Quicker ways</h2>
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
