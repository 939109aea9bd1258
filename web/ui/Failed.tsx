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

/** A ref for what goes away while the focus is in it: the status beside it, which says why, has it then. */
export const passFocus = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement))
    element.closest('.load-more, .reviews-more')?.querySelector<HTMLElement>('[tabindex]')?.focus()
}
