import { dayNames, weekdays, type Weekday } from './weekdays.rules.ts'

/**
 * A span of opening on one weekday, local `HH:MM`. It closes on the next day where that is earlier than it opens, at 24:00
 * where it ends with the day; without times the day is closed. A day with a break has several spans; one that is not named
 * is not known.
 */
export interface OpeningSpan {
  day: string
  opens?: string | null
  closes?: string | null
}

/** A span as it is stored. */
export type StoredSpan = Required<OpeningSpan>

interface Times {
  opens: string
  closes: string
}

/** The most spans of one day. */
export const maxSpansPerDay = 5

/** The spans of each known day, Monday first and the earliest first; none where it is closed. */
export const spansByDay = (hours: readonly OpeningSpan[]): { day: Weekday; spans: Times[] }[] =>
  weekdays.flatMap((day) => {
    const entries = hours.filter((one) => one.day === day)
    const spans = entries.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    return entries.length ? [{ day, spans: spans.toSorted((a, b) => (a.opens < b.opens ? -1 : 1)) }] : []
  })

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)

/** Who opens late may close after midnight, until this time; a later closing before the opening is a slip. */
const latestClosing = '06:00'

/** Whether both are times, and the second may be the closing of the first. */
export const isSpan = (opens: string, closes: string): boolean =>
  isTime(opens) &&
  opens < '24:00' &&
  isTime(closes) &&
  (opens < closes || (closes <= latestClosing && closes !== opens))

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Minutes since the day began; what closes before it opens does so on the next day. */
const minutesIn = ({ opens, closes }: Times) => {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  return { from, to: to <= from ? to + 1440 : to }
}

/** Whether two spans of one day share any time. */
export const doOverlap = (one: Times, other: Times): boolean =>
  minutesIn(one).from < minutesIn(other).to && minutesIn(other).from < minutesIn(one).to

/** The spans in the order of the week, each day's touching ones as one; 24:00 is the end of a day. */
export const tidySpans = (hours: readonly OpeningSpan[]): StoredSpan[] =>
  spansByDay(hours).flatMap(({ day, spans }): StoredSpan[] => {
    const joined: Times[] = []
    for (const { opens, closes } of spans) {
      const end = closes === '00:00' || closes === '23:59' ? '24:00' : closes
      const last = joined.at(-1)
      if (last?.closes === opens) last.closes = end
      else joined.push({ opens, closes: end })
    }
    return joined.length ? joined.map((times) => ({ day, ...times })) : [{ day, opens: null, closes: null }]
  })

/** What is wrong with hours that somebody has entered, named by its day. */
export const findHoursProblem = (hours: readonly OpeningSpan[]): string | undefined => {
  for (const day of weekdays) {
    const entries = hours.filter((one) => one.day === day)
    const isWrong = entries.some(
      ({ opens, closes }) => Boolean(opens) !== Boolean(closes) || (opens && closes && !isSpan(opens, closes)),
    )
    if (isWrong) return `${dayNames[day]}: please give an opening time before the closing time, or neither for closed.`
    const spans = entries.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    if (spans.length > maxSpansPerDay) return `${dayNames[day]}: please give at most ${maxSpansPerDay} spans of time.`
    if (spans.some((one, index) => spans.slice(index + 1).some((other) => doOverlap(one, other))))
      return `${dayNames[day]}: please give times that do not overlap.`
  }
  return undefined
}

/**
 * Opening hours on one line, as OpenStreetMap writes them: "Mo 09:00-12:00,13:00-17:30; … Su off"; null where they are
 * not known.
 */
export const formatOpeningHours = (hours: readonly OpeningSpan[] | null): string | null =>
  hours?.length
    ? spansByDay(hours)
        .map(({ day, spans }) => {
          const times = spans.map(({ opens, closes }) => `${opens}-${closes}`)
          return `${day.slice(0, 2)} ${times.join(',') || 'off'}`
        })
        .join('; ')
    : null

/** The spans of a line that `formatOpeningHours` has written. */
export const parseOpeningHours = (text: string): OpeningSpan[] =>
  text.split('; ').flatMap((part): OpeningSpan[] => {
    const [short = '', times = 'off'] = part.split(' ')
    const day = weekdays.find((name) => name.startsWith(short))
    if (!day) return []
    if (times === 'off') return [{ day, opens: null, closes: null }]
    return times.split(',').map((span) => ({ day, opens: span.slice(0, 5), closes: span.slice(6) }))
  })
