import { localTime } from '../../api/suppliers/time-zone.rules.ts'
import { weekdays } from '../../api/suppliers/weekdays.rules.ts'
import { twelveHour, type DayHours } from './opening-hours.ts'

/** A closing time before the opening time is on the next day. */
const isPastMidnight = ({ opens, closes }: DayHours) => Boolean(opens && closes && closes < opens)

/**
 * "Open now, closes 5:30" or "Closed now, opens Mon 9:00", by the clock of the supplier's country; undefined where today's hours are
 * unknown.
 */
export const openNow = (hours: readonly DayHours[], at: Date, country?: string | null): string | undefined => {
  const { day: present, time } = localTime(at, country)
  const first = weekdays.indexOf(present)
  const of = (offset: number) => hours.find(({ day }) => day === weekdays[(first + offset) % 7])
  const yesterday = of(6)
  if (yesterday && isPastMidnight(yesterday) && time < yesterday.closes!)
    return `Open now, closes ${twelveHour(yesterday.closes!)}`
  const today = of(0)
  if (!today) return undefined
  if (today.opens && today.closes) {
    if (time < today.opens) return `Closed now, opens today ${twelveHour(today.opens)}`
    if (today.opens === '00:00' && today.closes === '24:00') return 'Open now, 24 hours'
    if (time < today.closes || isPastMidnight(today)) return `Open now, closes ${twelveHour(today.closes)}`
  }
  for (let offset = 1; offset <= 7; offset++) {
    const next = of(offset)
    if (!next) break
    if (next.opens) return `Closed now, opens ${next.day} ${twelveHour(next.opens)}`
  }
  return 'Closed now'
}
