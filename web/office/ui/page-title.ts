/** The id of the page title above every screen of the office. */
export const titleId = 'office-title'

/** Moves the focus to the page title, for when the element that had it is removed. */
export const focusTitle = () => document.getElementById(titleId)?.focus()
