import { useEffect } from 'react'

export const shortcuts = {
  j: 'Next item',
  k: 'Previous item',
  x: 'Select or deselect',
  a: 'Approve, publish or resolve',
  r: 'Reject, dismiss or take down',
  u: 'Undo or restore',
  '/': 'Search the list',
  '?': 'Show these shortcuts',
} as const

export type ShortcutKey = keyof typeof shortcuts

const isShortcut = (key: string): key is ShortcutKey => key in shortcuts

/** Ignores keys while the user types or holds a modifier key. */
export const useShortcuts = (onKey: (key: ShortcutKey) => boolean) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (
        target instanceof Element &&
        target.closest('input:not([type="checkbox"]), textarea, select, [role="dialog"]')
      )
        return
      const key = event.key.toLowerCase()
      if (isShortcut(key) && onKey(key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }) // after each render, since the commands depend on the selection
}
