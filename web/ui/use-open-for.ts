import { useEffect, useRef } from 'react'

/** What a GraphQL Int can hold; a tab may stay open for weeks. */
const longestMs = 2 ** 31 - 1

/** Answers for how many milliseconds a form has been there to fill in. */
export const useOpenFor = () => {
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  return () => Math.min(Date.now() - openedAt.current, longestMs)
}
