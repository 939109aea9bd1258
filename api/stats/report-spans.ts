import { ReportRange } from './site-report.ts'

/** A report's unit, and how many units it looks back. */
export const reportSpans = {
  [ReportRange.DAYS_30]: { unit: 'day', back: '29 days' },
  [ReportRange.MONTHS_12]: { unit: 'month', back: '11 months' },
} as const

/** SQL of a time in London. */
export const london = (time: string) => `${time} at time zone 'Europe/London'`

/** SQL of a report's first day, from its unit and range. */
export const firstDaySql = (unit: string, back: string) =>
  `(date_trunc(${unit}, ${london('now()')}) - ${back}::interval)::date`
