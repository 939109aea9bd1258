import { dayNumber } from './day-names.ts'
import { timeRange } from './read-times.ts'

/** A day, from 0 for Monday, and its times as HH:MM; without them it is closed. */
export interface DayRange {
  day: number
  opens?: string
  closes?: string
}

type Token =
  | { kind: 'days'; days: number[]; isShort: boolean }
  | { kind: 'time'; text: string }
  | { kind: 'range' | 'and' | 'break' | 'line' | 'colon' | 'closed' | 'unknown' | 'allDay' | 'filler' | 'other' }

/** One word, time or mark; every part is bounded, so that the time is linear. */
const token =
  /\d{1,2}\s?[:.h]\s?\d{2}(?::\d{2})?\s?(?:[ap]\.?\s?m\b\.?|hrs\b|uhr\b|h\b)?|24 ?\/ ?7|24[ -]?(?:hours?|hrs?)\b|(?<!\d)\d{1,4}\s?(?:[ap]\.?\s?m\b\.?|hrs\b|uhr\b|h\b)?(?!\d)|t\/m|\bm\s?[-–]\s?f\b|\p{L}+|\n| ,|[^\s]/giu

const all = [0, 1, 2, 3, 4, 5, 6]
const groups: Record<string, number[]> = {
  daily: all,
  weekdays: [0, 1, 2, 3, 4],
  weekday: [0, 1, 2, 3, 4],
  weekends: [5, 6],
  weekend: [5, 6],
  täglich: all,
  dagelijks: all,
  'm-f': [0, 1, 2, 3, 4],
}
const kinds = new Map<string, Exclude<Token['kind'], 'days' | 'time'>>(
  (
    [
      ['range', '- – — to until til till through thru bis à au a al tot t/m alle hasta'],
      ['and', ', & and / und et en y e + ;'],
      ['break', '| • ·'],
      ['line', '\n'],
      ['colon', ': = . ( )'],
      ['closed', 'closed geschlossen fermé fermée gesloten chiuso cerrado shut'],
      ['unknown', 'appointment appointments arrangement appt request'],
      ['allDay', '24/7'],
      ['filler', 'open opening hours times on from between are is we uhr von de du dalle le les am'],
    ] as const
  ).flatMap(([kind, words]) => (kind === 'line' ? ['\n'] : words.split(' ')).map((word) => [word, kind])),
)

const isTime = (text: string) =>
  /^\d/.test(text) ? !/^\d{3,4}$/.test(text) || /^(?:0\d|1\d|2[0-3]|\d)(?:00|15|30|45)$/.test(text) : false

const tokenOf = (text: string): Token => {
  const word = text.toLowerCase()
  if (word === ' ,') return { kind: 'break' }
  if (/^24.?(?:h|\/|\s)/.test(word) && !/^24[:.h]\s?\d/.test(word)) return { kind: 'allDay' }
  const days = groups[word.replace(/\s/g, '').replace('–', '-')]
  if (days) return { kind: 'days', days, isShort: false }
  const day = dayNumber(word)
  if (day !== undefined) return { kind: 'days', days: [day], isShort: word.length === 2 }
  if (isTime(word) || word === 'noon' || word === 'midday' || word === 'midnight') return { kind: 'time', text }
  return { kind: kinds.get(word) ?? 'other' }
}

const tokensOf = (text: string): Token[] => {
  const written = text
    .replace(/\b(?:every ?day|(?:7|seven) days(?: (?:a|per|of the) week)?)\b/gi, 'daily')
    .replace(/\([^()\d\n]{0,40}\)/g, ' ')
  return [...written.matchAll(token)].map(([one]) => tokenOf(one))
}

/** "Mon-Fri", "Sat & Sun", "Mon, Wed": the days from `at`, and where their times may follow. */
const dayGroup = (tokens: Token[], at: number) => {
  const days: number[] = []
  for (let isRange = false; ;) {
    const one = tokens[at]
    if (one?.kind !== 'days') break
    const first = one.days[0]!
    if (isRange && days.length)
      for (let day = (days.at(-1)! + 1) % 7; ; day = (day + 1) % 7) {
        days.push(day)
        if (day === first || days.length > 14) break
      }
    else days.push(...one.days)
    at += tokens[at + 1]?.kind === 'colon' && tokens[at + 2]?.kind === 'range' ? 2 : 1
    const link = tokens[at]?.kind
    if ((link !== 'range' && link !== 'and') || !['days', 'and'].includes(tokens[at + 1]?.kind ?? '')) break
    isRange = link === 'range'
    at += tokens[at + 1]?.kind === 'and' ? 2 : 1
  }
  return { days: [...new Set(days)], next: at }
}

/** Every day's times that a text tells, in its order; a day may have several. */
export const hoursInText = (text: string, isExact: boolean): DayRange[] => {
  const tokens = tokensOf(text)
  const found: DayRange[] = []
  /** The days that the next times are for. */
  let days: number[] = []
  let isTold = false
  /** The text tells the times before their days. */
  let isTimesFirst = false
  let isShort = false
  /** Times that stand before their days: "9 to 5, Monday to Friday". */
  let early: Omit<DayRange, 'day'>[] = []
  const give = (times: Omit<DayRange, 'day'>) => {
    for (const day of days) found.push({ day, ...times })
    isTold = true
  }
  for (let at = 0; at < tokens.length;) {
    const { kind } = tokens[at]!
    if (kind === 'days') {
      isShort = (tokens[at] as Extract<Token, { kind: 'days' }>).isShort
      const group = dayGroup(tokens, at)
      days = group.days
      isTold = false
      at = Math.max(group.next, at + 1)
      isTimesFirst = early.length > 0 && !hasTimes(tokens, at)
      if (isTimesFirst) for (const times of early) give(times)
      early = []
      continue
    }
    const range = kind === 'time' ? rangeAt(tokens, at, isExact) : undefined
    if (range) {
      if (days.length && !isTimesFirst) give(range.times)
      else {
        days = []
        early.push(range.times)
      }
      at = range.next
      continue
    }
    if (kind === 'closed') {
      if (days.length && !isTold) give({})
      else {
        days = []
        early = [{}]
      }
    } else if (kind === 'allDay') {
      if (days.length) give({ opens: '00:00', closes: '24:00' })
    } else if (
      kind === 'break' ||
      kind === 'other' ||
      kind === 'unknown' ||
      kind === 'time' ||
      (kind === 'filler' && isShort && !isTold)
    ) {
      days = []
      early = []
    } else if (kind === 'line') {
      early = []
    }
    at++
  }
  return found
}

/** Whether times of their own follow the days, before other words. */
const hasTimes = (tokens: Token[], at: number) => {
  for (let next = at; next < at + 4; next++) {
    const kind = tokens[next]?.kind
    if (kind === 'time' || kind === 'closed' || kind === 'allDay') return true
    if (kind !== 'colon' && kind !== 'range' && kind !== 'filler') return false
  }
  return false
}

const rangeAt = (tokens: Token[], at: number, isExact: boolean) => {
  const [from, link] = [tokens[at], tokens[at + 1]]
  const skipped = tokens[at + 2]?.kind === 'filler' ? 1 : 0
  const to = tokens[at + 2 + skipped]
  if (from?.kind !== 'time' || link?.kind !== 'range' || to?.kind !== 'time') return undefined
  const times = timeRange(from.text, to.text, isExact)
  return times && { times, next: at + 3 + skipped }
}
