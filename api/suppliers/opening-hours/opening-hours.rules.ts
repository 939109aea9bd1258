import { weekdays, type Weekday } from './weekdays.rules.ts'

/**
 * A span of opening on one weekday, in local time as `HH:MM`.
 * It closes on the next day if earlier than it opens, at 24:00 if it ends with the day; without times the day is
 * closed. A day with a break has several spans; a missing day is unknown.
 */
export interface OpeningSpan {
  day: string
  opens?: string | null
  closes?: string | null
}

export type StoredSpan = Required<OpeningSpan>

/** Local `HH:MM`. */
export interface SpanTimes {
  opens: string
  closes: string
}

/** The spans of each known day, in order from Monday; empty if closed. */
export const spansByDay = (hours: readonly OpeningSpan[]): { day: Weekday; spans: SpanTimes[] }[] =>
  weekdays.flatMap((day) => {
    const entries = hours.filter((one) => one.day === day)
    const spans = entries.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    return entries.length ? [{ day, spans: [...spans].sort((a, b) => (a.opens < b.opens ? -1 : 1)) }] : []
  })

/** Opening hours in OpenStreetMap's format: "Mo 09:00-12:00,13:00-17:30; … Su off"; null if unknown. */
export const formatOpeningHours = (hours: readonly OpeningSpan[] | null): string | null =>
  hours?.length
    ? spansByDay(hours)
        .map(({ day, spans }) => {
          const times = spans.map(({ opens, closes }) => `${opens}-${closes}`)
          return `${day.slice(0, 2)} ${times.join(',') || 'off'}`
        })
        .join('; ')
    : null

/** Parses the output of `formatOpeningHours`. */
export const parseOpeningHours = (text: string): OpeningSpan[] =>
  text.split('; ').flatMap((part): OpeningSpan[] => {
    const [short = '', times = 'off'] = part.split(' ')
    const day = weekdays.find((name) => name.startsWith(short))
    if (!day) return []
    if (times === 'off') return [{ day, opens: null, closes: null }]
    return times.split(',').map((span) => ({ day, opens: span.slice(0, 5), closes: span.slice(6) }))
  })
