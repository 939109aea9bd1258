import { storedEnum } from '../schema/types.ts'
import { dayNames } from './opening-hours/weekdays.rules.ts'

const names = Object.values(dayNames)

/** By their schema names; internally they are Mon to Sun. */
export const Weekday = storedEnum(
  'Weekday',
  'A day of the week.',
  Object.fromEntries(names.map((name) => [name.toUpperCase(), `${name}.`])),
  (name) => `${name[0]}${name.slice(1, 3).toLowerCase()}`,
)
