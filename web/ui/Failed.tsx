import { failureText } from './failure-text.ts'
import './Failed.css'

interface FailedProps {
  title?: string
  message: string
  error?: unknown
  onRetry: () => unknown
  retry?: string
}

export const Failed = ({ title, message, error, onRetry, retry = 'Try Again' }: FailedProps) => (
  <div className="failed" role="alert">
    {title && <h3 className="heading small">{title}</h3>}
    <p>{failureText(message, error)}</p>
    <button type="button" className="outline-button compact" onClick={() => void onRetry()}>
      {retry}
    </button>
  </div>
)

/** A ref for an element that disappears while focused, which moves the focus to its status. */
export const passFocus = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement))
    element.closest('.load-more, .reviews-more')?.querySelector<HTMLElement>('[tabindex]')?.focus()
}
