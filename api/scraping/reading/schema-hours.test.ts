import { expect, test } from 'vitest'
import { compactHours } from '../../testing/written-hours.ts'
import { hoursFromSpecification, type HoursSpecification } from './schema-hours.ts'

const nineToFive = { opens: '09:00', closes: '17:00' }
const weekdays = { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ...nineToFive }

test.each<[string, HoursSpecification | HoursSpecification[], string]>([
  ['one day', { dayOfWeek: 'Friday', ...nineToFive }, 'Fr 09:00-17:00'],
  [
    'days as a list of names and addresses',
    { dayOfWeek: ['Monday', 'https://schema.org/Tuesday'], ...nineToFive },
    'Mo-Tu 09:00-17:00',
  ],
  [
    'a day as a node with its address',
    { dayOfWeek: { '@id': 'http://schema.org/Sunday' }, ...nineToFive },
    'Su 09:00-17:00',
  ],
  [
    'a day as a node with its name',
    { dayOfWeek: { '@type': 'DayOfWeek', name: 'Monday' }, ...nineToFive },
    'Mo 09:00-17:00',
  ],
  [
    'nodes in a list',
    { dayOfWeek: [{ '@id': 'schema:Monday' }, { name: 'Tuesday' }], ...nineToFive },
    'Mo-Tu 09:00-17:00',
  ],
  ['days in one text', { dayOfWeek: 'Monday, Tuesday', ...nineToFive }, 'Mo-Tu 09:00-17:00'],
  [
    'addresses in one text',
    { dayOfWeek: 'https://schema.org/Monday https://schema.org/Tuesday', ...nineToFive },
    'Mo-Tu 09:00-17:00',
  ],
  ['a range of days', { dayOfWeek: 'Mo-Fr', ...nineToFive }, 'Mo-Fr 09:00-17:00'],
  ['days in another language', { dayOfWeek: ['Montag', 'mardi'], ...nineToFive }, 'Mo-Tu 09:00-17:00'],
  [
    'seconds, zones and dates in the times',
    { dayOfWeek: 'Mo', opens: '09:00:00+01:00', closes: '2026-01-05T17:00:00' },
    'Mo 09:00-17:00',
  ],
  [
    'a break',
    [
      { dayOfWeek: 'Monday', opens: '09:00', closes: '12:00' },
      { dayOfWeek: 'Monday', opens: '13:00', closes: '17:00' },
    ],
    'Mo 09:00-12:00,13:00-17:00',
  ],
  ['past midnight', { dayOfWeek: 'Friday', opens: '18:00', closes: '02:00' }, 'Fr 18:00-02:00'],
  ['the whole day', { dayOfWeek: 'Friday', opens: '00:00', closes: '23:59' }, 'Fr 00:00-24:00'],
  [
    'equal times, or none, for closed',
    [weekdays, { dayOfWeek: 'Su', opens: '00:00', closes: '00:00' }, { dayOfWeek: 'Sa' }],
    'Mo-Fr 09:00-17:00; Sa-Su off',
  ],
  ['an opening time alone', [weekdays, { dayOfWeek: 'Sa', opens: '09:00' }], 'Mo-Fr 09:00-17:00; Sa off'],
  ['what is no weekday', { dayOfWeek: ['PublicHolidays', 7, null], ...nineToFive }, ''],
  [
    'a holiday',
    [
      weekdays,
      { dayOfWeek: 'Sunday', opens: '10:00', closes: '12:00', validFrom: '2026-12-20', validThrough: '2026-12-20' },
    ],
    'Mo-Fr 09:00-17:00',
  ],
  [
    'a season',
    [
      { ...weekdays, validFrom: '2000-04-01', validThrough: '2000-09-30' },
      { ...weekdays, validFrom: '2000-01-01', validThrough: '2000-09-30' },
    ],
    '',
  ],
  ['the past', { ...weekdays, validFrom: '2018-01-01', validThrough: '2019-12-31' }, ''],
  ['the future', { ...weekdays, validFrom: '2999-01-01' }, ''],
  ['since long', { ...weekdays, validFrom: '2018-01-01' }, 'Mo-Fr 09:00-17:00'],
  ['for long', { ...weekdays, validFrom: '2018-01-01', validThrough: '2999-12-31' }, 'Mo-Fr 09:00-17:00'],
  ['a part of each year', { ...weekdays, validFrom: '--04-01', validThrough: '--09-30' }, ''],
])('schema.org’s hours: %s', (_, specification, hours) => {
  expect(compactHours(hoursFromSpecification(specification))).toBe(hours)
})

test('a current season is not the whole year, which includes its last day', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  expect(hoursFromSpecification({ ...weekdays, validFrom: day(-90), validThrough: day(90) })).toBeUndefined()
  expect(compactHours(hoursFromSpecification({ ...weekdays, validFrom: day(-300), validThrough: day(100) }))).toBe(
    'Mo-Fr 09:00-17:00',
  )
  const year = { ...weekdays, validFrom: day(-400) }
  expect(compactHours(hoursFromSpecification({ ...year, validThrough: day(0) }))).toBe('Mo-Fr 09:00-17:00')
  expect(hoursFromSpecification({ ...year, validThrough: day(-1) })).toBeUndefined()
})
