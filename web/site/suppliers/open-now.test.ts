import { act, render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OpenState } from './OpenNow.tsx'
import { openNow } from './open-now.ts'
import { hoursRows } from './opening-hours.ts'

const day = (name: string, hours?: string) => {
  const [opens = null, closes = null] = hours?.split('-') ?? []
  return { day: name, opens, closes }
}
const days = (name: string, ...hours: string[]) => hours.map((times) => day(name, times))
const week = [
  ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((name) => day(name, '09:00-17:30')),
  day('Sat', '10:00-13:00'),
  day('Sun'),
]

test('a page that stays open says when the business closes', async () => {
  vi.useFakeTimers({ now: new Date('2026-01-14T17:29:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { container } = render(createElement(OpenState, { status: null, hours: week, country: null }))
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(container.textContent).toBe('Open now · closes 5:30 pm')
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(container.textContent).toBe('Closed · opens 9 am Thursday')
})

test('open, closed, and the next opening', () => {
  expect(openNow(week, new Date('2026-01-14T09:00:00Z'))).toBe('Open now · closes 5:30 pm')
  expect(openNow(week, new Date('2026-01-14T08:59:00Z'))).toBe('Closed · opens 9 am')
  expect(openNow(week, new Date('2026-01-14T17:30:00Z'))).toBe('Closed · opens 9 am Thursday')
  expect(openNow(week, new Date('2026-01-17T14:00:00Z'))).toBe('Closed · opens 9 am Monday')
  expect(openNow(week, new Date('2026-01-18T12:00:00Z'))).toBe('Closed · opens 9 am Monday')
})

test('noon, midnight and the hour after it; after a day of unknown hours nothing is promised', () => {
  const odd = [day('Wed', '00:30-12:00'), day('Thu', '18:00-24:00'), day('Fri')]
  expect(openNow(odd, new Date('2026-01-14T00:10:00Z'))).toBe('Closed · opens 12:30 am')
  expect(openNow(odd, new Date('2026-01-14T00:30:00Z'))).toBe('Open now · closes midday')
  expect(openNow(odd, new Date('2026-01-15T19:00:00Z'))).toBe('Open now · closes midnight')
  expect(openNow(odd, new Date('2026-01-16T12:00:00Z'))).toBe('Closed')
})

test("by London's clock, in summer too", () => {
  expect(openNow(week, new Date('2026-07-15T08:00:00Z'))).toBe('Open now · closes 5:30 pm')
  expect(openNow(week, new Date('2026-07-15T16:30:00Z'))).toBe('Closed · opens 9 am Thursday')
  expect(openNow(week, new Date('2026-07-19T23:30:00Z'))).toBe('Closed · opens 9 am')
})

test('hours that end after midnight, and those that never end', () => {
  const late = week.map(({ day: name }) => day(name, name === 'Wed' ? '17:00-02:00' : undefined))
  expect(openNow(late, new Date('2026-01-14T23:59:00Z'))).toBe('Open now · closes 2 am')
  expect(openNow(late, new Date('2026-01-15T01:59:00Z'))).toBe('Open now · closes 2 am')
  expect(openNow(late, new Date('2026-01-15T02:00:00Z'))).toBe('Closed · opens 5 pm Wednesday')
  expect(openNow(late, new Date('2026-01-14T01:00:00Z'))).toBe('Closed · opens 5 pm')
  const always = week.map(({ day: name }) => day(name, '00:00-24:00'))
  expect(openNow(always, new Date('2026-01-14T03:00:00Z'))).toBe('Open now · 24 hours')
  expect(hoursRows(always)).toEqual([{ days: 'Mon-Sun', hours: 'open 24 hours' }])
})

test('a day with a break', () => {
  const split = [
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].flatMap((name) => days(name, '12:00-14:00', '17:00-23:00')),
    ...days('Sat', '08:00-12:00', '22:00-02:00'),
    day('Sun'),
  ]
  expect(openNow(split, new Date('2026-01-14T11:59:00Z'))).toBe('Closed · opens midday')
  expect(openNow(split, new Date('2026-01-14T12:00:00Z'))).toBe('Open now · closes 2 pm')
  expect(openNow(split, new Date('2026-01-14T16:00:00Z'))).toBe('Closed · opens 5 pm')
  expect(openNow(split, new Date('2026-01-14T22:59:00Z'))).toBe('Open now · closes 11 pm')
  expect(openNow(split, new Date('2026-01-14T23:00:00Z'))).toBe('Closed · opens midday Thursday')
  expect(openNow(split, new Date('2026-01-18T01:00:00Z'))).toBe('Open now · closes 2 am')
  expect(openNow(split, new Date('2026-01-18T02:00:00Z'))).toBe('Closed · opens midday Monday')
  expect(hoursRows(split)).toEqual([
    { days: 'Mon-Fri', hours: '12:00-2:00, 5:00-11:00' },
    { days: 'Sat', hours: '8:00-12:00, 10:00-2:00' },
    { days: 'Sun', hours: 'closed' },
  ])
})

test('open over several days', () => {
  const long = [...days('Fri', '09:00-24:00'), ...days('Sat', '00:00-24:00'), ...days('Sun', '00:00-17:00')]
  expect(openNow(long, new Date('2026-01-16T20:00:00Z'))).toBe('Open now · closes 5 pm Sunday')
  expect(openNow(long, new Date('2026-01-18T16:00:00Z'))).toBe('Open now · closes 5 pm')
})

test('days are neighbours only without a day between them', () => {
  expect(hoursRows([day('Mon', '09:00-17:00'), day('Wed', '09:00-17:00')])).toEqual([
    { days: 'Mon', hours: '9:00-5:00' },
    { days: 'Wed', hours: '9:00-5:00' },
  ])
})

test('on the continent in local time', () => {
  const at = new Date('2026-01-14T08:30:00Z')
  expect(openNow(week, at, 'Germany')).toBe('Open now · closes 5:30 pm')
  expect(openNow(week, at, 'Ireland')).toBe('Closed · opens 9 am')
})

test('days without hours say nothing', () => {
  expect(openNow([day('Mon', '09:00-17:30')], new Date('2026-01-14T10:00:00Z'))).toBeUndefined()
  expect(openNow([day('Mon', '09:00-17:30')], new Date('2026-01-12T18:00:00Z'))).toBe('Closed')
  expect(openNow([day('Wed'), day('Sun')], new Date('2026-01-14T10:00:00Z'))).toBe('Closed')
})

test('a supplier that opens on one day a week, after closing', () => {
  const tuesdays = week.map(({ day: name }) => day(name, name === 'Tue' ? '10:00-12:00' : undefined))
  expect(openNow(tuesdays, new Date('2026-01-13T12:00:00Z'))).toBe('Closed · opens 10 am Tuesday')
})
