import type { OpeningHours } from '../../suppliers/supplier.entity.ts'
import type { SiteName } from '../../scraping/sources/registry.ts'

export interface Firm {
  id: number
  name: string
  slug: string
  /** National format, from the numbers that Ofcom reserves for drama. */
  phone: string
  email: string
  website: string
  street: string
  town: string
  county: string
  postcode: string
  latitude: number
  longitude: number
  services: string[]
  description: string
  /** Out of five, one decimal. */
  rating: number
  reviews: number
  openingHours: OpeningHours[]
  placeId: string
  /** Visits its customers and has no address; directories name its towns. */
  isMobile: boolean
  hasSite: boolean
  listedBy: SiteName[]
}
