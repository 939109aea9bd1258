import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (forwarded: string | undefined, proxies = 1) =>
  clientAddress(
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } },
    proxies,
  )

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['made up, 192.0.2.7:80', '192.0.2.7'],
  ['203.0.113.1:1, 192.0.2.7:80 ', '192.0.2.7'],
])('the address before one proxy of "%s"', (forwarded, address) => {
  expect(from(forwarded)).toBe(address)
})

test('behind several proxies, and if one of them reports less', () => {
  expect(from('203.0.113.1:1, 192.0.2.7:80, [2001:db8::1]:443', 2)).toBe('192.0.2.7')
  expect(from('192.0.2.7', 2)).toBe('192.0.2.7')
})

test('an invalid or untrusted address becomes the connection’s', () => {
  for (const forwarded of [undefined, '', 'unknown', '_hidden:80', '192.0.2.7, ', '999.0.0.1', '[::1', '192.0.2.7:x'])
    expect([forwarded, from(forwarded)]).toEqual([forwarded, '10.0.0.1'])
  expect(from('192.0.2.7', 0)).toBe('10.0.0.1')
})
