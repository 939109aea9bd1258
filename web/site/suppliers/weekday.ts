import type { OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { dayNames, type Weekday as Day } from '../../../api/suppliers/opening-hours/weekdays.rules.ts'
import type { Weekday } from '../../schema.generated.ts'

type Span = Omit<OpeningSpan, 'day'> & { day: Weekday }

/** MONDAY becomes Mon. */
export const toSpans = (hours: readonly Span[] | null | undefined): OpeningSpan[] | null =>
  hours?.map(({ day, opens, closes }) => ({ day: day[0] + day.slice(1, 3).toLowerCase(), opens, closes })) ?? null

/** Mon becomes MONDAY. */
export const toWeekday = (day: string): Weekday => dayNames[day as Day].toUpperCase() as Weekday
