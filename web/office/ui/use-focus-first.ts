import { useLayoutEffect, useRef } from 'react'

/** For a form that somebody opens: its first field has the focus; closed with the focus in it, it gives that back. */
export const useFocusFirst = <Part extends HTMLElement>() => {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const [form, before] = [part.current, document.activeElement]
    form?.querySelector('input')?.focus()
    return () => {
      if (form?.contains(document.activeElement) && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return part
}
