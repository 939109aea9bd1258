import { PhoneLink } from '../suppliers/PhoneLink.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Icon } from '../../ui/kit/Icon.tsx'

export const CallButton = ({ phone }: { phone: string }) => (
  <PhoneLink className="solid-button" phone={phone}>
    <Icon name="phone" />
    <span>
      Call Now <strong>{phone}</strong>
    </span>
  </PhoneLink>
)

export const EmailButton = ({ email }: { email: string }) => (
  <a className="outline-button" href={`mailto:${email}`} onClick={() => void copyText(email, 'Email')}>
    <Icon name="mail" /> Send Email
  </a>
)
