import { spansByDay, type OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { weekdays, type Weekday } from '../../../api/suppliers/opening-hours/weekdays.rules.ts'

/** Typical hours of the trade, shown with a note if a supplier's own are unknown. */
const defaultHours: OpeningSpan[] = [
  ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ day, opens: '09:00', closes: '17:30' })),
  { day: 'Sat', opens: '10:00', closes: '16:00' },
  { day: 'Sun', opens: null, closes: null },
]

export const shownHours = (own: readonly OpeningSpan[] | null | undefined) => (own?.length ? [...own] : defaultHours)

/** Joins neighbouring days with the same hours, such as "Mon-Fri" and "9:00-12:00, 1:00-5:30". */
export const hoursRows = (hours: readonly OpeningSpan[]) => {
  const rows: { first: Weekday; last: Weekday; hours: string }[] = []
  for (const { day, spans } of spansByDay(hours)) {
    const text = spans.map(spanText).join(', ') || 'closed'
    const previous = rows.at(-1)
    const isNext = previous && weekdays.indexOf(previous.last) + 1 === weekdays.indexOf(day)
    if (isNext && previous.hours === text) previous.last = day
    else rows.push({ first: day, last: day, hours: text })
  }
  return rows.map(({ first, last, hours: text }) => ({
    days: first === last ? first : `${first}-${last}`,
    hours: text,
  }))
}

const spanText = ({ opens, closes }: { opens: string; closes: string }) =>
  opens === '00:00' && closes === '24:00' ? 'open 24 hours' : `${twelveHour(opens)}-${twelveHour(closes)}`

/** "17:30" becomes "5:30", midnight "12:00". */
const twelveHour = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
}
