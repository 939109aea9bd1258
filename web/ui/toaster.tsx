import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ToastMessage } from './toast-message.ts'

let latest: ToastMessage | undefined
const listeners = new Set<() => void>()

/** Shows a message in a corner: one at a time, for 5 s by default; F8 moves the focus to it. */
export const toast = (message: ToastMessage) => {
  latest = message
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) latest = undefined // what the next page shows has nothing to do with it
  }
}

const ToastView = lazy(() => import('./ToastView.tsx'))

/** Where messages appear. Its code is loaded with the first message: most visitors never see one. */
export const Toaster = () => {
  const message = useSyncExternalStore(
    subscribe,
    () => latest,
    () => undefined,
  )
  return message ? (
    <Suspense>
      <ToastView message={message} />
    </Suspense>
  ) : null
}
