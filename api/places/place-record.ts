import type { PlaceRow } from './area-rows.ts'

/** A place as the database keeps it. */
export interface PlaceRecord {
  id: number
  type: PlaceRow['type']
  name: string
  county: string | null
  /** ISO 3166 code. */
  country: string
  latitude: number
  longitude: number
  population: number | null
  /** How far it reaches from its point, for places with an extent of their own: landscapes, regions abroad, postcode areas. */
  radiusMiles?: number | null
}

export interface Place extends Omit<PlaceRecord, 'radiusMiles'> {
  radiusMiles?: number
  precision: 'postcode' | 'outcode' | 'area' | 'town' | 'county' | 'country'
  /** The town that a postcode belongs to; for other places, their own name. */
  nearestTown: string
  /** The name that it was found by, where that alone was said: without a county, a country or a postcode. */
  nameKey?: string
}

/** A place that a text may mean, with the name by which it was found. */
export interface Candidate extends PlaceRecord {
  key: string
  town: string | null
}
