import { keptDays } from '../../process/kept-days.rules.ts'

/** How long the feed keeps a change, in days: a partner that asks less often reads everything again. */
export const changesKeptDays = keptDays.changes

/** The most changes in one answer. */
export const mostChanges = 100
