import { useEffect, useId, useRef, useState, useEffectEvent } from 'react'
import { Icon } from './Icon.tsx'
import './ToastView.css'

export interface ToastMessage {
  title: string
  description?: string
  type?: 'success' | 'error' | 'info'
  durationMs?: number
}

/** As specified. */
const removeAfterMs = 1_000_000
const swipePx = 50

/** Stays while focused or pointed at; a swipe to the right dismisses it. */
export const ToastView = ({ message }: { message: ToastMessage }) => {
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ToastMessage>()
  const [isOpen, setOpen] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const [swiped, setSwiped] = useState(0)
  const swipeFrom = useRef<number>(undefined)
  useEffect(() => {
    // Screen readers announce only additions to an existing region.
    const timer = setTimeout(() => {
      setShown(message)
      setOpen(true)
    })
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
    setOpen(false)
    setPaused(false)
  }
  useAutoHide(isOpen ? shown : undefined, isPaused, hide)
  useEffect(() => {
    if (isOpen || !shown) return
    const timer = setTimeout(() => setShown(undefined), removeAfterMs)
    return () => clearTimeout(timer)
  }, [isOpen, shown])
  const endSwipe = () => {
    swipeFrom.current = undefined
    setSwiped(0)
    if (swiped >= swipePx) hide()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only keep it open, or close it
    <div
      ref={region}
      className="toasts"
      role="region"
      aria-label="Notifications (F8)"
      aria-live="polite"
      tabIndex={-1}
      onPointerMove={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {shown && (
        <div
          className="toast"
          hidden={!isOpen}
          data-type={shown.type}
          role="status"
          aria-atomic="true"
          aria-labelledby={`${id}-title`}
          style={swiped > 0 ? { transform: `translateX(${swiped}px)` } : undefined}
          onPointerDown={({ clientX }) => (swipeFrom.current = clientX)}
          onPointerMove={({ clientX }) => swipeFrom.current !== undefined && setSwiped(clientX - swipeFrom.current)}
          onPointerUp={endSwipe}
          onPointerCancel={endSwipe}
        >
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

const defaultMs = 5000

/** The time pauses with the message and while the page is hidden. */
const useAutoHide = (message: ToastMessage | undefined, isPaused: boolean, hide: () => void) => {
  const left = useRef<{ of: ToastMessage; ms: number }>(undefined)
  const onTime = useEffectEvent(hide)
  useEffect(() => {
    if (!message) return
    if (left.current?.of !== message) left.current = { of: message, ms: message.durationMs ?? defaultMs }
    const rest = left.current
    let timer: ReturnType<typeof setTimeout> | undefined
    let startedAt = 0
    const stop = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      rest.ms -= performance.now() - startedAt
    }
    const run = () => {
      stop()
      if (isPaused || document.hidden) return
      startedAt = performance.now()
      timer = setTimeout(() => onTime(), rest.ms)
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', run)
    }
  }, [message, isPaused])
}
