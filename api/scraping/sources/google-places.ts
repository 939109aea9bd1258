import { isNode } from '../reading/json-ld.ts'
import type { ReadPage, Site, SourceReader } from '../source.ts'
import { MarkupChanged } from '../../outgoing/page-errors.ts'
import { googlePlaceListing } from './google-place-listing.ts'

export const parseAnswer = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isNode(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const searchEndpoint = (address: string) => `${address}/v1/places:searchText`

export const readGooglePlaces = (text: string, url: string): ReadPage & { nextPageToken?: string } => {
  const answer = parseAnswer(text)
  const places = answer?.['places'] ?? []
  if (!answer || !Array.isArray(places)) throw new MarkupChanged(url, 'Google Places’ response is not a list of places')
  const listings = places
    .filter(isNode)
    .map(googlePlaceListing)
    .filter((listing) => listing !== undefined)
  const token = answer['nextPageToken']
  return {
    kind: places.length ? 'results' : 'empty',
    listings,
    ...(typeof token === 'string' && token ? { nextPageToken: token } : {}),
  }
}

/** The API has one address for all searches: `searchUrl` only distinguishes them. */
export const googlePlaces = ({ address }: Pick<Site, 'address'>): SourceReader => ({
  hasRicherProfiles: false,
  searchUrl: (keyword, where) => `${searchEndpoint(address)}?${new URLSearchParams({ where, keyword }).toString()}`,
  read: readGooglePlaces,
})
