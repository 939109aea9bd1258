import { useEffect, useEffectEvent, useRef } from 'react'
import type { ToastMessage } from './toast-message.ts'

const defaultMs = 5000

/** Hides a message after its time, which pauses while it is held or the page is hidden. */
export const useAutoHide = (message: ToastMessage | undefined, isPaused: boolean, hide: () => void) => {
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
