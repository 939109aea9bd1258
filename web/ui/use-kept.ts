import { useState } from 'react'

/** A value that this browser keeps; undefined where there is none, or what is kept is of another shape. */
export const useKept = <Value>(key: string, isValue: (value: unknown) => value is Value) => {
  const [kept, set] = useState(() => readKept(key, isValue))
  const keep = (value: Value) => {
    set(value)
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // full or forbidden: it holds until the page is left
    }
  }
  return [kept, keep] as const
}

/** What this browser keeps, asked once; undefined where there is none, or it is of another shape. */
export const readKept = <Value>(key: string, isValue: (value: unknown) => value is Value): Value | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isValue(value) ? value : undefined
  } catch {
    return undefined
  }
}
