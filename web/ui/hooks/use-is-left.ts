import { useEffect, useRef } from 'react'

/** Whether the person has gone on: what is awaited must not act on the next page. */
export const useIsLeft = () => {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  return isLeft
}
