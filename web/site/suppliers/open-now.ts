import { spansByDay, toMinutes, type OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { dayNames, weekdays, type Weekday } from '../../../api/suppliers/opening-hours/weekdays.rules.ts'
import { localTime } from '../../../api/suppliers/rules/time-zone.rules.ts'

/** "17:30" becomes "5:30 pm", "09:00" becomes "9 am". */
const clockTime = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? 'midday' : 'midnight'
  return `${hour % 12 || 12}${minute ? `:${time.slice(3)}` : ''} ${hour % 24 < 12 ? 'am' : 'pm'}`
}

/** In minutes from the start of today; negative for yesterday. */
interface Span {
  day: Weekday
  opens: string
  closes: string
  from: number
  to: number
}

/** Such as "Open now · closes 5:30 pm"; undefined if today's hours are unknown. */
export const openNow = (hours: readonly OpeningSpan[], at: Date, country?: string | null): string | undefined => {
  const { day: present, time } = localTime(at, country)
  const today = weekdays.indexOf(present)
  const now = toMinutes(time)
  const known = new Map(spansByDay(hours).map(({ day, spans }) => [day, spans]))
  const spansAfter = (offset: number): Span[] | undefined => {
    const day = weekdays[(today + offset + 7) % 7]!
    return known.get(day)?.map(({ opens, closes }) => {
      const from = offset * 1440 + toMinutes(opens)
      return { day, opens, closes, from, to: offset * 1440 + toMinutes(closes) + (closes < opens ? 1440 : 0) }
    })
  }
  const open = [...(spansAfter(-1) ?? []), ...(spansAfter(0) ?? [])].find(({ from, to }) => from <= now && now < to)
  if (open) return `Open now · ${closingText(open, spansAfter)}`
  if (!known.has(present)) return undefined
  for (let offset = 0; offset <= 7; offset++) {
    const spans = spansAfter(offset)
    if (!spans) break
    const next = spans.find(({ from }) => from > now)
    if (next) return `Closed · opens ${clockTime(next.opens)}${offset ? ` ${dayNames[next.day]}` : ''}`
  }
  return 'Closed'
}

/** Past midnight if the next day continues without a break. */
const closingText = (open: Span, spansAfter: (offset: number) => Span[] | undefined): string => {
  let last = open
  for (let offset = 0; offset < 7 && last.to % 1440 === 0; offset++) {
    const next = spansAfter(last.to / 1440)?.find(({ from }) => from === last.to)
    if (!next) break
    last = next
  }
  if (last.to % 1440 === 0 && open.opens === '00:00') return '24 hours'
  const isLater = last.to - open.from > 1440
  return `closes ${clockTime(last.closes)}${isLater ? ` ${dayNames[last.day]}` : ''}`
}
