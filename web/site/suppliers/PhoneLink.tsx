import type { ReactNode } from 'react'
import { telUrl } from '../../../api/suppliers/rules/tel-url.rules.ts'
import { copyText } from '../../ui/copy-text.ts'

interface PhoneLinkProps {
  phone: string
  className: string
  children: ReactNode
}

/** A press copies the number too, for devices that cannot call. */
export const PhoneLink = ({ phone, className, children }: PhoneLinkProps) => (
  <a className={className} href={telUrl(phone)} onClick={() => void copyText(phone, 'Phone')}>
    {children}
  </a>
)
