import { expect, test } from 'vitest'
import { closedText } from './rules/business-status.rules.ts'
import { businessStatus, isClosedForGood } from './rules/read-business-status.rules.ts'

test.each([
  ['OPERATIONAL', 'OPERATIONAL'],
  ['Open', 'OPERATIONAL'],
  ['closed temporarily', 'CLOSED_TEMPORARILY'],
  ['Temporarily closed', 'CLOSED_TEMPORARILY'],
  ['CLOSED_TEMPORARILY', 'CLOSED_TEMPORARILY'],
  ['Opening soon', 'FUTURE_OPENING'],
  ['Not open yet', 'FUTURE_OPENING'],
  ['CLOSED_PERMANENTLY', undefined],
  ['Closed', undefined],
  ['yes', undefined],
  ['Constructor', undefined],
])('the business status "%s" is read as %s', (typed, status) => {
  expect(businessStatus.read(typed)).toBe(status)
})

test.each([
  ['CLOSED_PERMANENTLY', true],
  ['Permanently closed', true],
  ['Closed', true],
  ['Ceased trading', true],
  ['Dissolved', true],
  ['CLOSED_TEMPORARILY', false],
  ['Active', false],
  ['closed on Sundays', false],
])('the business status "%s" means permanently closed: %s', (typed, isClosed) => {
  expect(isClosedForGood(typed)).toBe(isClosed)
})

test('a note is shown for a business that is closed for now or not open yet only', () => {
  expect([closedText('CLOSED_TEMPORARILY'), closedText('FUTURE_OPENING')]).toEqual([
    'Temporarily closed',
    'Not open yet',
  ])
  expect(['OPERATIONAL', '', null, undefined].map(closedText)).toEqual(Array.from({ length: 4 }))
})
