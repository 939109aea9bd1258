import { useEffect, useEffectEvent, useRef } from 'react'
import type { ToastMessage } from './toast-message.ts'

const usualMs = 5000

/** Hides a message after its time. The time does not run while the message is held, or while nobody sees the page. */
export const useHidingIn = (message: ToastMessage | undefined, isHeld: boolean, hide: () => void) => {
  const left = useRef<{ of: ToastMessage; ms: number }>(undefined)
  const onTime = useEffectEvent(hide)
  useEffect(() => {
    if (!message) return
    if (left.current?.of !== message) left.current = { of: message, ms: message.durationMs ?? usualMs }
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
      if (isHeld || document.hidden) return
      startedAt = performance.now()
      timer = setTimeout(() => onTime(), rest.ms)
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', run)
    }
  }, [message, isHeld])
}
