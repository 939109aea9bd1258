export const titleId = 'office-title'

/** For when the focused element is removed. */
export const focusTitle = () => document.getElementById(titleId)?.focus()
