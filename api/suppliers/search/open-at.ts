import { localTime } from '../rules/time-zone.rules.ts'
import { weekdays } from '../opening-hours/weekdays.rules.ts'

/** In minutes since Monday 0:00, by the clocks of the suppliers' countries. */
export interface OpenAt {
  /** In the United Kingdom, Ireland and the Crown dependencies. */
  british: number
  /** In France, Germany, Spain, Italy, the Netherlands and Belgium. */
  continental: number
}

const minutesPerDay = 1440

const minuteOfWeek = (at: Date, country: string): number => {
  const { day, time } = localTime(at, country)
  const [hour, minute] = time.split(':').map(Number)
  return weekdays.indexOf(day) * minutesPerDay + hour! * 60 + minute!
}

export const openAt = (at = new Date()): OpenAt => ({
  british: minuteOfWeek(at, 'United Kingdom'),
  continental: minuteOfWeek(at, 'France'),
})
