import { createContext, use } from 'react'
import { keptMark } from '../../../api/office/legal/legal-marks.rules.ts'
import { keptDays, periodOf } from '../../../api/process/kept-days.rules.ts'

/** Whether marks are shown in the place of facts, for a text that is to be edited. */
export const WithMarks = createContext(false)

/** A retention period, as the software applies it. */
export const Kept = ({ of }: { of: keyof typeof keptDays }) => (use(WithMarks) ? keptMark(of) : periodOf(keptDays[of]))
