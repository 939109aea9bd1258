import { weekdays } from '../../api/suppliers/weekdays.rules.ts'
import type { DayHours } from './opening-hours.ts'

/** The hours of "Mo 09:00-17:30; … Su off", as the API tells them on one line. */
export const readHours = (text: string): DayHours[] =>
  text.split('; ').flatMap((part) => {
    const [short = '', times = 'off'] = part.split(' ')
    const day = weekdays.find((name) => name.startsWith(short))
    const [opens, closes] = times.split('-')
    return day ? [times === 'off' ? { day, opens: null, closes: null } : { day, opens, closes }] : []
  })
