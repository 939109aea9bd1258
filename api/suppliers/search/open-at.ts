import { timeZoneOf } from '../time-zone.rules.ts'

/** A moment as minutes since Monday 0:00 by the clocks of the countries that suppliers are in. */
export interface OpenAt {
  /** In the United Kingdom, Ireland and the Crown dependencies. */
  british: number
  /** In France, Germany, Spain, Italy, the Netherlands and Belgium. */
  continental: number
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const minutesPerDay = 1440

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
const british = clockOf(timeZoneOf('United Kingdom'))
const continental = clockOf(timeZoneOf('France'))

const minuteOfWeek = (clock: Intl.DateTimeFormat, at: Date): number => {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  return days.indexOf(part.weekday ?? '') * minutesPerDay + Number(part.hour) * 60 + Number(part.minute)
}

/** The present minute of the week, or that of another moment. */
export const openAt = (at = new Date()): OpenAt => ({
  british: minuteOfWeek(british, at),
  continental: minuteOfWeek(continental, at),
})
