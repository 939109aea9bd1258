import type { MouseEvent } from 'react'

/**
 * Lets the second press of a double click do nothing: the server is quick, and by then the button may say the opposite,
 * such as Unpublish, or another may stand in its place.
 */
export const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail < 2 || !(event.target as Element).closest('button')) return
  event.preventDefault()
  event.stopPropagation()
}
