import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration: for what needs JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
