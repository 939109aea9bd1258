import { createContext, use } from 'react'
import { retentionMark } from '../../../api/office/legal/legal-marks.rules.ts'
import { retentionDays, formatPeriod } from '../../../api/process/retention-days.rules.ts'

/** Whether marks are shown in the place of facts, for a text that is to be edited. */
export const WithMarks = createContext(false)

/** A retention period, as the software applies it. */
export const RetentionPeriod = ({ of }: { of: keyof typeof retentionDays }) =>
  use(WithMarks) ? retentionMark(of) : formatPeriod(retentionDays[of])
