import { tidySpans } from '../opening-hours/check-hours.rules.ts'
import type { StoredSpan } from '../opening-hours/opening-hours.rules.ts'
import { dayNumber } from '../opening-hours/day-names.ts'
import { readHoursOfDay, readOpeningHours } from '../opening-hours/read-opening-hours.ts'
import { dayNames, weekdays, type Weekday } from '../opening-hours/weekdays.rules.ts'
import { isEmptyCell } from '../../text/tidy-cell.ts'
import { toClock } from '../opening-hours/read-times.ts'

/** Several columns of one day are its opening and closing times. */
export type HoursColumn = `hours${Weekday}`

export const hoursColumns = weekdays.map((day): HoursColumn => `hours${day}`)

const getWeekday = (column: HoursColumn) => column.slice(5) as Weekday

export const hoursLabel = (column: HoursColumn) => `Opening hours on ${dayNames[getWeekday(column)]}`

const words = new Set(
  'opening open opens opened closing close closes closed trading business store shop hours hour times time from to until start end on'.split(
    ' ',
  ),
)

/** Understands "Monday", "Mon close", "mondayOpens" and "PHARMACY_OPENING_HOURS_MONDAY". */
export const findHoursColumn = (heading: string): HoursColumn | undefined => {
  const all = heading
    .slice(0, 60)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
  const hours = all.findIndex((word, at) => word === 'hours' && ['opening', 'trading'].includes(all[at - 1] ?? ''))
  const rest = all.slice(hours + 1)
  const days = rest.filter(isDay)
  if (days.length !== 1 || !rest.every((word) => isDay(word) || words.has(word))) return undefined
  return `hours${weekdays[dayNumber(days[0]!)!]!}`
}

/** Two-letter names are other words too, and "mar" is a month. */
const isDay = (word: string) => word.length > 2 && word !== 'mar' && dayNumber(word) !== undefined

/** "09:00-13:00:14:00-18:00" */
const secondSpan = /(\d{1,2}[:.]\d{2}):(?=\d{1,2}[:.]\d{2})/g
/** Spreadsheets write nine as a fraction of the day: 0.375. */
const partOfDay = /(?<![\d:.,])0?[.,]\d{2,17}(?![\d:])/g
const asTime = (part: string) => toClock(Math.round(Number(part.replace(',', '.')) * 1440))
/** These mean hours only in a day's own cell. */
const wholeCells = new Map([
  ['no', 'closed'],
  ['all day', '24 hours'],
])

const readDay = (day: Weekday, cell: string): StoredSpan[] | undefined =>
  readHoursOfDay(day, wholeCells.get(cell.toLowerCase()) ?? cell.replace(partOfDay, asTime).replace(secondSpan, '$1, '))

/** Other programs write {"Monday": "9AM-5PM"}. */
const jsonSigns = /["{}[\]]/g
const others = { holiday: 'holidays', season: 'seasons', appointment: 'appointments', other: 'something else' }

/** The weekdays' cells win over the single cell; `notes` reports unreadable ones. */
export const readHoursCells = (
  cells: { [column in HoursColumn | 'openingHours']?: string },
  notes: string[],
): StoredSpan[] | undefined => {
  const spans = hoursColumns.flatMap((column) => {
    const cell = cells[column]?.slice(0, 500).trim() ?? ''
    if (isEmptyCell(cell)) return []
    const read = readDay(getWeekday(column), cell)
    if (!read)
      notes.push(
        `left out: ${dayNames[getWeekday(column)]} must be opening hours, such as 09:00-17:30 (it is "${cell.slice(0, 60)}")`,
      )
    return read ?? []
  })
  if (spans.length) return tidySpans(spans)
  const whole = cells.openingHours?.replace(jsonSigns, ' ').trim()
  if (!whole) return undefined
  const { hours, doubts } = readOpeningHours(whole, { isAlone: true })
  if (!hours)
    notes.push(
      `left out: openingHours must be opening hours, such as Mon-Fri 9-5; Sat 10-4 (it is "${whole.slice(0, 60)}")`,
    )
  else if (doubts.size)
    notes.push(
      `openingHours also mentions ${[...doubts].map((one) => others[one]).join(' and ')}, which is left out (it is "${whole.slice(0, 60)}")`,
    )
  return hours && tidySpans(hours)
}
