import { expect, test } from 'vitest'
import { localTime } from '../rules/time-zone.rules.ts'
import { findHoursProblem, isSpan, tidySpans } from './check-hours.rules.ts'
import { formatOpeningHours, parseOpeningHours } from './opening-hours.rules.ts'
import { readOpeningHours } from './read-opening-hours.ts'
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
