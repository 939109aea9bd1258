import { expect, test } from 'vitest'
import { formatOpeningHours } from '../opening-hours/opening-hours.rules.ts'
import { findHoursColumn } from './hours-columns.ts'
import { readCells } from './read-cells.ts'

test.each([
  ['Monday', 'hoursMon'],
  ['mon', 'hoursMon'],
  ['Tue hours', 'hoursTue'],
  ['Opening hours Wednesday', 'hoursWed'],
  ['PHARMACY_OPENING_HOURS_THURSDAY', 'hoursThu'],
  ['Fri open', 'hoursFri'],
  ['Sat close', 'hoursSat'],
  ['Sunday opening times', 'hoursSun'],
  ['mondayOpens', 'hoursMon'],
  ['Close (Tue)', 'hoursTue'],
  ['Mittwoch', 'hoursWed'],
  ['Horaires', undefined],
  ['Mar', undefined],
  ['Mo', undefined],
  ['Monday to Friday', undefined],
  ['MON_TOTAL', undefined],
  ['Month', undefined],
  ['Sunday best', undefined],
  ['Market day Saturday', undefined],
])('the heading %s is of %s', (heading, column) => {
  expect(findHoursColumn(heading)).toBe(column)
})

const read = (cells: object) => {
  const result = readCells({ name: 'Oak Blinds', ...cells })
  return 'row' in result ? [formatOpeningHours(result.row.openingHours ?? null), result.notes] : result
}

test('a cell that says "constructor" has no hours, and is reported', () => {
  const [hours, notes] = read({ hoursMon: 'constructor' }) as unknown[]
  expect([hours, notes]).toEqual([null, [expect.stringContaining('constructor')]])
})

test.each<[cells: object, hours: string | null, notes: unknown[]]>([
  [
    { openingHours: 'Mon-Fri 9-5; Sat 10-4' },
    'Mo 09:00-17:00; Tu 09:00-17:00; We 09:00-17:00; Th 09:00-17:00; Fr 09:00-17:00; Sa 10:00-16:00',
    [],
  ],
  [{ hoursMon: '09:00-12:30, 13:30-17:00', hoursSun: 'Closed' }, 'Mo 09:00-12:30,13:30-17:00; Su off', []],
  [{ hoursMon: '9am - 5pm', hoursTue: '24 hours', hoursWed: 'n/a' }, 'Mo 09:00-17:00; Tu 00:00-24:00', []],
  [
    { hoursMon: '09:00 - 17:30', hoursTue: 'Closed - Closed', hoursWed: '00:00 - 00:00' },
    'Mo 09:00-17:30; Tu off; We off',
    [],
  ],
  [{ hoursMon: '0.375 - 0,708333333333333' }, 'Mo 09:00-17:00', []],
  [{ hoursMon: 'fermé', hoursTue: '9h-12h 14h-18h' }, 'Mo off; Tu 09:00-12:00,14:00-18:00', []],
  [
    { openingHours: '{"Monday": "9AM–5PM", "Tuesday": ["9AM–12PM", "1–5PM"], "Sunday": "Closed"}' },
    'Mo 09:00-17:00; Tu 09:00-12:00,13:00-17:00; Su off',
    [],
  ],
  [{ hoursMon: '09:00 - 17:30', openingHours: 'Tue 9-5' }, 'Mo 09:00-17:30', []],
  [
    { hoursMon: 'ring first', hoursTue: '9-5' },
    'Tu 09:00-17:00',
    ['left out: Monday must be opening hours, such as 09:00-17:30 (it is "ring first")'],
  ],
  [
    { hoursMon: '9-5', hoursSat: '12-12' },
    'Mo 09:00-17:00',
    ['left out: Saturday must be opening hours, such as 09:00-17:30 (it is "12-12")'],
  ],
  [
    { hoursMon: '9-5, Tue 10-4', hoursWed: '9-5' },
    'We 09:00-17:00',
    ['left out: Monday must be opening hours, such as 09:00-17:30 (it is "9-5, Tue 10-4")'],
  ],
  [
    { openingHours: 'ring first' },
    null,
    ['left out: openingHours must be opening hours, such as Mon-Fri 9-5; Sat 10-4 (it is "ring first")'],
  ],
  [
    { openingHours: 'Mon-Fri 9-5, closed bank holidays' },
    'Mo 09:00-17:00; Tu 09:00-17:00; We 09:00-17:00; Th 09:00-17:00; Fr 09:00-17:00',
    [expect.stringContaining('also mentions holidays')],
  ],
])('%j are %s', (cells, hours, notes) => {
  expect(read(cells)).toEqual([hours, notes])
})
