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

test('an address is asked once, in Britain and for good; too long ones, and more than four at once, are not', async () => {
  const point = { latitude: 51.9, longitude: -2.08 }
  const answers: ((answer: Response) => void)[] = []
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((answer) => answers.push(answer)))
  onTestFinished(() => void vi.restoreAllMocks())
  expect(getGeocoder(readEnv({}))).toBeUndefined()
  const env = readEnv({ MAPBOX_TOKEN: 'pk.test' })
  const geocode = getGeocoder(env)!
  expect(getGeocoder(env)).toBe(geocode)
  expect(await geocode('x'.repeat(253))).toBeNull()
  const asked = [1, 2, 3, 4, 5].map((house) => geocode(`${house} High Street`))
  expect([await asked[4], requests.mock.calls.length]).toEqual([null, 4])
  expect(new URL(new Request(requests.mock.calls[0]![0]).url).search).toBe(
    '?q=1+High+Street%2C+UK&country=gb&limit=1&permanent=true&access_token=pk.test',
  )
  answers[0]!(Response.json({ features: [{ properties: { coordinates: point } }] }))
  for (const answer of answers.slice(1)) answer(Response.json({ features: [] }))
  expect(await Promise.all(asked)).toEqual([point, null, null, null, null])
  expect([await geocode('1 High Street'), await geocode('2 High Street'), requests.mock.calls.length]).toEqual([
    point,
    null,
    4,
  ])
  void geocode('6 High Street')
  expect(requests, 'as many again').toHaveBeenCalledTimes(5)
})

test.each([
  ['a status', () => new Response('{"features":[]}', { status: 503 })],
  ['no content', () => new Response(null)],
  ['a page', () => new Response('<html>')],
  ['too much', () => new Response(`{"features":[]}${' '.repeat(100_000)}`)],
  [
    'a point beyond the pole',
    () => Response.json({ features: [{ properties: { coordinates: { latitude: 91, longitude: 0 } } }] }),
  ],
])('%s instead of a point is a failure, after which the service is left alone', async (_, answer) => {
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  onTestFinished(() => void vi.restoreAllMocks())
  const geocode = getGeocoder(readEnv({ MAPBOX_TOKEN: 'pk.test', LOG_LEVEL: 'silent' }))!
  expect([await geocode('1 High Street'), await geocode('2 High Street')]).toEqual([null, null])
  expect(requests).toHaveBeenCalledTimes(1)
})
