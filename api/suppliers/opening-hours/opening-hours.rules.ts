import { weekdays, type Weekday } from './weekdays.rules.ts'

/** Local `HH:MM`; without times the day is closed, a missing day is unknown, and an early closing is on the next day. */
export interface OpeningSpan {
  day: string
  opens?: string | null
  closes?: string | null
}

export type StoredSpan = Required<OpeningSpan>

export interface SpanTimes {
  opens: string
  closes: string
}

export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** From Monday; without spans if the day is closed. */
export const spansByDay = (hours: readonly OpeningSpan[]): { day: Weekday; spans: SpanTimes[] }[] =>
  weekdays.flatMap((day) => {
    const entries = hours.filter((one) => one.day === day)
    const spans = entries.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    return entries.length ? [{ day, spans: [...spans].sort((a, b) => (a.opens < b.opens ? -1 : 1)) }] : []
  })

/** In OpenStreetMap's format: "Mo 09:00-12:00,13:00-17:30; … Su off". */
export const formatOpeningHours = (hours: readonly OpeningSpan[] | null): string | null =>
  hours?.length
    ? spansByDay(hours)
        .map(({ day, spans }) => {
          const times = spans.map(({ opens, closes }) => `${opens}-${closes}`)
          return `${day.slice(0, 2)} ${times.join(',') || 'off'}`
        })
        .join('; ')
    : null

export const parseOpeningHours = (text: string): OpeningSpan[] =>
  text.split('; ').flatMap((part): OpeningSpan[] => {
    const [short = '', times = 'off'] = part.split(' ')
    const day = weekdays.find((name) => name.startsWith(short))
    if (!day) return []
    if (times === 'off') return [{ day, opens: null, closes: null }]
    return times.split(',').map((span) => ({ day, opens: span.slice(0, 5), closes: span.slice(6) }))
  })
