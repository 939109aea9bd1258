import { keptDays } from '../../process/kept-days.rules.ts'

/** Days that the feed reaches back; partners that poll less often read everything again. */
export const changesKeptDays = keptDays.changes

/** The maximum page size. */
export const mostChanges = 100
