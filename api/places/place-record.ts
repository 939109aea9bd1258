import type { PlaceRow } from './area-rows.ts'

/** A place as stored in the database. */
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
  /** The radius of landscapes, regions abroad and postcode areas. */
  radiusMiles?: number | null
}

export interface Place extends Omit<PlaceRecord, 'radiusMiles'> {
  radiusMiles?: number
  precision: 'postcode' | 'outcode' | 'area' | 'town' | 'county' | 'country'
  /** The town of a postcode; for other places, their own name. */
  nearestTown: string
  /** The name that found it, if given without a county, country or postcode. */
  nameKey?: string
  /** The full postcode that was read, with its space. */
  postcode?: string
}

/** A possible meaning of a text, with the matching name. */
export interface Candidate extends PlaceRecord {
  key: string
  town: string | null
}
