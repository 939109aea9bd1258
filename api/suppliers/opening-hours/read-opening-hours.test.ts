import { expect, test } from 'vitest'
import { localTime } from '../rules/time-zone.rules.ts'
import { findHoursProblem, isSpan, tidySpans } from './check-hours.rules.ts'
import { formatOpeningHours, parseOpeningHours } from './opening-hours.rules.ts'
import { collectSpans } from './collect-spans.ts'
import { readOpeningHours } from './read-opening-hours.ts'
import { clockTime, timeRange } from './read-times.ts'
import { compactHours, writtenHours } from '../../testing/written-hours.ts'

test.each([
  ['Mo 10:00-02:00', 'Mo 10:00-02:00'],
  ['Mo , Tu 10:00-16:00, We , Su ', 'Tu 10:00-16:00'],
  ['Mo-Fr 09:00-12:00 Mo-Fr 13:00-17:00', 'Mo-Fr 09:00-12:00,13:00-17:00'],
])('schema.org’s "%s", on 24 hours, is read as "%s"', (text, hours) => {
  expect(compactHours(readOpeningHours(text, { isExact: true }).hours)).toBe(hours)
})

test.each([
  ['24/7', 'Mo-Su 00:00-24:00'],
  ['Open 24 hours', 'Mo-Su 00:00-24:00'],
  ['24h', 'Mo-Su 00:00-24:00'],
  ['24 hours emergency call-out', ''],
  ['9-5', ''],
  ['Closed', ''],
  ['.', ''],
])('as a field for opening hours, "%s" is read as "%s"', (text, hours) => {
  expect(compactHours(readOpeningHours(text, { isAlone: true }).hours)).toBe(hours)
})

test.each([
  ['Mon-Fri 9-5', []],
  ['Mon-Fri: 9am to 5pm, Sat & Sun closed.', []],
  ['Mon-Fri 9-5, bank holidays 10-4', ['holiday']],
  ['Mon-Fri 9-5; Sat 10-4 (April to September)', ['season']],
  ['Mon-Fri 9-5, Sat by appointment', ['appointment']],
  ['Mon-Fri 9-5, ring the bell', ['other']],
  ['Mon-Sat 9-5.30, late night Thursday until 8', []],
  ['Mon-Fri 9-5, late night Saturday until 8', ['other']],
])('"%s" leaves doubts: %s', (text, doubts) => {
  expect([...readOpeningHours(text).doubts]).toEqual(doubts)
})

test.each(writtenHours)('"%s" is read as "%s"', (text, hours) => {
  expect(compactHours(readOpeningHours(text).hours)).toBe(hours)
})

test.each([
  ['9am', '09:00'],
  [' 5.30 PM ', '17:30'],
  ['1730', '17:30'],
  ['09:00:00', '09:00'],
  ['12am', '00:00'],
  ['noon', '12:00'],
  ['midnight', '00:00'],
  ['24:00', '24:00'],
  ['25:00', undefined],
  ['9:70', undefined],
  ['soon', undefined],
])('the time "%s" is %s', (text, expected) => expect(clockTime(text)).toBe(expected))

test.each([
  ['9', '5pm', '09:00-17:00'],
  ['10am', '12', '10:00-12:00'],
  ['9', '5.30', '09:00-17:30'],
  ['9', '05:30', '09:00-17:30'],
  ['10', '02:00', '10:00-02:00'],
  ['12', '5pm', '12:00-17:00'],
  ['1', '5', '13:00-17:00'],
  ['13', '5', '13:00-05:00'],
  ['9', '13', '09:00-13:00'],
  ['9am', '5', '09:00-17:00'],
  ['9pm', '11', '21:00-23:00'],
  ['11', '2am', '23:00-02:00'],
  ['9am', '9.30', '09:00-09:30'],
  ['9am', '5pm', '09:00-17:00'],
  ['7am', '5am', '07:00-05:00'],
  ['09:00', '17:00', '09:00-17:00'],
  ['9', 'soon', undefined],
  ['25', '26', undefined],
])('from %s to %s, as people write it, is %s', (from, to, expected) => {
  const range = timeRange(from, to, false)
  expect(range && `${range.opens}-${range.closes}`).toBe(expected)
})

test('of hours that overlap the first win, also "closed"; a day of impossible hours is unknown', () => {
  const span = (day: number, opens?: string, closes?: string) => ({ day, ...(opens && closes && { opens, closes }) })
  const collect = (...spans: ReturnType<typeof span>[]) => formatOpeningHours(collectSpans(spans) ?? null)
  expect(collect(span(0, '09:00', '17:00'), span(0, '12:00', '14:00'), span(0, '18:00', '20:00'))).toBe(
    'Mo 09:00-17:00,18:00-20:00',
  )
  expect(collect(span(0), span(0, '09:00', '17:00'), span(1, '09:00', '17:00'))).toBe('Mo off; Tu 09:00-17:00')
  expect(collect(span(1, '09:00', '17:00'), span(1))).toBe('Tu 09:00-17:00')
  expect(collect(span(1, '09:00', '12:00'), span(1), span(1, '13:00', '17:00'))).toBe('Tu 09:00-12:00,13:00-17:00')
  expect(collect(span(2, '00:00', '00:00'), span(3, '09:00', '17:00'), span(4, '17:00', '09:00'))).toBe(
    'We off; Th 09:00-17:00',
  )
  expect(collect(span(0), span(1))).toBeNull()
  const six = [8, 10, 12, 14, 16, 18].map((hour) =>
    span(5, `${hour}:00`.padStart(5, '0'), `${hour}:30`.padStart(5, '0')),
  )
  expect(collect(...six)).not.toContain('18:00')
})

test.each([
  ['09:00', '09:01', true],
  ['00:00', '24:00', true],
  ['18:00', '06:00', true],
  ['18:00', '06:01', false],
  ['09:00', '09:00', false],
  ['24:00', '02:00', false],
  ['9:00', '17:00', false],
  ['09:60', '17:00', false],
  ['09:00', '24:01', false],
])('from %s to %s is a span of time: %s', (opens, closes, expected) => {
  expect(isSpan(opens, closes)).toBe(expected)
})

test('spans of a day are in order, joined where they touch, at most five, and may touch', () => {
  const on = (...spans: string[]) =>
    spans.map((span) => ({ day: 'Mon', opens: span.slice(0, 5), closes: span.slice(6) }))
  expect(formatOpeningHours(tidySpans(on('13:00-17:00', '09:00-12:00', '12:00-13:00', '20:00-23:59')))).toBe(
    'Mo 09:00-17:00,20:00-24:00',
  )
  const five = on('02:00-03:00', '01:00-02:00', '04:00-05:00', '06:00-07:00', '08:00-09:00')
  expect(findHoursProblem(five)).toBeUndefined()
  expect(findHoursProblem([...five, ...on('10:00-11:00')])).toBe('Monday: please give at most 5 spans of time.')
  expect(findHoursProblem(on('09:00-12:00', '11:59-13:00'))).toBe('Monday: please give times that do not overlap.')
})

test('hours as written on one line are read as they were', () => {
  const text = 'Mo 09:00-12:00,13:00-17:30; Th 18:00-02:00; Su off'
  expect(formatOpeningHours(parseOpeningHours(text))).toBe(text)
  expect(parseOpeningHours('Xx 09:00-12:00; Su')).toEqual([{ day: 'Sun', opens: null, closes: null }])
  expect([formatOpeningHours([]), formatOpeningHours(null)]).toEqual([null, null])
})

test.each([
  ['2026-07-05T23:30:00Z', 'United Kingdom', 'Mon 00:30'],
  ['2026-01-05T00:00:00Z', 'United Kingdom', 'Mon 00:00'],
  ['2026-01-05T00:00:00Z', undefined, 'Mon 00:00'],
  ['2026-01-05T23:30:00Z', 'Belgium', 'Tue 00:30'],
  ['2026-01-05T23:30:00Z', 'Ireland', 'Mon 23:30'],
])('at %s in %s it is %s', (at, country, expected) => {
  const { day, time } = localTime(new Date(at), country)
  expect(`${day} ${time}`).toBe(expected)
})
