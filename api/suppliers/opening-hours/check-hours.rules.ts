import { spansByDay, toMinutes, type OpeningSpan, type SpanTimes, type StoredSpan } from './opening-hours.rules.ts'
import { dayNames, weekdays } from './weekdays.rules.ts'

export const maxSpansPerDay = 5

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)

/** Businesses may close after midnight until this time; later than that is a mistake. */
const latestClosing = '06:00'

export const isSpan = (opens: string, closes: string): boolean =>
  isTime(opens) &&
  opens < '24:00' &&
  isTime(closes) &&
  (opens < closes || (closes <= latestClosing && closes !== opens))

/** A closing before the opening is on the next day. */
const minutesIn = ({ opens, closes }: SpanTimes) => {
  const [from, to] = [toMinutes(opens), toMinutes(closes)]
  return { from, to: to <= from ? to + 1440 : to }
}

export const doOverlap = (one: SpanTimes, other: SpanTimes): boolean =>
  minutesIn(one).from < minutesIn(other).to && minutesIn(other).from < minutesIn(one).to

/** Merges adjacent spans; 24:00 is the end of a day. */
export const tidySpans = (hours: readonly OpeningSpan[]): StoredSpan[] =>
  spansByDay(hours).flatMap(({ day, spans }): StoredSpan[] => {
    const joined: SpanTimes[] = []
    for (const { opens, closes } of spans) {
      const end = closes === '00:00' || closes === '23:59' ? '24:00' : closes
      const last = joined.at(-1)
      if (last?.closes === opens) last.closes = end
      else joined.push({ opens, closes: end })
    }
    return joined.length ? joined.map((times) => ({ day, ...times })) : [{ day, opens: null, closes: null }]
  })

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
