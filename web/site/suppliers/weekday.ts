import type { OpeningSpan } from '../../../api/suppliers/opening-hours/opening-hours.rules.ts'
import { dayNames, type Weekday as Day } from '../../../api/suppliers/opening-hours/weekdays.rules.ts'
import type { Weekday } from '../../graphql.generated.ts'

type Span = Omit<OpeningSpan, 'day'> & { day: Weekday }

/** Opening hours of the API as the rules name their days: MONDAY is Mon. */
export const toSpans = (hours: readonly Span[] | null | undefined): OpeningSpan[] | null =>
  hours?.map(({ day, opens, closes }) => ({ day: day[0] + day.slice(1, 3).toLowerCase(), opens, closes })) ?? null

/** A day of the rules as the API names it. */
export const toWeekday = (day: string): Weekday => dayNames[day as Day].toUpperCase() as Weekday
