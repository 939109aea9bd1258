import { useEffect, useRef } from 'react'

/** The largest GraphQL Int; a tab may stay open for weeks. */
const longestMs = 2 ** 31 - 1

/** Returns a function that tells for how many milliseconds the form has been shown. */
export const useOpenFor = () => {
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  return () => Math.min(Date.now() - openedAt.current, longestMs)
}
