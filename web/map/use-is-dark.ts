import { useSyncExternalStore } from 'react'

const scheme = () => window.matchMedia('(prefers-color-scheme: dark)')

const subscribe = (tell: () => void) => {
  const query = scheme()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the visitor's system asks for the dark scheme; in the browser only. */
export const useIsDark = () =>
  useSyncExternalStore(
    subscribe,
    () => scheme().matches,
    () => false,
  )
