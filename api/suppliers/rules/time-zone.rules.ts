import type { Weekday } from '../opening-hours/weekdays.rules.ts'

export const continent: readonly string[] = ['France', 'Germany', 'Spain', 'Italy', 'Netherlands', 'Belgium']

const createClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
type Clock = 'Europe/London' | 'Europe/Paris'
const clocks: Partial<Record<Clock, Intl.DateTimeFormat>> = {}

/** London's if the country is unknown: "Mon" and "09:30". */
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
