import type { MouseEvent } from 'react'

/** A double click's second click may hit the new, opposite button, such as Unpublish. */
export const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail < 2 || !(event.target as Element).closest('button')) return
  event.preventDefault()
  event.stopPropagation()
}
