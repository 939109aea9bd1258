import { useSyncExternalStore } from 'react'

/** Nothing that needs consent happens before `accepted`. */
export type ConsentChoice = 'unknown' | 'accepted' | 'refused'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stored on the visitor's device only; unknown on the server. */
const createConsent = (key: string) => {
  const read = (): ConsentChoice => {
    try {
      const stored = localStorage.getItem(key)
      return stored === 'accepted' || stored === 'refused' ? stored : 'unknown'
    } catch {
      return 'unknown' // storage is off: ask on each page
    }
  }
  const choose = (choice: ConsentChoice) => {
    try {
      if (choice === 'unknown') localStorage.removeItem(key)
      else localStorage.setItem(key, choice)
    } catch {
      // without storage, the choice cannot be saved
    }
    for (const listener of listeners) listener()
  }
  return () => ({ choice: useSyncExternalStore(subscribe, read, () => 'unknown' as const), choose })
}

export const useConsent = createConsent('advertising-consent')

export const useMapConsent = createConsent('map-consent')
