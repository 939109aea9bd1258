import { expect, test } from 'vitest'
import { nationalPhone } from './national-phone.ts'
import { telUrl } from './tel-url.rules.ts'

test.each([
  ['01632960199', 'GB', '01632 960199'],
  ['01 632 9601', 'IE', '(01) 632 9601'],
  ['+44 20 7946 0958', 'IE', '+44 20 7946 0958'],
  ['06 6982', 'IT', '06 6982'],
  ['912345678', 'ES', '912 34 56 78'],
  ['01632 960199', 'IE', undefined],
  ['0113 000 00', 'GB', undefined],
  ['+33 1 99 00 01 41', 'GB', '+33 1 99 00 01 41'],
  ['0845 46 47', 'GB', '0845 46 47'],
  ['not a number', 'GB', undefined],
] as const)('%s in %s is %s: no leading 0 is lost', (given, country, national) => {
  expect(nationalPhone(given, country)).toBe(national)
})

test.each([
  ['01632 960123', 'tel:01632960123'],
  ['+44 (0)1632 960123', 'tel:+441632960123'],
  ['(0)1632 960123', 'tel:01632960123'],
  ['01632 960123 ext. 4', 'tel:01632960123'],
  ['01632 960123 / 07700 900123', 'tel:01632960123'],
  ['01632 960123 or 07700 900123', 'tel:01632960123'],
])('%s is called as %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url)
})
