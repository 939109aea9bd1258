import { PhoneLink } from '../suppliers/PhoneLink.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'

/** The number as a button; it calls and copies. */
export const CallButton = ({ phone }: { phone: string }) => (
  <PhoneLink className="solid-button" phone={phone}>
    <Icon name="phone" />
    <span>
      Call Now <strong>{phone}</strong>
    </span>
  </PhoneLink>
)

/** The address as a button: it opens a letter, and the address is copied for where nothing can send one. */
export const EmailButton = ({ email }: { email: string }) => (
  <a className="outline-button" href={`mailto:${email}`} onClick={() => void copyText(email, 'Email')}>
    <Icon name="mail" /> Send Email
  </a>
)
