import { useSyncExternalStore } from 'react'
import { ToastView, type ToastMessage } from './ToastView.tsx'

let latest: ToastMessage | undefined
const listeners = new Set<() => void>()

/** One at a time, for 5 seconds by default; F8 focuses it. */
export const toast = (message: ToastMessage) => {
  latest = message
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) latest = undefined // the next page has nothing to do with it
  }
}

/** Not lazy: a message may say that nothing can be loaded. */
export const Toaster = () => {
  const message = useSyncExternalStore(
    subscribe,
    () => latest,
    () => undefined,
  )
  return message ? <ToastView message={message} /> : null
}
