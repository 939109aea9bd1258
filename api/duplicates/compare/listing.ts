/** The fields by which two listings are compared: one of our suppliers, or what a source says about one. */
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
  /** The point is the middle of its town or postcode district. */
  isPointDerived?: boolean | null | undefined
  /** Google's place id. */
  placeId?: string | null | undefined
}
