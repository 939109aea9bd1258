import { useSyncExternalStore } from 'react'

/** `unknown` until the visitor has chosen; nothing that needs consent happens before `accepted`. */
export type ConsentChoice = 'unknown' | 'accepted' | 'refused'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A choice that is stored on the visitor's device only. On the server it is unknown. */
const createConsent = (key: string) => {
  const read = (): ConsentChoice => {
    try {
      const stored = localStorage.getItem(key)
      return stored === 'accepted' || stored === 'refused' ? stored : 'unknown'
    } catch {
      return 'unknown' // storage is switched off: ask on each page rather than assume
    }
  }
  const choose = (choice: ConsentChoice) => {
    try {
      if (choice === 'unknown') localStorage.removeItem(key)
      else localStorage.setItem(key, choice)
    } catch {
      // without storage the choice cannot be saved
    }
    for (const listener of listeners) listener()
  }
  return () => ({ choice: useSyncExternalStore(subscribe, read, () => 'unknown' as const), choose })
}

/** The choice about advertising. */
export const useConsent = createConsent('advertising-consent')

/** The choice about streets from another site. */
export const useMapConsent = createConsent('map-consent')
