import { useState } from 'react'

/** Undefined if missing or of another shape. */
export const useLocalStorage = <Value>(key: string, isValue: (value: unknown) => value is Value) => {
  const [stored, set] = useState(() => readLocalStorage(key, isValue))
  const store = (value: Value) => {
    set(value)
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Full or forbidden: the value lasts until the page is left.
    }
  }
  return [stored, store] as const
}

export const readLocalStorage = <Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isValue(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
