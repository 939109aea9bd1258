import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FetchSettings } from '../../outgoing/fetch-page.ts'
import { localSettings, localSite, type LocalSite } from '../../testing/local-site.ts'
import { mapsKeyword, mapsRadius } from '../maps-search.rules.ts'
import { mapsRules } from '../scraping.rules.ts'
import type { ReadPage } from '../source.ts'
import { Blocked, Gone, MarkupChanged, Unreachable } from '../../outgoing/page-errors.ts'
import { GooglePlacesRefused, searchGooglePlaces, type GooglePlacesSearch } from './search-google-places.ts'

type Reply = { status?: number; body: unknown; headers?: Record<string, string> }
let site: LocalSite
let settings: FetchSettings
let replies: Reply[] = []
let requests: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []

beforeAll(async () => {
  site = await localSite((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        requests.push({
          headers: request.headers,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
        })
        const { status = 200, body, headers } = replies.length > 1 ? replies.shift()! : replies[0]!
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(typeof body === 'string' ? body : JSON.stringify(body))
      })
  })
  settings = localSettings(site)
})
afterAll(() => site.close())
beforeEach(() => {
  requests = []
})

const search = async (given: Partial<GooglePlacesSearch> = {}, key: string | undefined = 'key') => {
  const pages: ReadPage[] = []
  for await (const page of searchGooglePlaces({ location: 'Leeds', ...given }, { address: site.base, key }, settings))
    pages.push(page)
  return pages
}
const place = (id: string) => ({ id, displayName: { text: `Blinds ${id}` } })
const failure = (status: number, code: string, message: string, reason?: string): Reply => ({
  status,
  body: { error: { code: status, status: code, message, details: reason ? [{ reason }] : [] } },
})

test('three pages of twenty, which differ only in the token', async () => {
  replies = ['a', 'b', 'c', 'd'].map((id) => ({ body: { places: [place(id)], nextPageToken: `after-${id}` } }))
  const pages = await search({ point: { latitude: 53.8, longitude: -1.55 }, radiusMetres: 8000 })
  expect(pages.flatMap(({ listings }) => listings.map(({ placeId }) => placeId?.value))).toEqual(['a', 'b', 'c'])
  expect(requests[0]!.body).toEqual({
    textQuery: 'blinds curtains in Leeds',
    pageSize: 20,
    regionCode: 'GB',
    languageCode: 'en-GB',
    includePureServiceAreaBusinesses: true,
    locationBias: { circle: { center: { latitude: 53.8, longitude: -1.55 }, radius: 8000 } },
  })
  expect(requests[1]!.body).toEqual({ ...requests[0]!.body, pageToken: 'after-a' })
  expect(requests[0]!.headers['x-goog-api-key']).toBe('key')
  expect(requests[0]!.headers['x-goog-fieldmask']).toContain('places.regularOpeningHours,')
  expect(requests[0]!.headers['x-goog-fieldmask']).toMatch(/,nextPageToken$/)
})

test('a custom keyword, and no location bias for an unknown place', async () => {
  replies = [{ body: {} }]
  expect(await search({ location: ' Elgin ', keyword: 'shutters' })).toEqual([{ kind: 'empty', listings: [] }])
  expect(requests[0]!.body).toMatchObject({ textQuery: 'shutters in Elgin' })
  expect(requests[0]!.body).not.toHaveProperty('locationBias')
  await search({ keyword: ' ' })
  expect(requests[1]!.body).toMatchObject({ textQuery: 'blinds curtains in Leeds' })
  replies = [{ body: { places: [place('a')], nextPageToken: 'always the same' } }]
  expect(await search(), 'the same token leads nowhere').toHaveLength(2)
})

test.each([
  [
    failure(400, 'INVALID_ARGUMENT', 'API key not valid.', 'API_KEY_INVALID'),
    'Google does not recognise the key in GOOGLE_PLACES_KEY (API_KEY_INVALID)',
  ],
  [
    failure(403, 'PERMISSION_DENIED', 'Not enabled.', 'SERVICE_DISABLED'),
    'The Places API (New) is not enabled in the Google Cloud project of GOOGLE_PLACES_KEY (SERVICE_DISABLED)',
  ],
  [
    failure(403, 'PERMISSION_DENIED', 'Billing.', 'BILLING_DISABLED'),
    'The Google Cloud project of GOOGLE_PLACES_KEY has no billing account (BILLING_DISABLED)',
  ],
  [failure(400, 'INVALID_ARGUMENT', 'Page size too large.'), 'Google Places refused the search: Page size too large.'],
  [failure(403, 'PERMISSION_DENIED', 'No.', 'NEW_REASON'), 'Google Places refused the search (NEW_REASON): No.'],
])('a refusal says what to change, and is not retried: %#', async (reply, message) => {
  replies = [reply]
  await expect(search()).rejects.toThrow(GooglePlacesRefused)
  await expect(search()).rejects.toThrow(message)
  expect(requests.length).toBe(2)
})

test('an exhausted quota is blocked after two retries', async () => {
  replies = [failure(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')]
  await expect(search()).rejects.toThrow(Blocked)
  expect(requests.length).toBe(3)
  await expect(search()).rejects.toThrow('The quota of the Google Places API is used up for now: Quota exceeded.')
})

test('Google’s failures are network errors, and nonsense is changed markup', async () => {
  replies = [failure(503, 'UNAVAILABLE', 'Try later.')]
  await expect(search()).rejects.toThrow(Unreachable)
  replies = [failure(500, 'INTERNAL', 'Oops.')]
  await expect(search()).rejects.toThrow(Unreachable)
  replies = [failure(408, 'TIMEOUT', 'Slow.')]
  await expect(search()).rejects.toThrow(Unreachable)
  replies = [failure(404, 'NOT_FOUND', 'Nothing.')]
  await expect(search()).rejects.toThrow(Gone)
  replies = [{ body: '<html>' }]
  await expect(search()).rejects.toThrow(MarkupChanged)
  replies = [failure(403, 'PERMISSION_DENIED', 'x'.repeat(30_000), 'BILLING_DISABLED')]
  await expect(search()).rejects.toMatchObject({ message: 'Google Places refused the search' })
})

test('without a key nothing is requested, and the key follows no redirect', async () => {
  await expect(async () => {
    for await (const page of searchGooglePlaces(
      { location: 'Leeds' },
      { address: site.base, key: undefined },
      settings,
    ))
      expect(page).toBeUndefined()
  }).rejects.toThrow('Set GOOGLE_PLACES_KEY to scrape Google Maps')
  expect(requests.length).toBe(0)
  replies = [{ status: 302, body: '', headers: { location: '/elsewhere' } }]
  await expect(search()).rejects.toThrow(GooglePlacesRefused)
  expect(requests.length).toBe(1)
})

test('a radius that is not a number becomes 50,000 metres; one outside 1,000 to 50,000, or fractional, is refused', () => {
  const checkRadius = (radius: unknown) => {
    const { data, error } = mapsRules.safeParse({ location: 'Leeds', radius, keyword: '' })
    return data?.radius ?? error?.issues[0]?.message
  }
  const refused = 'Please enter a radius from 1,000 to 50,000 metres.'
  expect([1000, '2000', 'far', '', undefined].map(checkRadius)).toEqual([1000, 2000, 50_000, 50_000, 50_000])
  const whole = 'Please enter a radius in whole metres.'
  expect([1500.5, '12345.6'].map(checkRadius)).toEqual([whole, whole])
  expect([999, 0, -1, '500', 50_001, 90_000].map(checkRadius)).toEqual(Array.from({ length: 6 }, () => refused))
  expect(mapsRadius).toEqual({ min: 1000, max: 50_000, default: 50_000 })
  expect(mapsKeyword).toBe('blinds curtains')
})
