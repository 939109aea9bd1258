import { useLayoutEffect, useRef } from 'react'
import type { View } from '../search/directory-filter.ts'

const useBrowserLayoutEffect = import.meta.env.SSR ? () => {} : useLayoutEffect

/** Restores the list's scroll position when it returns from the map; call the result before the view changes. */
export const useScrollRestoration = (view: View) => {
  const left = useRef<number>(undefined)
  useBrowserLayoutEffect(() => {
    if (view === 'list' && left.current !== undefined) window.scrollTo({ top: left.current, behavior: 'instant' })
  }, [view])
  return () => {
    if (view === 'list') left.current = window.scrollY
  }
}
