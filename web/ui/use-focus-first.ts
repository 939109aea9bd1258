import { useEffect, useRef } from 'react'

/** For a form that somebody opens: its first field has the focus. */
export const useFocusFirst = <Part extends HTMLElement>() => {
  const part = useRef<Part>(null)
  useEffect(() => part.current?.querySelector('input')?.focus(), [])
  return part
}
