import { runInWorker } from '../../outgoing/run-in-worker.ts'
import { fetchPage, type FetchSettings } from '../../outgoing/fetch-page.ts'
import { isNode } from '../reading/json-ld.ts'
import { mapsKeyword, mapsRadius } from '../maps-search.rules.ts'
import type { ReadPage } from '../source.ts'
import { Blocked, Gone, PageError, Unreachable } from '../../outgoing/page-errors.ts'
import { parseAnswer, searchEndpoint, type readGooglePlaces } from './google-places.ts'

const readInWorker = runInWorker<typeof readGooglePlaces>(
  new URL('./google-places.ts', import.meta.url),
  'readGooglePlaces',
)

export interface GooglePlacesSearch {
  /** A place's name: the search is for the keyword "in" it. */
  location: string
  /** The place's coordinates; without them Google finds the place, and the radius has no effect. */
  point?: { latitude: number; longitude: number }
  radiusMetres?: number
  keyword?: string
}

interface GooglePlacesAccess {
  address: string
  key: string | undefined
  signal?: AbortSignal
  /** Called before each paid request; an exception ends the search. */
  pay?: () => Promise<void>
}

/** Google refuses the request until its key, billing or form is corrected; never retried. */
export class GooglePlacesRefused extends PageError {
  readonly outcome = 'disallowed'
}

const placeFields = `
  id displayName formattedAddress addressComponents postalAddress location rating userRatingCount
  nationalPhoneNumber internationalPhoneNumber websiteUri regularOpeningHours types businessStatus googleMapsUri
  movedPlaceId
`
  .trim()
  .split(/\s+/)
const fieldMask = [...placeFields.map((field) => `places.${field}`), 'nextPageToken'].join(',')

/** Google returns about 60 places per search, however many pages are requested. */
const maxPages = 3
const pageSize = 20
/** Google's error messages take about 1,000 characters. */
const maxFailureLength = 20_000

const reasons: Record<string, string> = {
  API_KEY_INVALID: 'Google does not recognise the key in GOOGLE_PLACES_KEY',
  API_KEY_EXPIRED: 'The key in GOOGLE_PLACES_KEY has expired',
  API_KEY_SERVICE_BLOCKED: 'The key in GOOGLE_PLACES_KEY is not allowed to use the Places API (New)',
  API_KEY_IP_ADDRESS_BLOCKED: 'The key in GOOGLE_PLACES_KEY is not allowed from this server’s address',
  API_KEY_HTTP_REFERRER_BLOCKED:
    'The key in GOOGLE_PLACES_KEY is for web pages only; the scraper needs one for servers',
  SERVICE_DISABLED: 'The Places API (New) is not enabled in the Google Cloud project of GOOGLE_PLACES_KEY',
  BILLING_DISABLED: 'The Google Cloud project of GOOGLE_PLACES_KEY has no billing account',
  CONSUMER_SUSPENDED: 'Google has suspended the project of GOOGLE_PLACES_KEY',
}

const toPageError = (url: string, status: number, answer: Record<string, unknown> | undefined): PageError => {
  const error = isNode(answer?.['error']) ? answer['error'] : {}
  const details = Array.isArray(error['details']) ? error['details'].filter(isNode) : []
  const reason = details.map((detail) => detail['reason']).find((value) => typeof value === 'string')
  const said = typeof error['message'] === 'string' ? `: ${error['message'].slice(0, 300)}` : ''
  if (status === 429)
    return new Blocked(url, `The quota of the Google Places API is used up for now${said}`, { status })
  if (status >= 500 || status === 408)
    return new Unreachable(url, `Google Places answered ${status}${said}`, { status })
  if (status === 404) return new Gone(url, `There is no Places API at ${new URL(url).origin}`, { status })
  const known = reason ? reasons[reason] : undefined
  return new GooglePlacesRefused(
    url,
    known ? `${known} (${reason})` : `Google Places refused the search${reason ? ` (${reason})` : ''}${said}`,
    { status },
  )
}

/** At most 60 places, of which only the ids may be stored for longer (see delete-expired-places.task.ts). @throws PageError */
export async function* searchGooglePlaces(
  search: GooglePlacesSearch,
  access: GooglePlacesAccess,
  settings: FetchSettings,
): AsyncGenerator<ReadPage> {
  const url = searchEndpoint(access.address)
  if (!access.key) throw new GooglePlacesRefused(url, 'Set GOOGLE_PLACES_KEY to scrape Google Maps')
  const { location, point, keyword = mapsKeyword } = search
  const query = {
    textQuery: `${keyword.trim() || mapsKeyword} in ${location.trim()}`,
    pageSize,
    regionCode: 'GB',
    languageCode: 'en-GB',
    includePureServiceAreaBusinesses: true,
    ...(point && { locationBias: { circle: { center: point, radius: search.radiusMetres ?? mapsRadius.default } } }),
  }
  let pageToken: string | undefined
  for (let page = 1; page <= maxPages; page++) {
    await access.pay?.()
    const fetched = await fetchPage(url, {
      ...settings,
      signal: access.signal,
      body: { ...query, ...(pageToken && { pageToken }) },
      headers: { 'x-goog-api-key': access.key, 'x-goog-fieldmask': fieldMask },
    })
    if (fetched.status !== 200) {
      const isShort = fetched.text.length <= maxFailureLength // a long one is not from Google, and is not parsed
      throw toPageError(url, fetched.status, isShort ? parseAnswer(fetched.text) : undefined)
    }
    const { nextPageToken, ...read } = await readInWorker(fetched.text, url)
    yield nextPageToken && page < maxPages ? { ...read, nextUrl: url } : read
    if (!nextPageToken || nextPageToken === pageToken) return
    pageToken = nextPageToken
  }
}
