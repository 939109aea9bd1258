import { useEffect, useRef, useState } from 'react'
import { readDraft } from './form-draft.ts'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'

/** Milliseconds since the form appeared; null if its answers were restored. */
export const useOpenFor = (draft: string): (() => number | null) => {
  const isHydrated = useHydrated()
  const [cameWithPage] = useState(!isHydrated)
  const opened = useRef<{ at: number; isFilled: boolean }>(undefined)
  useEffect(() => {
    opened.current = {
      at: cameWithPage ? performance.timeOrigin : Date.now(),
      isFilled: readDraft(draft) !== undefined,
    }
  }, [cameWithPage, draft])
  return () => {
    const { at, isFilled } = opened.current!
    return isFilled ? null : Math.round(Date.now() - at)
  }
}
