import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '../process/env.ts'
import { getGeocoder } from './geocode.ts'

test('the maps service gets at most 600 requests an hour, since they are billed', async () => {
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ features: [] }))
  const now = vi.spyOn(performance, 'now')
  onTestFinished(() => void vi.restoreAllMocks())
  const start = performance.now()
  const geocode = getGeocoder(readEnv({ MAPBOX_TOKEN: 'pk.test' }))!
  for (let house = 1; house <= 601; house++) await geocode(`${house} High Street`)
  expect(requests).toHaveBeenCalledTimes(600)
  for (const [minutes, count] of [
    [59, 600],
    [62, 601],
  ] as const) {
    await new Promise((done) => setTimeout(done, 2)) // the cache remembers the time for a millisecond
    now.mockReturnValue(start + minutes * 60_000)
    await geocode(`${minutes} Low Street`)
    expect(requests).toHaveBeenCalledTimes(count)
  }
})

test('a service that fails is asked again after a minute each time', async () => {
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.error())
  const now = vi.spyOn(performance, 'now')
  onTestFinished(() => void vi.restoreAllMocks())
  const geocode = getGeocoder(readEnv({ MAPBOX_TOKEN: 'pk.test', LOG_LEVEL: 'silent' }))!
  const start = performance.now()
  for (let minute = 1; minute <= 6; minute++) {
    now.mockReturnValue(start + minute * 60_000)
    await geocode(`${minute} High Street`)
    await geocode(`${minute} Low Street`)
  }
  expect(requests).toHaveBeenCalledTimes(6)
})
