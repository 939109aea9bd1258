import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the browser has taken over: what needs JavaScript waits for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
