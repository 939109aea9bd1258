import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../ui/Icon.tsx'
import { thousands } from '../ui/thousands.ts'

interface ChoiceProps {
  to: string
  isChosen: boolean
  count?: number | undefined
  children: ReactNode
}

/** One way to narrow the list, in a menu: a link, ticked where it is in force. */
export const Choice = ({ to, isChosen, count, children }: ChoiceProps) => (
  <Link className="choice" to={to} rel="nofollow" preventScrollReset aria-current={isChosen ? 'true' : undefined}>
    <span>{isChosen && <Icon name="check" />}</span>
    <span>{children}</span>
    {count !== undefined && (
      <>
        {' '}
        <span className="choice-count">{thousands(count)}</span>
      </>
    )}
  </Link>
)
