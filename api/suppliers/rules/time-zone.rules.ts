import type { Weekday } from '../opening-hours/weekdays.rules.ts'

/** Countries with continental time. */
export const continent: readonly string[] = ['France', 'Germany', 'Spain', 'Italy', 'Netherlands', 'Belgium']

const createClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
type Clock = 'Europe/London' | 'Europe/Paris'
const clocks: Partial<Record<Clock, Intl.DateTimeFormat>> = {}

/** The weekday, "Mon", and the time, "09:30", in a country; London's if unknown. Opening hours use it. */
export const localTime = (at: Date, country?: string | null): { day: Weekday; time: string } => {
  const zone: Clock = continent.includes(country ?? '') ? 'Europe/Paris' : 'Europe/London'
  const clock = (clocks[zone] ??= createClock(zone))
  const {
    weekday = '',
    hour,
    minute,
  } = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: weekday as Weekday, time: `${hour}:${minute}` }
}
