import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './PhoneFold.css'

interface PhoneFoldProps {
  label: string
  /** Said after the label to those who do not see what it stands under. */
  about?: string
  children: ReactNode
}

/** Folded on a phone; open where there is room, on paper and without scripts. It is in the page either way. */
export const PhoneFold = ({ label, about, children }: PhoneFoldProps) => (
  <details className="phone-fold">
    <summary>
      <span>
        {label}
        {about && <span className="visually-hidden">: {about}</span>}
      </span>
      <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
)
