import { registerEnumType } from 'type-graphql'
import { dayNames, type Weekday as Day } from './opening-hours/weekdays.rules.ts'

/** By their schema names; internally they are Mon to Sun. */
export const Weekday = Object.fromEntries(
  Object.entries(dayNames).map(([day, name]) => [name.toUpperCase(), day]),
) as Record<Uppercase<(typeof dayNames)[Day]>, Day>

registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'A day of the week.',
  valuesConfig: Object.fromEntries(
    Object.values(dayNames).map((name) => [name.toUpperCase(), { description: `${name}.` }]),
  ),
})
