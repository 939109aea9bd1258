import { normaliseEmail, getMailHost, parsePhones, normalisePlaceId, getWebsiteHost } from './contact-keys.ts'
import type { ComparedListing } from './listing.ts'
import { readLocation, type ReadLocation } from './read-location.ts'
import { readName, readPlaceWords, type ReadName } from '../../suppliers/names/read-name.ts'

export interface ReadListing {
  listing: ComparedListing
  name: ReadName
  phones: string[]
  site?: string | undefined
  email?: string | undefined
  mailSite?: string | undefined
  placeId?: string | undefined
  location: ReadLocation
  places: ReadonlySet<string>
}

export const readListing = (listing: ComparedListing): ReadListing => {
  const email = normaliseEmail(listing.email)
  return {
    listing,
    name: readName(listing.name),
    phones: parsePhones(listing.phone, listing.country),
    site: getWebsiteHost(listing.website),
    email,
    mailSite: getMailHost(email),
    placeId: normalisePlaceId(listing.placeId),
    location: readLocation(listing),
    places: readPlaceWords(`${listing.city ?? ''} ${listing.county ?? ''} ${listing.address ?? ''}`),
  }
}
