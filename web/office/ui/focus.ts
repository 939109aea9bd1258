import { useLayoutEffect, useRef } from 'react'

/** Returns the focus when the form closes. */
export const useFocusFirst = <Part extends HTMLElement>() => {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const [form, before] = [part.current, document.activeElement]
    form?.querySelector<HTMLElement>('input, textarea')?.focus()
    return () => {
      if (form?.contains(document.activeElement) && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return part
}

export const titleId = 'office-title'

/** Used when the focused element is removed. */
export const focusTitle = () => document.getElementById(titleId)?.focus()
