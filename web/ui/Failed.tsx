import { failureText } from './failure-text.ts'
import './Failed.css'

interface FailedProps {
  /** A heading above the message, where the message does not say it all. */
  title?: string
  message: string
  /** The message; see failureText. */
  error?: unknown
  onRetry: () => void
  /** The button's text. */
  retry?: string
}

/** A loading error with a retry button. */
export const Failed = ({ title, message, error, onRetry, retry = 'Try Again' }: FailedProps) => (
  <div className="failed" role="alert">
    {title && <h3 className="heading small">{title}</h3>}
    <p>{failureText(message, error)}</p>
    <button type="button" className="outline-button compact" onClick={onRetry}>
      {retry}
    </button>
  </div>
)

/** A ref for what goes away while the focus is in it: the status beside it, which says why, has it then. */
export const passFocus = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement))
    element.closest('.load-more, .reviews-more')?.querySelector<HTMLElement>('[tabindex]')?.focus()
}
