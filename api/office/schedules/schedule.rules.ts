import * as z from 'zod/mini'
import { typedText } from '../../server/form.rules.ts'
import { bulkRules } from '../../scraping/scraping.rules.ts'
import { dayNames } from '../../suppliers/opening-hours/weekdays.rules.ts'

export const scheduleKinds = {
  DIRECTORIES: 'Directory scrape',
  MAPS: 'Google Maps search',
  BACKLINKS: 'Backlink check',
  DUPLICATES: 'Duplicate search',
} as const
export type ScheduleKind = keyof typeof scheduleKinds

export const rhythmWords = { DAY: 'Every day', WEEK: 'Every week', MONTH: 'Every month' } as const

export const weekdayNames = Object.values(dayNames)

const clockTime = (message: string) => z.string(message).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, message))
const dayMessage = 'Please choose a day.'
const sourcesMessage = 'Please choose at least one source.'

export const scheduleRules = z
  .object({
    name: typedText({ min: [1, 'Please enter a name.'], max: [100, 'The name must be at most 100 characters.'] }),
    kind: z.enum(Object.keys(scheduleKinds) as [ScheduleKind, ...ScheduleKind[]], 'Please choose what to start.'),
    every: z.enum(['DAY', 'WEEK', 'MONTH'], 'Please choose how often.'),
    day: z.nullish(z.int(dayMessage).check(z.minimum(1, dayMessage), z.maximum(31, dayMessage))),
    time: clockTime('Please enter a time such as 02:30.'),
    sources: z.array(z.string(sourcesMessage)).check(z.maxLength(20, 'Please choose at most 20 sources.')),
    locations: z.array(z.string()),
    keyword: z.nullish(typedText({ max: [100, 'Keyword must be at most 100 characters.'] })),
  })
  .check(({ value: { kind, every, day, sources, locations }, issues }) => {
    const refuse = (field: string, message: string, input: unknown) =>
      issues.push({ code: 'custom', input, path: [field], message })
    if (every !== 'DAY' && (day == null || (every === 'WEEK' && day > 7))) refuse('day', dayMessage, day)
    if (kind === 'DIRECTORIES' && !sources.length) refuse('sources', sourcesMessage, sources)
    const places = kind === 'MAPS' ? bulkRules.safeParse({ locations }) : undefined
    if (places?.error) refuse('locations', places.error.issues[0]!.message, locations)
  })

const quietMessage = 'Please enter both times, or neither.'

export const scrapeLimitRules = z
  .object({
    quietFrom: z.nullish(clockTime('Please enter a time such as 08:00.')),
    quietUntil: z.nullish(clockTime('Please enter a time such as 18:00.')),
    monthlyRequests: z.nullish(
      z
        .int('Please enter a whole number.')
        .check(z.minimum(0, 'Please enter 0 or more.'), z.maximum(1_000_000, 'Please enter at most 1,000,000.')),
    ),
  })
  .check(({ value: { quietFrom, quietUntil }, issues }) => {
    const refuse = (message: string) =>
      issues.push({ code: 'custom', input: quietUntil, path: ['quietUntil'], message })
    if (Boolean(quietFrom) !== Boolean(quietUntil)) refuse(quietMessage)
    else if (quietFrom && quietFrom === quietUntil) refuse('Please enter two different times.')
  })
