export interface DayHours {
  day: string
  opens?: string | null
  closes?: string | null
}

/** The usual hours of the trade; shown, with a note, where a supplier's own are unknown. */
const usualHours: DayHours[] = [
  ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ day, opens: '09:00', closes: '17:30' })),
  { day: 'Sat', opens: '10:00', closes: '16:00' },
  { day: 'Sun', opens: null, closes: null },
]

/** The hours that the page and its structured data show. */
export const shownHours = (own: readonly DayHours[] | null | undefined) => (own?.length ? [...own] : usualHours)

interface Row {
  days: string
  hours: string
}

/** Consecutive days with the same hours in one row: "Mon-Fri", "9:00-5:30". */
export const hoursRows = (hours: readonly DayHours[]): Row[] => {
  const rows: (Row & { first: string; last: string })[] = []
  for (const day of hours) {
    const text = textOf(day)
    const previous = rows.at(-1)
    if (previous?.hours === text) previous.last = day.day
    else rows.push({ first: day.day, last: day.day, days: '', hours: text })
  }
  return rows.map(({ first, last, hours: text }) => ({
    days: first === last ? first : `${first}-${last}`,
    hours: text,
  }))
}

const textOf = ({ opens, closes }: DayHours) => {
  if (!opens || !closes) return 'closed'
  return opens === '00:00' && closes === '24:00' ? 'open 24 hours' : `${twelveHour(opens)}-${twelveHour(closes)}`
}

/** "17:30" as "5:30", midnight as "12:00". */
export const twelveHour = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
}
