import type { Place } from '../../places/place-record.ts'
import type { Term } from './read-query.ts'
import type { Service } from '../service.ts'

/** A circle on the map. */
export interface Circle {
  latitude: number
  longitude: number
  radiusMiles: number
}

/** A rectangle of the map, in degrees. */
export interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** A term to search for. */
export interface SearchTerm extends Term {
  /** How many suppliers have it, at most. */
  suppliers: number
  /** Only in one part of the text: A the name, C the places. */
  within?: 'A' | 'C'
}

/** A search as understood: all conditions that are set must hold. */
export interface Search {
  terms: readonly SearchTerm[]
  /** Full names of the counties in the filter: any of them. */
  counties?: readonly string[]
  /** The counties that the place is or consists of: one, or those of a region or nation. */
  countiesOfPlace?: readonly string[]
  country?: string
  circle?: Circle
  box?: Box
  /** Any of them. */
  services?: readonly Service[]
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
  isVerified: false,
  place: null,
  correctedQuery: null,
  droppedWords: [],
  widenedToMiles: null,
}
