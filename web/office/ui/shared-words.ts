/** Texts that several screens share. */
export const noResults = 'No results. Try a shorter search or another status.'
export const seenOnNextPage = 'Visitors see the change on the next page they open.'
export const changedByOthers = 'Changed by someone else'
export const selectAllShown = 'Select all that are shown'
