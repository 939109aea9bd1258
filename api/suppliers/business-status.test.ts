import { expect, test } from 'vitest'
import { businessStatus } from './rules/read-business-status.rules.ts'

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
])('the business status "%s" is read as %s', (typed, status) => {
  expect(businessStatus.read(typed)).toBe(status)
})
