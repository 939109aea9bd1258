import { normaliseEmail, getMailHost, parsePhones, normalisePlaceId, getWebsiteHost } from './contact-keys.ts'
import type { ComparedListing } from './listing.ts'
import { readLocation, type ReadLocation } from './read-location.ts'
import { readName, splitNameWords, type ReadName } from './read-name.ts'

export interface ReadListing {
  listing: ComparedListing
  name: ReadName
  phones: string[]
  site?: string | undefined
  email?: string | undefined
  mailSite?: string | undefined
  placeId?: string | undefined
  location: ReadLocation
  /** From its address: in a name, such words say where, not who. */
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
    places: new Set(
      splitNameWords(`${listing.city ?? ''} ${listing.county ?? ''} ${listing.address ?? ''}`).filter(
        (word) => word.length > 2 && !/\d/.test(word),
      ),
    ),
  }
}
