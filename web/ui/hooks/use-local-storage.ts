import { useState } from 'react'
import { readStoredJson, store } from './storage.ts'

/** Undefined if missing or of another shape; without storage, a value lasts until the page is left. */
export const useLocalStorage = <Value>(key: string, isValue: (value: unknown) => value is Value) => {
  const [stored, set] = useState(() => readLocalStorage(key, isValue))
  const change = (value: Value) => {
    set(value)
    store(key, JSON.stringify(value))
  }
  return [stored, change] as const
}

export const readLocalStorage = <Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined => {
  const value = readStoredJson(key)
  return isValue(value) ? value : undefined
}

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
