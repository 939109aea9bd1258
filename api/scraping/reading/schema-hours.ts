import { collectSpans, type DaySpan } from '../../suppliers/opening-hours/collect-spans.ts'
import { readOpeningHours } from '../../suppliers/opening-hours/read-opening-hours.ts'
import type { StoredSpan } from '../../suppliers/opening-hours/opening-hours.rules.ts'
import { clockTime } from '../../suppliers/opening-hours/read-times.ts'
import { weekdays, type Weekday } from '../../suppliers/opening-hours/weekdays.rules.ts'
import { isNode } from './json-ld.ts'

export interface HoursSpecification {
  dayOfWeek?: unknown
  opens?: unknown
  closes?: unknown
  validFrom?: unknown
  validThrough?: unknown
}

const maxSpecifications = 50
const dayMs = 86_400_000
/** A shorter validity is a holiday or a season. */
const minValidDays = 360

/** Hours of a holiday or a season, in the past or the future, are left out. */
export const hoursFromSpecification = (given: HoursSpecification | HoursSpecification[]): StoredSpan[] | undefined =>
  collectSpans(
    [given]
      .flat()
      .slice(0, maxSpecifications)
      .filter(isRegular)
      .flatMap(({ dayOfWeek, opens, closes }) =>
        daysIn(dayOfWeek).map((day): DaySpan => ({ day, ...parseTimes(opens, closes) })),
      ),
  )

const isRegular = ({ validFrom, validThrough }: HoursSpecification): boolean => {
  const from = validFrom ? parseTime(validFrom) : -Infinity
  const through = validThrough ? parseTime(validThrough) : Infinity
  const now = Date.now()
  return from <= now && now < through + dayMs && through - from >= minValidDays * dayMs
}

/** NaN if the validity is unknown. */
const parseTime = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN)

/** Days by their names, addresses or nodes: "Monday", "https://schema.org/Monday", {"@id": …}, "Mo-Fr". */
const daysIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.slice(0, 20).flatMap(daysIn)
  if (isNode(value)) return daysIn(value['name'] ?? value['@id'] ?? value['@value'])
  const name = typeof value === 'string' ? value.slice(0, 200).replaceAll(/https?:\/\/[^\s,]*[/#]|\bschema:/g, '') : ''
  const { hours } = readOpeningHours(`${name} 09:00-17:00`, { isExact: true })
  return (hours ?? []).map(({ day }) => weekdays.indexOf(day as Weekday))
}

/** Schema.org marks a closed day by equal times, or by none. */
const parseTimes = (opens: unknown, closes: unknown) => {
  const [from, to] = [opens, closes].map((value) =>
    typeof value === 'string' ? clockTime(value.replace(/^.{10}T/, '')) : undefined,
  )
  return from && to ? { opens: from, closes: to } : {}
}
