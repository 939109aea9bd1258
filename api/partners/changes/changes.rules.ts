import { retentionDays } from '../../process/retention-days.rules.ts'

/** Days that the feed reaches back; partners that poll less often read everything again. */
export const changeRetentionDays = retentionDays.changes

export const maxChanges = 100
