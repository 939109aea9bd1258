import type { OpeningHours } from '../../suppliers/supplier.entity.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const dayName = String.raw`(?:mo(?:n(?:day)?)?|tu(?:e(?:s(?:day)?)?)?|we(?:d(?:nesday)?)?|th(?:u(?:r(?:s(?:day)?)?)?)?|fr(?:i(?:day)?)?|sa(?:t(?:urday)?)?|su(?:n(?:day)?)?)s?`
const time = String.raw`(?:[01]?\d|2[0-4])(?:[:.]?[0-5]\d){0,2} ?(?:[ap]\.?m\.?)?`
const entry = new RegExp(
  String.raw`\b(${dayName}(?: ?(?:-|–|to|,|&|and) ?${dayName})*)\b\.?[\s:–-]*(?:(${time}) ?(?:-|–|to|until) ?(${time})|(closed)|(24 ?hours|open 24))`,
  'gi',
)

const dayIndex = (text: string) =>
  days.findIndex((day) => text.trim().toLowerCase().startsWith(day.slice(0, 2).toLowerCase()))

/** "Mo-Fr", "Saturday and Sunday", "Mon, Wed": the days as numbers from 0 for Monday. */
const daysIn = (text: string): number[] =>
  text.split(/,|&|\band\b/i).flatMap((part) => {
    const [from = -1, to = from] = part.split(/-|–|\bto\b/i).map(dayIndex)
    if (from < 0 || to < 0) return []
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7)
  })

/** "9am", "09:00:00", "5.30 pm" and "1730" as HH:MM. */
const clockTime = (text: string): string | undefined => {
  const [, hour, minute = '00', half] = /^(\d{1,2})[:.]?(\d{2})?(?:[:.]\d{2})? ?([ap])?/i.exec(text.trim()) ?? []
  if (hour === undefined) return undefined
  const hours = (Number(hour) % (half ? 12 : 25)) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return hours <= 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined
}

const inOrder = (byDay: Map<number, OpeningHours>) => {
  const hours = [...byDay].toSorted(([a], [b]) => a - b).map(([, hours]) => hours)
  return hours.some(({ opens }) => opens) ? hours : undefined
}

const put = (byDay: Map<number, OpeningHours>, day: number, opens?: string, closes?: string) => {
  const isOpen = opens && closes && opens !== closes
  byDay.set(day, { day: days[day]!, opens: isOpen ? opens : null, closes: isOpen ? closes : null })
}

/** Parses hours from text: "Mo-Fr 09:00-17:30, Sa 09:00-16:00" or "Monday to Friday: 9am - 5.30pm, Sunday closed". */
export const hoursFromText = (text: string): OpeningHours[] | undefined => {
  const byDay = new Map<number, OpeningHours>()
  for (const [, names = '', from, to, , allDay] of text.slice(0, 2000).matchAll(entry)) {
    const opens = allDay ? '00:00' : from && clockTime(from)
    const closes = allDay ? '24:00' : to && clockTime(/[ap]/i.test(from ?? '') && !/[ap]/i.test(to) ? `${to}pm` : to)
    for (const day of daysIn(names)) if (!byDay.has(day)) put(byDay, day, opens, closes)
  }
  return inOrder(byDay)
}

export interface HoursSpecification {
  dayOfWeek?: unknown
  opens?: unknown
  closes?: unknown
}

/** Parses schema.org's openingHoursSpecification: one or several, each for one day or several. */
export const hoursFromSpecification = (
  given: HoursSpecification | HoursSpecification[],
): OpeningHours[] | undefined => {
  const byDay = new Map<number, OpeningHours>()
  for (const { dayOfWeek, opens, closes } of [given].flat().slice(0, 50)) {
    for (const name of [dayOfWeek].flat()) {
      const day = typeof name === 'string' ? dayIndex(name.replace(/^.*[/#]/, '')) : -1
      if (day >= 0)
        put(
          byDay,
          day,
          typeof opens === 'string' ? clockTime(opens) : undefined,
          typeof closes === 'string' ? clockTime(closes) : undefined,
        )
    }
  }
  return inOrder(byDay)
}
