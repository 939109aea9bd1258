import { tidySpans, type StoredSpan } from '../opening-hours/opening-hours.rules.ts'
import { readOpeningHours } from '../opening-hours/read-opening-hours.ts'
import { dayNames, weekdays, type Weekday } from '../opening-hours/weekdays.rules.ts'
import { isEmptyCell } from './tidy-cell.ts'

/** A column with the opening hours of one weekday; several of one day are its opening and closing. */
export type HoursColumn = `hours${Weekday}`

/** These columns, Monday first. */
export const hoursColumns = weekdays.map((day): HoursColumn => `hours${day}`)

const dayOf = (column: HoursColumn) => column.slice(5) as Weekday

/** What the office calls such a column. */
export const hoursLabel = (column: HoursColumn) => `Opening hours on ${dayNames[dayOf(column)]}`

const words = '(?:opening|open|opens|closing|close|closes|trading|business|store|shop|hours|times)'
const before = new RegExp(`^(?:(?:[a-z]{2,20}_)?(?:opening|trading)_hours_|(?:${words}_){0,2})(?:on_)?$`)
const after = new RegExp(`^(?:_${words}){0,2}$`)

/** The weekday's column that a heading names: "Monday", "Mon close", "PHARMACY_OPENING_HOURS_MONDAY". */
export const hoursColumnOf = (heading: string): HoursColumn | undefined => {
  const key = heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 60)
  for (const day of weekdays) {
    const name = new RegExp(
      `(?:^|_)(?:${day.toLowerCase()}|${dayNames[day].toLowerCase()}|${day.toLowerCase()}s)(?:_|$)`,
    )
    const [found] = name.exec(key) ?? []
    if (!found) continue
    const [lead = '', rest = ''] = key.split(found)
    if (before.test(lead && `${lead}_`) && after.test(rest && `_${rest}`)) return `hours${day}`
  }
  return undefined
}

const closed = /^(?:closed|shut|off|geschlossen|ruhetag|ferm[ée]e?|cerrado|chiuso|gesloten|no)$/i
const always = /^(?:24 ?\/ ?7|24 ?h(?:ou)?rs?|24h|open 24 hours|all day)$/i
const secondSpan = /(\d{1,2}[:.]\d{2}):(?=\d{1,2}[:.]\d{2})/g

const readDay = (day: Weekday, cell: string): StoredSpan[] | undefined => {
  if (closed.test(cell)) return [{ day, opens: null, closes: null }]
  if (always.test(cell)) return [{ day, opens: '00:00', closes: '24:00' }]
  // "09:00-13:00:14:00-18:00"
  const { hours } = readOpeningHours(`${dayNames[day]}: ${cell.replace(secondSpan, '$1, ')}`, { isAlone: true })
  return hours?.every((span) => span.day === day) ? hours : undefined
}

const others = { holiday: 'holidays', season: 'seasons', appointment: 'appointments', other: 'something else' }

/** The hours of the cells of weekdays, else of the one for all; each that cannot be read is left out, and told in `notes`. */
export const readHoursCells = (
  cells: { [column in HoursColumn | 'openingHours']?: string },
  notes: string[],
): StoredSpan[] | undefined => {
  const spans = hoursColumns.flatMap((column) => {
    const cell = cells[column]?.slice(0, 500).trim() ?? ''
    if (isEmptyCell(cell)) return []
    const read = readDay(dayOf(column), cell)
    if (!read)
      notes.push(
        `left out: ${dayNames[dayOf(column)]} must be opening hours, such as 09:00-17:30 (it is "${cell.slice(0, 60)}")`,
      )
    return read ?? []
  })
  if (spans.length) return tidySpans(spans)
  const whole = cells.openingHours
  if (!whole) return undefined
  const { hours, doubts } = readOpeningHours(whole, { isAlone: true })
  if (!hours)
    notes.push(
      `left out: openingHours must be opening hours, such as Mon-Fri 9-5; Sat 10-4 (it is "${whole.slice(0, 60)}")`,
    )
  else if (doubts.size)
    notes.push(
      `openingHours speaks of ${[...doubts].map((one) => others[one]).join(' and ')} too, which is left out (it is "${whole.slice(0, 60)}")`,
    )
  return hours && tidySpans(hours)
}
