import type { PlaceRow } from './area-rows.ts'

export interface PlaceRecord extends Omit<PlaceRow, 'town' | 'radiusMiles' | 'source' | 'keys'> {
  id: number
  radiusMiles?: number | null
}

export interface Place extends Omit<PlaceRecord, 'radiusMiles'> {
  radiusMiles?: number
  precision: 'postcode' | 'outcode' | 'area' | 'town' | 'county' | 'country'
  /** The town of a postcode; for other places, their own name. */
  nearestTown: string
  /** Set only if the name was typed without a county, country or postcode. */
  nameKey?: string
  /** Of a name with its county or country the name is misspelt, or of nowhere there. */
  isGuess?: true
  postcode?: string
}

export interface PlaceCandidate extends PlaceRecord {
  key: string
  town: string | null
}
