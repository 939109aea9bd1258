import { doOverlap, isSpan, maxSpansPerDay, tidySpans } from './check-hours.rules.ts'
import type { StoredSpan } from './opening-hours.rules.ts'
import { weekdays } from './weekdays.rules.ts'

/** A span of a day, from 0 for Monday, as HH:MM; without times the day is closed. */
export interface DaySpan {
  day: number
  opens?: string
  closes?: string
}

/**
 * The spans of each day in the order of the week. Of spans that overlap the first counts, and closed where that was said
 * first; equal times mean closed. Undefined where no day is open.
 */
export const collectSpans = (given: readonly DaySpan[]): StoredSpan[] | undefined => {
  const byDay = new Map<number, { opens: string; closes: string }[]>()
  const closed = new Set<number>()
  for (const { day, opens, closes } of given) {
    const spans = byDay.get(day) ?? []
    if (!opens || !closes || opens === closes) {
      if (!spans.length) closed.add(day)
    } else if (!closed.has(day) && isSpan(opens, closes)) {
      const span = { opens, closes }
      if (spans.length < maxSpansPerDay && !spans.some((other) => doOverlap(other, span))) spans.push(span)
    } else continue
    byDay.set(day, spans)
  }
  const open = [...byDay].flatMap(([day, spans]) => spans.map((span) => ({ day: weekdays[day]!, ...span })))
  return open.length ? tidySpans([...open, ...[...closed].map((day) => ({ day: weekdays[day]! }))]) : undefined
}
