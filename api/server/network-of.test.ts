import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test('the addresses of one IPv6 network count as one, however they are written', () => {
  for (const ip of [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002::',
    '2001:db8:1:2::3%eth0',
  ])
    expect(networkOf(ip)).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3')
  expect(networkOf('::1')).toBe('0:0:0:0')
})

test('an IPv4 address counts for itself, also where it is mapped', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::FFFF:c000:0202')).toBe('192.0.2.2')
})

test('what is no address counts for itself', () => expect(networkOf('')).toBe(''))
