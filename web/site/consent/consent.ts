import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../ui/hooks/storage.ts'

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
    const stored = readStored(key)
    return stored === 'accepted' || stored === 'refused' ? stored : 'unknown' // without storage, each page asks
  }
  const choose = (choice: ConsentChoice) => {
    store(key, choice === 'unknown' ? null : choice)
    for (const listener of listeners) listener()
  }
  return () => ({ choice: useSyncExternalStore(subscribe, read, () => 'unknown' as const), choose })
}

export const useConsent = createConsent('advertising-consent')

export const useMapConsent = createConsent('map-consent')
