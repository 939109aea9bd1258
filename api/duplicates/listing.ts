/** What two listings are compared by: a supplier of ours, or what a source says of one. */
export interface Listing {
  name: string
  phone?: string | null | undefined
  website?: string | null | undefined
  email?: string | null | undefined
  address?: string | null | undefined
  city?: string | null | undefined
  county?: string | null | undefined
  postcode?: string | null | undefined
  country?: string | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  /** Google's place id. */
  placeId?: string | null | undefined
}
