import type { ReactNode } from 'react'
import { telUrl } from '../../api/suppliers/tel-url.rules.ts'
import { copyText } from '../ui/copy-text.ts'

interface PhoneLinkProps {
  phone: string
  className: string
  /** By default the number. */
  children?: ReactNode
}

/** A number to tap: it calls, and the number is copied for where nothing can call. */
export const PhoneLink = ({ phone, className, children = phone }: PhoneLinkProps) => (
  <a className={className} href={telUrl(phone)} onClick={() => void copyText(phone, 'Phone')}>
    {children}
  </a>
)

interface EmailLinkProps {
  email: string
  className: string
  children: ReactNode
}

/** An address to tap: it opens a letter, and the address is copied for where nothing can send one. */
export const EmailLink = ({ email, className, children }: EmailLinkProps) => (
  <a className={className} href={`mailto:${email}`} onClick={() => void copyText(email, 'Email')}>
    {children}
  </a>
)
