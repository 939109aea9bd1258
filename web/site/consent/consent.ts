import { useSyncExternalStore } from 'react'

/** `unknown` until the visitor has chosen; nothing that needs consent happens before `accepted`. */
export type ConsentChoice = 'unknown' | 'accepted' | 'refused'

const key = 'advertising-consent'
const listeners = new Set<() => void>()

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
    // without storage the choice cannot be kept
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor's choice about advertising, kept on their device only. On the server it is unknown. */
export const useConsent = () => ({ choice: useSyncExternalStore(subscribe, read, () => 'unknown' as const), choose })
