import { ReportRange } from './site-report.ts'

/** The unit of a report's points, and how far it looks back from the one that is now. */
export const reportSpans = {
  [ReportRange.DAYS_30]: { unit: 'day', back: '29 days' },
  [ReportRange.MONTHS_12]: { unit: 'month', back: '11 months' },
} as const

/** A time as the clocks of London show it, in SQL. */
export const london = (time: string) => `${time} at time zone 'Europe/London'`

/** The first day of a report, in SQL, of its unit and how far back it looks. */
export const sinceOf = (unit: string, back: string) =>
  `(date_trunc(${unit}, ${london('now()')}) - ${back}::interval)::date`
