import type { OpeningHours } from '../../suppliers/supplier.entity.ts'
import { weekdays } from '../../suppliers/weekdays.rules.ts'
import { dayNumber } from './day-names.ts'
import { clockTime, minutesOf } from './read-times.ts'
import { hoursInText, type DayRange } from './hours-in-text.ts'

/**
 * The hours of each day, Monday first. A day with a break counts from its first opening to its last closing; a closing
 * time that is not after the opening is on the next day; equal times mean closed.
 */
export const hoursOfRanges = (ranges: DayRange[]): OpeningHours[] | undefined => {
  const byDay = new Map<number, { opens: string; closes: string } | null>()
  for (const { day, opens, closes } of ranges) {
    const known = byDay.get(day)
    if (!opens || !closes || opens === closes) {
      if (!byDay.has(day)) byDay.set(day, null)
    } else if (!known) {
      if (known === undefined) byDay.set(day, { opens, closes })
    } else if (follows(known, opens)) known.closes = closes
    else if (minutesOf(closes) <= minutesOf(known.opens) && minutesOf(opens) < minutesOf(closes)) known.opens = opens
  }
  const hours = [...byDay]
    .toSorted(([a], [b]) => a - b)
    .map(([day, times]) => ({ day: weekdays[day]!, opens: times?.opens ?? null, closes: times?.closes ?? null }))
  return hours.some(({ opens }) => opens) ? hours : undefined
}

const follows = ({ opens, closes }: { opens: string; closes: string }, next: string) =>
  minutesOf(closes) > minutesOf(opens) && minutesOf(next) >= minutesOf(closes)

/**
 * Parses hours from text: "Mo-Fr 09:00-17:30, Sa 09:00-16:00" or "Monday to Friday: 9am - 5.30pm, Sunday closed".
 * @param isExact the times are schema.org's, on 24 hours: 10:00-02:00 passes midnight, while a visitor's "10-2" does not
 */
export const hoursFromText = (text: string, { isExact = false } = {}): OpeningHours[] | undefined => {
  const part = text.slice(0, 20_000)
  const told = hoursOfRanges(hoursInText(part, isExact))
  return told ?? (alwaysOpen.test(part) ? weekdays.map((day) => ({ day, opens: '00:00', closes: '24:00' })) : undefined)
}

/** "Open 24/7" and "24 hours a day, 7 days a week"; "24-hour call-outs" are no opening hours. */
const alwaysOpen = /\bopen (?:for )?24(?: ?\/ ?7| ?h(?:ou)?rs\b)|\b24 hours a day,? (?:and )?(?:7|seven) days\b/i

export interface HoursSpecification {
  dayOfWeek?: unknown
  opens?: unknown
  closes?: unknown
}

const timeOf = (value: unknown) => (typeof value === 'string' ? clockTime(value) : undefined)

/** Parses schema.org's openingHoursSpecification: one or several, each for one day or several. */
export const hoursFromSpecification = (given: HoursSpecification | HoursSpecification[]): OpeningHours[] | undefined =>
  hoursOfRanges(
    [given]
      .flat()
      .slice(0, 50)
      .flatMap(({ dayOfWeek, opens, closes }) =>
        [dayOfWeek].flat().flatMap((name) => {
          const day = typeof name === 'string' ? dayNumber(name.split(/[/#]/).at(-1)!) : undefined
          return day === undefined ? [] : [{ day, opens: timeOf(opens), closes: timeOf(closes) }]
        }),
      ),
  )
