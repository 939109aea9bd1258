import { EmailLink, PhoneLink } from '../suppliers/ContactLinks.tsx'
import { Icon } from '../ui/Icon.tsx'
import './ContactBar.css'

interface ContactBarProps {
  supplier: { phone: string | null; email: string | null }
}

/** The supplier one tap away, at the bottom of a phone's screen; links, so that it works before JavaScript. */
export const ContactBar = ({ supplier: { phone, email } }: ContactBarProps) =>
  (phone || email) && (
    <div className="contact-bar" role="group" aria-label="Call or write">
      {phone && (
        <PhoneLink className="solid-button" phone={phone}>
          <Icon name="phone" />
          <span>
            Call Now <strong>{phone}</strong>
          </span>
        </PhoneLink>
      )}
      {email && (
        <EmailLink className="outline-button" email={email}>
          <Icon name="mail" /> Send Email
        </EmailLink>
      )}
    </div>
  )
