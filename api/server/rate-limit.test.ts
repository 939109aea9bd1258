import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const limit = () => {
  const clock = { ms: 0 }
  return { clock, use: createRateLimit({ most: 2, windowMs: 90_000 }, () => clock.ms) }
}

test('the third time in one window is refused, with how long to wait', () => {
  const { clock, use } = limit()
  use('192.0.2.1')
  clock.ms = 30_000
  use('192.0.2.1')
  expect(() => use('192.0.2.1')).toThrow(
    expect.objectContaining({
      message: 'Too many requests. Please try again in 1 minute.',
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 60 },
    }),
  )
  clock.ms = 89_001
  expect(() => use('192.0.2.1')).toThrow('1 second.')
})

test('the next window, and another address, start from nothing', () => {
  const { clock, use } = limit()
  for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2']) use(ip)
  clock.ms = 90_000
  for (const ip of ['192.0.2.1', '192.0.2.2']) expect(() => use(ip)).not.toThrow()
})

test('a window from before the clock was set back does not last for as long as that', () => {
  const { clock, use } = limit()
  clock.ms = 86_400_000
  for (let time = 0; time < 2; time++) use('192.0.2.1')
  expect(() => use('192.0.2.1')).toThrow('Too many requests')
  clock.ms = 0
  expect(() => use('192.0.2.1')).not.toThrow()
})

test('the addresses of one IPv6 network count as one, mapped IPv4 addresses each for themselves', () => {
  const { use } = limit()
  use('2001:db8:1:2::1')
  use('2001:db8:1:2:ffff:ffff:ffff:ffff')
  expect(() => use('2001:db8:1:2::3')).toThrow('Too many requests')
  expect(() => use('2001:db8:1:3::1')).not.toThrow()
  for (const ip of ['::ffff:192.0.2.1', '::ffff:192.0.2.2', '::ffff:192.0.2.3']) expect(() => use(ip)).not.toThrow()
})
