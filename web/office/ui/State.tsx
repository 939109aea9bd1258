import type { ReactNode } from 'react'

interface StateProps {
  tone?: 'good' | 'bad' | undefined
  children: ReactNode
}

export const State = ({ tone, children }: StateProps) => (
  <span className="state" data-state={tone}>
    {children}
  </span>
)

/** Shows nothing without a text. */
export const ErrorText = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className="text-field-error wide">
      {children}
    </p>
  ) : null
