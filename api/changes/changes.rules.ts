/** How long the feed keeps a change, in days: a partner that asks less often reads everything again. */
export const changesKeptDays = 30

/** The most changes in one answer. */
export const mostChanges = 100
