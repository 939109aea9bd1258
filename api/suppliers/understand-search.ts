import type { Place } from './place.ts'
import type { Service } from './service.ts'

/** Where suppliers must be. */
export type Area =
  | { kind: 'circle'; latitude: number; longitude: number; radiusMiles: number }
  | { kind: 'county'; county: string }
  | { kind: 'country'; country: string }

/** One thing that the visitor asks for: the word as typed, and every way in which suppliers say it. */
export interface Term {
  word: string
  alternatives: string[]
}

/** A search as it was understood. */
export interface Search {
  terms: Term[]
  /** Every term must stand in the name: the visitor typed the name of a supplier. */
  isName: boolean
  place: Place | null
  area?: Area
  county?: string
  service?: Service
  isVerified: boolean
  correctedQuery: string | null
  droppedWords: string[]
  widenedToMiles: number | null
}
