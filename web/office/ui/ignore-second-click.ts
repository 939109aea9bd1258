import type { MouseEvent } from 'react'

/**
 * Ignores the second click of a double click: the server is fast, and by then the button may say the opposite, such as
 * Unpublish, or another may be in its place.
 */
export const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail < 2 || !(event.target as Element).closest('button')) return
  event.preventDefault()
  event.stopPropagation()
}
