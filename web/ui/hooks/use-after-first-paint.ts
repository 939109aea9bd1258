import { startTransition, useEffect, useState } from 'react'

/** For work that would lengthen a slow phone's first task. */
export const useAfterFirstPaint = () => {
  const [isSoon, setSoon] = useState(false)
  useEffect(() => {
    const soon = setTimeout(() => startTransition(() => setSoon(true)))
    return () => clearTimeout(soon)
  }, [])
  return isSoon
}
