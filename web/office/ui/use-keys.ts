import { useEffect } from 'react'

/** Calls what a key stands for, unless one is typing or holds a key that makes it another command. */
export const useKeys = (onKey: (key: string) => boolean) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (
        target instanceof Element &&
        target.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"]')
      )
        return
      if (onKey(event.key.toLowerCase())) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }) // after each drawing: what the keys do depends on what is chosen
}
