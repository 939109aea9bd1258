import type { HoursToken } from './hours-tokens.ts'
import { timeRange } from './read-times.ts'

export type HoursPart =
  | { kind: 'days'; days: number[]; isRow: boolean; beforeComma: number }
  | { kind: 'span'; opens: string; closes: string }
  | { kind: 'allDay'; isOpen: boolean }
  /** A closing time alone: "Thursday until 8". */
  | { kind: 'until'; closes: string }
  | { kind: (typeof words)[number] }

/** `isRow` for "Mon Tue Wed" without links; `beforeComma` counts the days before the last comma. */
export type DaysPart = Extract<HoursPart, { kind: 'days' }>

/** All other words only connect. */
const words = [
  'line',
  'and',
  'stop',
  'break',
  'closed',
  'lunch',
  'appointment',
  'except',
  'partOfDay',
  'holiday',
  'date',
  'season',
  'other',
] as const satisfies readonly HoursToken['kind'][]
const isWord = (kind: string): kind is (typeof words)[number] => (words as readonly string[]).includes(kind)

/** With `isExact`, times are on 24 hours. */
export const hoursParts = (tokens: HoursToken[], isExact: boolean): HoursPart[] => {
  const parts: HoursPart[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const span = token.kind === 'time' ? spanAt(tokens, at, isExact) : undefined
    const until = token.kind === 'until' ? untilAt(tokens, at, isExact) : undefined
    const group = token.kind === 'days' ? daysAt(tokens, at) : undefined
    const read = span ?? until ?? group
    if (read) parts.push(read.part)
    else {
      const part = readPart(tokens, at)
      if (part) parts.push(part)
    }
    at = read?.next ?? at + 1
  }
  return parts
}

const readPart = (tokens: HoursToken[], at: number): HoursPart | undefined => {
  const { kind } = tokens[at]!
  if (kind === 'slash' || kind === 'comma') return { kind: 'and' }
  // "Su off", but not "20% off Mondays"
  if (kind === 'off') return { kind: tokens[at - 1]?.kind === 'days' ? 'closed' : 'other' }
  if (kind === 'allDay')
    return isAboutService(tokens, at) ? { kind: 'other' } : { kind, isOpen: tokens[at - 1]?.kind === 'open' }
  if (kind === 'time' || kind === 'service') return { kind: 'other' }
  return isWord(kind) ? { kind } : undefined
}

/** "24/7 emergency call-outs" are no opening hours. */
const isAboutService = (tokens: HoursToken[], at: number) => {
  for (const step of [-1, 1])
    for (let near = at + step; near >= 0 && near < tokens.length && Math.abs(near - at) < 8; near += step) {
      const { kind } = tokens[near]!
      if (kind === 'service') return true
      if (kind === 'line' || kind === 'stop' || kind === 'time') break
    }
  return false
}

const daysAt = (tokens: HoursToken[], at: number) => {
  const days: number[] = []
  let isRange = false
  let isRow = true
  let beforeComma = 0
  for (;;) {
    const token = tokens[at]
    if (token?.kind !== 'days') break
    if (isRange && days.length) for (let day = days.at(-1)!; day !== token.days[0];) days.push((day = (day + 1) % 7))
    else days.push(...token.days)
    at++
    const next = linkAt(tokens, at)
    if (next === at) continue
    if (tokens[next]?.kind !== 'days') break
    isRow = false
    if (tokens.slice(at, next).some(({ kind }) => kind === 'comma')) beforeComma = new Set(days).size
    isRange = tokens.slice(at, next).some(isRangeWord)
    at = next
  }
  const unique = [...new Set(days)]
  return { part: { kind: 'days', days: unique, isRow: isRow && unique.length > 1, beforeComma } as const, next: at }
}

/** Links are "-", "and", ", and" and "(". */
const linkAt = (tokens: HoursToken[], at: number): number => {
  let next = at
  while (next < at + 3 && ['range', 'until', 'and', 'comma', 'slash', 'filler'].includes(tokens[next]?.kind ?? ''))
    next++
  if (isRangeWord(tokens[next - 1]) && tokens[next]?.kind === 'line') next++
  return next
}

const isRangeWord = (token: HoursToken | undefined) => token?.kind === 'range' || token?.kind === 'until'

const untilAt = (tokens: HoursToken[], at: number, isExact: boolean) => {
  const place = tokens[at + 1]?.kind === 'filler' ? at + 2 : at + 1
  const time = tokens[place]
  const times = time?.kind === 'time' ? timeRange('noon', time.text, isExact) : undefined
  return times && { part: { kind: 'until', closes: times.closes } as const, next: place + 1 }
}

const spanAt = (tokens: HoursToken[], at: number, isExact: boolean) => {
  const kindAt = (place: number) => tokens[place]?.kind
  const link = kindAt(at + 1)
  const end = kindAt(at + 2) === 'filler' ? at + 3 : at + 2
  const [from, to] = [tokens[at], tokens[end]]
  if (from?.kind !== 'time' || to?.kind !== 'time') return undefined
  const isBetween = link === 'and' && kindAt(at - 1) === 'between'
  // "9h/12h - 14h/18h"; not the slash in "9h / 12h - 14h"
  const isSlashed = link === 'slash' && (!isRangeWord(tokens[end + 1]) || kindAt(end + 3) === 'slash')
  if (!isRangeWord(tokens[at + 1]) && !isBetween && !isSlashed) return undefined
  const times = timeRange(from.text, to.text, isExact)
  return times && { part: { kind: 'span', ...times } as const, next: end + 1 }
}
