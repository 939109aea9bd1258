import { doOverlap, isSpan, maxSpansPerDay, tidySpans } from './check-hours.rules.ts'
import type { StoredSpan } from './opening-hours.rules.ts'
import { weekdays } from './weekdays.rules.ts'

/** Days count from 0 for Monday; without times the day is closed. */
export interface DaySpan {
  day: number
  opens?: string
  closes?: string
}

/** From midnight to midnight means closed. */
export const hasTimes = (span: DaySpan): span is Required<DaySpan> =>
  Boolean(span.opens && span.closes) && !(span.opens === '00:00' && span.closes === '00:00')

/** Of overlapping spans the first wins, also if it is "closed"; undefined if no day is open. */
export const collectSpans = (given: readonly DaySpan[]): StoredSpan[] | undefined => {
  const byDay = new Map<number, { opens: string; closes: string }[]>()
  const closed = new Set<number>()
  for (const one of given) {
    const { day } = one
    const spans = byDay.get(day) ?? []
    if (!hasTimes(one)) {
      if (!spans.length) closed.add(day)
    } else if (!closed.has(day) && isSpan(one.opens, one.closes)) {
      const span = { opens: one.opens, closes: one.closes }
      if (spans.length < maxSpansPerDay && !spans.some((other) => doOverlap(other, span))) spans.push(span)
    } else continue
    byDay.set(day, spans)
  }
  const open = [...byDay].flatMap(([day, spans]) => spans.map((span) => ({ day: weekdays[day]!, ...span })))
  return open.length ? tidySpans([...open, ...[...closed].map((day) => ({ day: weekdays[day]! }))]) : undefined
}
