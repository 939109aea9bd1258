export const titleId = 'office-title'

/** Used when the focused element is removed. */
export const focusTitle = () => document.getElementById(titleId)?.focus()
