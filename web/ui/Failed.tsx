import type { ReactNode } from 'react'
import './Failed.css'

interface FailedProps {
  /** A heading above the message, where the message does not say it all. */
  title?: string
  message: ReactNode
  onRetry: () => void
  /** What the button says. */
  retry?: string
}

/** Shown where something could not be loaded, with a button to try again. */
export const Failed = ({ title, message, onRetry, retry = 'Try again' }: FailedProps) => (
  <div className="failed" role="alert">
    {title && <h3 className="heading small">{title}</h3>}
    <p>{message}</p>
    <button type="button" className="outline-button compact" onClick={onRetry}>
      {retry}
    </button>
  </div>
)
