import type { ReactNode } from 'react'
import { Icon } from '../../ui/kit/Icon.tsx'
import { thousands } from '../../ui/thousands.ts'
import { PageLink } from '../../ui/PageLink.tsx'

interface ChoiceProps {
  to: string
  isChosen: boolean
  count?: number | undefined
  children: ReactNode
}

export const Choice = ({ to, isChosen, count, children }: ChoiceProps) => (
  <PageLink className="choice" to={to} rel="nofollow" preventScrollReset aria-current={isChosen ? 'true' : undefined}>
    <span>{isChosen && <Icon name="check" />}</span>
    <span>{children}</span> {count !== undefined && <span className="choice-count">{thousands(count)}</span>}
  </PageLink>
)
