import type { ReactNode } from 'react'
import { shownId } from './shown-id.ts'
import './Failed.css'

interface FailedProps {
  /** A heading above the message, where the message does not say it all. */
  title?: string
  message: ReactNode
  /** What went wrong; the id that the server's log has it under is shown. */
  error?: unknown
  onRetry: () => void
  /** What the button says. */
  retry?: string
}

/** Shown where something could not be loaded, with a button to try again. */
export const Failed = ({ title, message, error, onRetry, retry = 'Try again' }: FailedProps) => (
  <div className="failed" role="alert">
    {title && <h3 className="heading small">{title}</h3>}
    <p>
      {message}
      {shownId(error)}
    </p>
    <button type="button" className="outline-button compact" onClick={onRetry}>
      {retry}
    </button>
  </div>
)
