import { useEffect } from 'react'

/** Runs a key's command, unless the user is typing or holds a modifier key. */
export const useShortcuts = (onKey: (key: string) => boolean) => {
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
  }) // after each render, since the commands depend on the selection
}
