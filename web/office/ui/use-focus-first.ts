import { useLayoutEffect, useRef } from 'react'

/** Focuses a form's first field when it opens, and returns the focus when it closes. */
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
