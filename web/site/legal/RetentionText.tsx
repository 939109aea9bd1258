import { createContext, use } from 'react'
import { retentionMark } from '../../../api/office/legal/legal-marks.rules.ts'
import { retentionDays, formatPeriod } from '../../../api/process/retention-days.rules.ts'

/** Shows marks instead of facts, for editing. */
export const WithMarks = createContext(false)

export const RetentionText = ({ of }: { of: keyof typeof retentionDays }) =>
  use(WithMarks) ? retentionMark(of) : formatPeriod(retentionDays[of])
