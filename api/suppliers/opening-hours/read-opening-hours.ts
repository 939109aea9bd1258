import { collectSpans, hasTimes, type DaySpan } from './collect-spans.ts'
import { hoursParts, type DaysPart, type HoursPart } from './hours-parts.ts'
import { hoursTokens, type HoursToken } from './hours-tokens.ts'
import { doOverlap } from './check-hours.rules.ts'
import { toMinutes, type StoredSpan } from './opening-hours.rules.ts'
import { dayNames, weekdays, type Weekday } from './weekdays.rules.ts'

/** Other content of a text, which is not stored. */
type HoursDoubt = 'holiday' | 'season' | 'appointment' | 'other'

interface ReadHours {
  hours: StoredSpan[] | undefined
  doubts: ReadonlySet<HoursDoubt>
}

interface HoursSource {
  /** Schema.org's 24-hour times: 10:00-02:00 passes midnight, while a visitor's "10-2" does not. */
  isExact?: boolean
  /** The text is a field for opening hours: "24/7" is enough. */
  isAlone?: boolean
}

const maxTextLength = 20_000
const wholeDay = { opens: '00:00', closes: '24:00' }
const everyDay = [0, 1, 2, 3, 4, 5, 6]

/** Reads "Mon-Fri 9-5, Sat 10-4" or "lundi au vendredi 9h-12h"; the hours of holidays and seasons are doubts. */
export const readOpeningHours = (text: string, { isExact = false, isAlone = false }: HoursSource = {}): ReadHours => {
  const written = text.slice(0, maxTextLength)
  // site builders leave the times of closed days empty: "Mo , Tu 10:00-16:00"
  const tokens = hoursTokens(isExact ? written.replaceAll(' ,', ' |') : written)
  const parts = hoursParts(withoutSeasons(tokens), isExact)
  const { spans, doubts } = assignTimes(readColumns(parts))
  if (tokens.some(({ kind }) => kind === 'season')) doubts.add('season')
  const isAlways = isAlone && !spans.length && isAllDayAlone(parts)
  return { hours: collectSpans(isAlways ? everyDay.map((day) => ({ day, ...wholeDay })) : spans), doubts }
}

/** The text names no other day; "closed" counts. */
export const readHoursOfDay = (day: Weekday, text: string): StoredSpan[] | undefined => {
  const parts = hoursParts(withoutSeasons(hoursTokens(`${dayNames[day]}: ${text.slice(0, maxTextLength)}`)), false)
  const { spans } = assignTimes(readColumns(parts))
  if (!spans.length || spans.some((span) => weekdays[span.day] !== day)) return undefined
  return collectSpans(spans) ?? (spans.some(hasTimes) ? undefined : [{ day, opens: null, closes: null }])
}

const isAllDayAlone = (parts: HoursPart[]) =>
  parts.some(({ kind }) => kind === 'allDay') &&
  parts.every(({ kind }) => kind === 'allDay' || kind === 'stop' || kind === 'line')

const lineEnd: HoursToken = { kind: 'line' }
const silent = new Set<HoursToken['kind']>(['filler', 'colon', 'open'])
const hoursKinds = new Set<HoursToken['kind']>(['days', 'time', 'closed', 'allDay'])

/** Removes lines that begin with a season, and the hours below such a heading. */
const withoutSeasons = (tokens: HoursToken[]): HoursToken[] => {
  let isInSeason = false
  return splitLines(tokens, lineEnd).flatMap((line) => {
    const meaningful = line.filter(({ kind }) => !silent.has(kind))
    const hasHours = meaningful.some(({ kind }) => hoursKinds.has(kind))
    const namesSeason = meaningful.some(({ kind }) => kind === 'season')
    if (meaningful[0]?.kind === 'season' || (namesSeason && !hasHours)) isInSeason = true
    else if (meaningful.length && !hasHours) isInSeason = false
    return isInSeason ? [lineEnd] : [...line, lineEnd]
  })
}

const splitLines = <Part extends { kind: string }>(parts: Part[], end: Part): Part[][] => {
  const lines: Part[][] = [[]]
  for (const part of parts) {
    if (part.kind === end.kind) lines.push([])
    else lines.at(-1)!.push(part)
  }
  return lines
}

const isTimes = (part: HoursPart | undefined) =>
  part?.kind === 'span' || part?.kind === 'closed' || part?.kind === 'allDay'

/** Matches a column or row of days with one of times; drops both if their numbers differ. */
const readColumns = (parts: HoursPart[]): HoursPart[] => {
  const lines = splitLines<HoursPart>(parts, { kind: 'line' }).filter((line) => line.length)
  const read: HoursPart[][] = []
  for (let at = 0; at < lines.length;) {
    const names = daysFrom(lines, at)
    const isRow = names.length === 1 && names[0]!.isRow
    const groups = isRow
      ? names[0]!.days.map((day): DaysPart => ({ kind: 'days', days: [day], isRow: false, beforeComma: 0 }))
      : names
    const times = timesFrom(lines, at + names.length, isRow)
    if (groups.length < 2 || !times.length || (isRow && times.length === 1)) {
      read.push(daysFirst(lines[at++]!))
      continue
    }
    if (times.length === groups.length) read.push(...groups.map((days, index) => [days, ...times[index]!]))
    at += names.length + (isRow ? 1 : times.length)
  }
  return read.flatMap((line) => [...line, { kind: 'line' }])
}

/** Turns "9-5 Mon-Fri 9-12 Sat" about: each time is for the days behind it. */
const daysFirst = (line: HoursPart[]): HoursPart[] => {
  const pairs = line.filter(({ kind }) => kind !== 'and' && kind !== 'stop')
  const isTurned =
    pairs.length > 3 &&
    pairs.every((part, at) => (at % 2 ? part.kind === 'days' : isTimes(part))) &&
    !(pairs.length % 2)
  return isTurned ? pairs.map((_, at) => pairs[at % 2 ? at - 1 : at + 1]!) : line
}

const daysFrom = (lines: HoursPart[][], at: number): DaysPart[] => {
  const found: DaysPart[] = []
  for (const [only, ...more] of lines.slice(at)) {
    if (only?.kind !== 'days' || more.length) break
    found.push(only)
  }
  return found
}

const timesFrom = (lines: HoursPart[][], at: number, isRow: boolean): HoursPart[][] => {
  const found: HoursPart[][] = []
  for (; at < lines.length && lines[at]!.every((part) => isTimes(part) || part.kind === 'and'); at++) {
    const times = lines[at]!.filter(isTimes)
    if (isRow) return times.map((part) => [part])
    found.push(times)
  }
  return found
}

type Times = Omit<DaySpan, 'day'>

const getTimes = (part: HoursPart): Times =>
  part.kind === 'span' ? { opens: part.opens, closes: part.closes } : part.kind === 'allDay' ? wholeDay : {}

const assignTimes = (parts: HoursPart[]): { spans: DaySpan[]; doubts: Set<HoursDoubt> } => {
  const doubts = new Set<HoursDoubt>()
  let spans: DaySpan[] = []
  let days: number[] = []
  let groupStart = 0
  let areHoursAssigned = false
  /** Times ahead of their days: "9 to 5, Monday to Friday"; the rest of the text is in this order too. */
  let early: Times[] = []
  let isTimesFirst = false

  const statedBy = new Map<number, { group: readonly number[]; run: number }>()
  let run = 0
  const closings: { days: readonly number[]; closes: string }[] = []

  const isPending = () => days.length > 0 && !areHoursAssigned
  /** "Mon-Fri 9-5 (Wed 9-1)", "Mon-Sat 9-5, closed Wed": the group with fewer days wins. */
  const isException = (day: number, times: Times) => {
    const before = statedBy.get(day)
    if (!before || before.run !== run || before.group.length <= days.length) return false
    const { opens, closes } = times
    return !opens || !closes || spans.some((one) => one.day === day && isOverlapping(one, { opens, closes }))
  }
  const give = (times: Times) => {
    for (const day of days) {
      if (isException(day, times)) {
        groupStart -= spans.slice(0, groupStart).filter((one) => one.day === day).length
        spans = spans.filter((one) => one.day !== day)
      }
      statedBy.set(day, { group: days, run })
    }
    spans.push(...days.map((day) => ({ day, ...times })))
    areHoursAssigned = true
  }
  const clearDays = () => {
    days = []
    early = []
    areHoursAssigned = false
  }
  const kindAt = (at: number) => parts[at]?.kind
  const endOfTimes = (at: number) => {
    while (isTimes(parts[at]) || ['partOfDay', 'lunch', 'and'].includes(kindAt(at) ?? '')) at++
    return at
  }

  /** In "9-5 Mon-Fri, Sat 10-4" only the days before the comma have the earlier times. */
  const splitGroup = (group: DaysPart, at: number) => {
    if (!early.length || !group.beforeComma || !isTimes(parts[at + 1])) return group.days
    ;[days, groupStart] = [group.days.slice(0, group.beforeComma), spans.length]
    for (const times of early) give(times)
    early = []
    return group.days.slice(group.beforeComma)
  }
  const readDays = (group: DaysPart, at: number) => {
    days = splitGroup(group, at)
    groupStart = spans.length
    areHoursAssigned = false
    isTimesFirst = early.length > 0 && !isTimes(parts[kindAt(at + 1) === 'partOfDay' ? at + 2 : at + 1])
    const isPartly = kindAt(at + 1) === 'partOfDay' && early.every(({ opens }) => !opens)
    if (isTimesFirst && !isPartly) for (const times of early) give(times)
    early = []
    return at + 1
  }
  /** "Every day 10-5 (11-4 on Sundays)": times that contradict earlier ones are for the following days. */
  const isForNext = (part: HoursPart, at: number) => {
    if (!areHoursAssigned || part.kind !== 'span' || kindAt(at + 1) !== 'days' || isTimes(parts[at + 2])) return false
    return spans.slice(groupStart).some(({ opens, closes }) => opens && closes && doOverlap({ opens, closes }, part))
  }
  const readTimes = (part: HoursPart, at: number): number => {
    const next = parts[at + 1]
    if (isForNext(part, at) && next?.kind === 'days') {
      spans = spans.filter(({ day }, index) => index < groupStart || !next.days.includes(day))
      days = next.days
      give(getTimes(part))
      return at + 2
    }
    const isOtherText = areHoursAssigned && kindAt(at - 1) === 'line' && kindAt(at + 1) === 'other'
    if (part.kind === 'allDay' && part.isOpen && !days.length && kindAt(at + 1) !== 'days') {
      days = everyDay
      give(wholeDay)
    } else if (isPending() || (days.length && part.kind === 'span' && !isTimesFirst && !isOtherText))
      give(getTimes(part))
    else if (part.kind !== 'allDay' || !days.length) {
      const waiting = days.length || isOtherText ? [] : early
      clearDays()
      early = isOtherText ? [] : [...waiting, getTimes(part)]
    }
    return at + 1
  }
  /** "Closed", or "closed 1-2" and "lunch 1-2", which split earlier spans. */
  const readClosed = (part: HoursPart, at: number) => {
    const next = parts[at + 1]
    if (next?.kind === 'span' && !isPending()) {
      if (areHoursAssigned)
        spans = [...spans.slice(0, groupStart), ...spans.slice(groupStart).flatMap((one) => cut(one, next))]
      return at + 2
    }
    const isPartly = kindAt(at - 1) === 'partOfDay' || kindAt(at + 1) === 'partOfDay'
    return part.kind === 'lunch' || isPartly ? at + 1 : readTimes(part, at)
  }
  /** "Sundays and bank holidays" are Sundays; "bank holiday Mondays 10-4" are none. */
  const readHoliday = (at: number) => {
    doubts.add('holiday')
    if (kindAt(at) === 'holiday') {
      if (isPending() && kindAt(at - 1) === 'and') return at + 1
      if (kindAt(at + 1) === 'and' && kindAt(at + 2) === 'days') return at + 2
    }
    const follows = parts[at + 1]
    // "Sat 10-2 (first Saturday of the month)"
    if (kindAt(at) === 'date' && follows?.kind === 'days' && areHoursAssigned && String(follows.days) === String(days))
      spans.length = groupStart
    const isWaiting = early.length > 0
    clearDays()
    const next = follows?.kind === 'days' ? at + 2 : at + 1
    return isWaiting ? next : endOfTimes(next)
  }
  /** "April to September: Mon-Sat 9-6", "Sat 10-4 (April to September)". */
  const readSeason = (at: number) => {
    doubts.add('season')
    const next = parts[at + 1]
    const before = kindAt(at - 1) === 'stop' ? at - 2 : at - 1
    if (areHoursAssigned && isTimes(parts[before]) && !isTimes(next) && next?.kind !== 'days') spans.length = groupStart
    const isWaiting = early.length > 0
    clearDays()
    if (next?.kind !== 'days') return isWaiting ? at + 1 : endOfTimes(at + 1)
    const end = parts.findIndex(({ kind }, index) => index > at && kind === 'line')
    return end < 0 ? parts.length : end
  }
  /** "Every day except Sunday 9-5". */
  const readExcept = (at: number) => {
    const next = parts[at + 1]
    if (next?.kind === 'holiday') return readHoliday(at + 1) && at + 2
    if (next?.kind !== 'days' || !days.length) {
      clearDays()
      return at + 1
    }
    spans = spans.filter(({ day }, index) => index < groupStart || !next.days.includes(day))
    spans.push(...next.days.map((day) => ({ day })))
    days = days.filter((day) => !next.days.includes(day))
    return at + 2
  }

  /** "Thursday until 8": hours stated elsewhere end at this time. */
  const readUntil = (closes: string, at: number) => {
    const next = parts[at + 1]
    const isBefore = !isPending() && next?.kind === 'days' && !isTimes(parts[at + 2])
    if (isBefore) closings.push({ days: next.days, closes })
    else if (isPending()) closings.push({ days, closes })
    else doubts.add('other')
    clearDays()
    return isBefore ? at + 2 : at + 1
  }

  const read = (part: HoursPart, at: number): number => {
    switch (part.kind) {
      case 'days':
        return readDays(part, at)
      case 'span':
      case 'allDay':
        return readTimes(part, at)
      case 'closed':
      case 'lunch':
        return readClosed(part, at)
      case 'holiday':
      case 'date':
        return readHoliday(at)
      case 'season':
        return readSeason(at)
      case 'except':
        return readExcept(at)
      case 'until':
        return readUntil(part.closes, at)
      case 'line':
        early = []
        return at + 1
      case 'break':
        if (!isPending() || !isTimes(parts[at + 1])) clearDays()
        return at + 1
      case 'appointment':
      case 'other':
        doubts.add(part.kind)
        clearDays()
        run++
        return at + 1
      case 'and':
      case 'stop':
      case 'partOfDay':
        return at + 1
    }
  }
  for (let at = 0; at < parts.length;) at = read(parts[at]!, at)
  for (const { days: ended, closes } of closings)
    for (const day of ended) if (!endDay(spans, day, closes)) doubts.add('other')
  return { spans, doubts }
}

const isOverlapping = ({ opens, closes }: Times, other: { opens: string; closes: string }): boolean =>
  opens !== undefined && closes !== undefined && doOverlap({ opens, closes }, other)

/** False if the day is not open before that time. */
const endDay = (spans: DaySpan[], day: number, closes: string): boolean => {
  const last = spans.findLast((span) => span.day === day && hasTimes(span) && span.opens < closes)
  if (last) last.closes = closes
  return last !== undefined
}

const cut = (span: DaySpan, rest: { opens: string; closes: string }): DaySpan[] => {
  const { day, opens, closes } = span
  if (!opens || !closes) return [span]
  const isWithin = toMinutes(opens) < toMinutes(rest.opens) && toMinutes(rest.closes) < toMinutes(closes)
  return isWithin
    ? [
        { day, opens, closes: rest.opens },
        { day, opens: rest.closes, closes },
      ]
    : [span]
}
