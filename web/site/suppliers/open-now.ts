import { spansByDay, type OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { weekdays } from '../../../api/suppliers/opening-hours/weekdays.rules.ts'
import { localTime } from '../../../api/suppliers/rules/time-zone.rules.ts'
import { twelveHour } from './opening-hours.ts'

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A span in minutes since the present day began; yesterday's begins below 0. */
interface Span {
  day: string
  opens: string
  closes: string
  from: number
  to: number
}

/**
 * "Open now, closes 5:30" or "Closed now, opens Mon 9:00", by the clock of the supplier's country; undefined where today's hours are
 * unknown.
 */
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
  if (open) return `Open now, ${closingText(open, spansAfter)}`
  if (!known.has(present)) return undefined
  for (let offset = 0; offset <= 7; offset++) {
    const spans = spansAfter(offset)
    if (!spans) break
    const next = spans.find(({ from }) => from > now)
    if (next) return `Closed now, opens ${offset ? next.day : 'today'} ${twelveHour(next.opens)}`
  }
  return 'Closed now'
}

/** When it closes, past midnight where the next day goes on. */
const closingText = (open: Span, spansAfter: (offset: number) => Span[] | undefined): string => {
  let last = open
  for (let offset = 0; offset < 7 && last.to % 1440 === 0; offset++) {
    const next = spansAfter(last.to / 1440)?.find(({ from }) => from === last.to)
    if (!next) break
    last = next
  }
  if (last.to % 1440 === 0 && open.opens === '00:00') return '24 hours'
  const isLater = last.to - open.from > 1440
  return `closes ${isLater ? `${last.day} ` : ''}${twelveHour(last.closes)}`
}
