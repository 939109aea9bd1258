import { expect, test } from 'vitest'
import { createRateLimit, networkOf } from './rate-limit.ts'

test('an address may do it so often within the window, and is told when it may again', () => {
  const limit = createRateLimit({ max: 2, windowMs: 60_000 })
  limit('192.0.2.1', 1000)
  limit('192.0.2.1', 2000)
  expect(() => limit('192.0.2.1', 31_000)).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 30 } }),
  )
  expect(() => limit('192.0.2.2', 31_000)).not.toThrow()
  expect(() => limit('192.0.2.1', 61_001)).not.toThrow()
})

test('the addresses of one IPv6 network count as one, and a mapped IPv4 address as itself', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:aaaa::1'))
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
})
