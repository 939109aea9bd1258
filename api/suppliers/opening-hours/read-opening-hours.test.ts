import { expect, test } from 'vitest'
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
