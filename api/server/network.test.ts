import { expect, test } from 'vitest'
import { getNetwork, getWideNetwork } from './network.ts'

test('addresses of one IPv6 network count as one, in any notation', () => {
  for (const ip of [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002::',
    '2001:db8:1:2::3%eth0',
  ])
    expect(getNetwork(ip)).toBe('2001:db8:1:2')
  expect(getNetwork('2001:db8:1:3::1')).toBe('2001:db8:1:3')
  expect(getNetwork('::1')).toBe('0:0:0:0')
})

test('an IPv4 address counts by itself, even if mapped', () => {
  expect(getNetwork('192.0.2.1')).toBe('192.0.2.1')
  expect(getNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(getNetwork('::FFFF:c000:0202')).toBe('192.0.2.2')
})

test('an invalid address counts by itself', () => expect(getNetwork('')).toBe(''))

test('an IPv6 site has many networks, an IPv4 address is its own site', () => {
  expect(getWideNetwork('2001:db8:1:2::1')).toBe('2001:db8:1')
  expect(getWideNetwork('2001:db8:1:ffff::')).toBe('2001:db8:1')
  expect(getWideNetwork('2001:db8:2:2::1')).toBe('2001:db8:2')
  expect(getWideNetwork('::ffff:192.0.2.1')).toBe('192.0.2.1')
})
