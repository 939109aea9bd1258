import { missing, type MockRequest, type MockAnswer, type Replica } from './answer.ts'
import { getExpectedAddress } from './expected.ts'
import type { Firm } from './firm.ts'

export const demoKey = 'demo-key'

const weekDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const time = (day: number, at: string) => ({ day, hour: Number(at.slice(0, 2)), minute: Number(at.slice(3)) })

const googlePlace = (firm: Firm) => ({
  id: firm.placeId,
  displayName: { text: firm.name, languageCode: 'en' },
  formattedAddress: firm.isMobile ? `${firm.town}, UK` : `${firm.street}, ${firm.town} ${firm.postcode}, UK`,
  addressComponents: [
    ...(firm.isMobile
      ? []
      : [
          { longText: firm.street.split(' ')[0], types: ['street_number'] },
          { longText: firm.street.split(' ').slice(1).join(' '), types: ['route'] },
          { longText: firm.postcode, types: ['postal_code'] },
        ]),
    { longText: firm.town, types: ['postal_town'] },
    { longText: firm.county, types: ['administrative_area_level_2', 'political'] },
    { longText: 'United Kingdom', shortText: 'GB', types: ['country', 'political'] },
  ],
  ...(firm.isMobile ? {} : { location: { latitude: firm.latitude, longitude: firm.longitude } }),
  rating: firm.rating,
  userRatingCount: firm.reviews,
  nationalPhoneNumber: firm.phone,
  internationalPhoneNumber: `+44 ${firm.phone.slice(1)}`,
  websiteUri: `${firm.website}/`,
  regularOpeningHours: {
    periods: firm.openingHours.flatMap(({ day, opens, closes }) =>
      opens && closes ? [{ open: time(weekDays.indexOf(day), opens), close: time(weekDays.indexOf(day), closes) }] : [],
    ),
  },
  types: ['home_goods_store', 'store', 'point_of_interest'],
  businessStatus: 'OPERATIONAL',
  googleMapsUri: `https://maps.google.com/?cid=${firm.id}`,
})

const failure = (code: number, status: string, message: string, reason?: string) => ({
  status: code,
  body: {
    error: {
      code,
      message,
      status,
      details: reason
        ? [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }]
        : [],
    },
  },
})

/** At most 60 places in pages of 20, only with a key and a field mask. */
const searchText = (
  firms: Firm[],
  headers: Record<string, string | string[] | undefined>,
  text: string,
): { status: number; body: unknown } => {
  if (headers['x-goog-api-key'] !== demoKey)
    return failure(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', 'API_KEY_INVALID')
  if (!String(headers['x-goog-fieldmask'] ?? '').includes('places.id'))
    return failure(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.')
  const {
    textQuery = '',
    pageSize = 20,
    pageToken = '',
  } = JSON.parse(text) as { textQuery?: string; pageSize?: number; pageToken?: string }
  if (!textQuery || pageSize > 20) return failure(400, 'INVALID_ARGUMENT', 'The request is not valid.')
  if (/\bin quota$/i.test(textQuery))
    return failure(
      429,
      'RESOURCE_EXHAUSTED',
      'Quota exceeded for quota metric SearchTextRequest.',
      'RATE_LIMIT_EXCEEDED',
    )
  const where = textQuery.replace(/^.* in /, '').toLowerCase()
  const found = firms
    .filter(
      (firm) =>
        firm.listedBy.includes('google_places') &&
        [firm.town, firm.county].some((name) => name.toLowerCase() === where),
    )
    .slice(0, 60)
  const from = Number(pageToken.replace('page-', '')) || 0
  const next = from + pageSize
  return {
    status: 200,
    body: {
      ...(found.length ? { places: found.slice(from, next).map(googlePlace) } : {}),
      ...(next < found.length ? { nextPageToken: `page-${next}` } : {}),
    },
  }
}

const answerGooglePlaces = ({ url, firms, headers, body }: MockRequest): MockAnswer => {
  if (url.pathname !== '/v1/places:searchText') return missing
  const answer = searchText(firms, headers, body)
  return { status: answer.status, type: 'application/json', body: JSON.stringify(answer.body) }
}

export const googlePlacesReplica: Replica = {
  share: 0.5,
  answer: answerGooglePlaces,
  tells: (firm) => ({
    name: firm.name,
    phone: firm.phone,
    website: firm.website,
    ...getExpectedAddress(firm),
    county: firm.county,
    country: 'United Kingdom',
    ...(firm.isMobile ? {} : { latitude: firm.latitude, longitude: firm.longitude }),
    rating: { value: firm.rating, best: 5, count: firm.reviews },
    businessStatus: 'OPERATIONAL',
    openingHours: firm.openingHours,
    placeId: firm.placeId,
    sourceId: firm.placeId,
    sourceUrl: `https://maps.google.com/?cid=${firm.id}`,
  }),
}
