import type { Place } from '../places/resolve-place.ts'
import type { Term } from './read-query.ts'
import type { Service } from './service.ts'

/** A circle on the map. */
export interface Circle {
  latitude: number
  longitude: number
  radiusMiles: number
}

/** A term, with how many suppliers have a word of it, at most. */
export interface WeighedTerm extends Term {
  suppliers: number
}

/** A search as it was understood: every condition that is set must hold. */
export interface Search {
  terms: readonly WeighedTerm[]
  /** The terms stand in the name: the visitor typed the name of a supplier. */
  isName: boolean
  /** Full names of counties: of the filter, or of the place. A supplier must be in all of them, so two leave none. */
  counties: readonly string[]
  country?: string
  circle?: Circle
  service?: Service
  isVerified: boolean

  /** What `near`, or the place in the query, was understood as. */
  place: Place | null
  correctedQuery: string | null
  droppedWords: readonly string[]
  widenedToMiles: number | null
}

/** A search without any condition. */
export const everySupplier: Search = {
  terms: [],
  isName: false,
  counties: [],
  isVerified: false,
  place: null,
  correctedQuery: null,
  droppedWords: [],
  widenedToMiles: null,
}
