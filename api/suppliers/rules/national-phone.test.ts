import { expect, test } from 'vitest'
import { nationalPhone } from './national-phone.ts'

test.each([
  ['01632960199', 'GB', '01632 960199'],
  ['01 632 9601', 'IE', '(01) 632 9601'],
  ['+44 20 7946 0958', 'IE', '+44 20 7946 0958'],
  ['06 6982', 'IT', '06 6982'],
  ['912345678', 'ES', '912 34 56 78'],
  ['01632 960199', 'IE', undefined],
  ['not a number', 'GB', undefined],
] as const)('%s in %s is %s: no leading 0 is lost', (given, country, national) => {
  expect(nationalPhone(given, country)).toBe(national)
})
