import { enumType } from '../server/enum-type.ts'
import { weekdays } from './opening-hours/weekdays.rules.ts'

export const Weekday = enumType('Weekday', 'A day of the week.', {
  MONDAY: 'Monday.',
  TUESDAY: 'Tuesday.',
  WEDNESDAY: 'Wednesday.',
  THURSDAY: 'Thursday.',
  FRIDAY: 'Friday.',
  SATURDAY: 'Saturday.',
  SUNDAY: 'Sunday.',
})
export type Weekday = keyof typeof Weekday

const inOrder = Object.keys(Weekday) as Weekday[]

/** The day that opening hours call Mon, Tue and so on; null for any other text. */
export const weekdayOf = (day: string): Weekday | null => inOrder[weekdays.findIndex((one) => one === day)] ?? null
