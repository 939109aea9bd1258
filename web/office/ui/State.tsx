import type { ReactNode } from 'react'

export const State = ({ tone, children }: { tone?: 'good' | 'bad' | undefined; children: ReactNode }) => (
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
