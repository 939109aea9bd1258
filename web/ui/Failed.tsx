import { failureText } from './failure-text.ts'
import './Failed.css'

interface FailedProps {
  /** A heading above the message, where the message does not say it all. */
  title?: string
  message: string
  /** What went wrong; see failureText. */
  error?: unknown
  onRetry: () => void
  /** What the button says. */
  retry?: string
}

/** Shown where something could not be loaded, with a button to try again. */
export const Failed = ({ title, message, error, onRetry, retry = 'Try Again' }: FailedProps) => (
  <div className="failed" role="alert">
    {title && <h3 className="heading small">{title}</h3>}
    <p>{failureText(message, error)}</p>
    <button type="button" className="outline-button compact" onClick={onRetry}>
      {retry}
    </button>
  </div>
)
