import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { ToastMessage } from './toast-message.ts'
import { useHidingIn } from './use-hiding-in.ts'
import './ToastView.css'

/** Shows each new message in place of the one before; it stays while the pointer or the focus is on it. */
export const ToastView = ({ message }: { message: ToastMessage }) => {
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ToastMessage>()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    // Screen readers tell only what is added to a region that is there already.
    const timer = setTimeout(() => setShown(message))
    return () => clearTimeout(timer)
  }, [message])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const hide = () => {
    setShown(undefined)
    setHeld(false)
  }
  useHidingIn(shown, isHeld, hide)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only keep it open, or close it
    <div
      ref={region}
      className="toasts"
      role="region"
      aria-label="Notifications (F8)"
      aria-live="polite"
      tabIndex={-1}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {shown && (
        <div className="toast" data-type={shown.type} role="status" aria-atomic="true" aria-labelledby={`${id}-title`}>
          <p className="toast-title" id={`${id}-title`}>
            {shown.title}
          </p>
          {shown.description && <p className="toast-text">{shown.description}</p>}
          <button type="button" aria-label="Dismiss" onClick={hide}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
