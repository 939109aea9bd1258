import { startTransition, useEffect, useState } from 'react'

/**
 * True a little after the page, for what would keep the browser of a slow phone busy within its first task; in a transition, so
 * that two of them are not one task either.
 */
export const useAfterFirstPaint = () => {
  const [isSoon, setSoon] = useState(false)
  useEffect(() => {
    const soon = setTimeout(() => startTransition(() => setSoon(true)))
    return () => clearTimeout(soon)
  }, [])
  return isSoon
}
