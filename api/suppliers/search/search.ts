import type { Place } from '../../places/place-record.ts'
import type { Term } from './read-query.ts'
import { filterNames } from './filters.rules.ts'
import { isSet, type Narrowing } from './supplier-filter.ts'

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

/** What was read out of all that a visitor typed and chose. */
export interface Reading {
  terms: readonly SearchTerm[]
  /** What is sought, as typed: without the place, and without "near me", "open now" and the like. */
  words: string
  /** What to call the results: "roman blind", or nothing. */
  subject: string
  place: Place | null
  /** What was typed for a place and is misspelt, or no place's name. */
  misspeltPlace?: string
  /** The place was read out of the words, or words out of the place. */
  isPlaceFromWords: boolean
  /** Around the visitor, who has not said where that is. */
  isNearMe: boolean
  /** The words ask for a radius that is too small or too large: the limit was taken. */
  isRadiusLimited?: boolean
  openNow?: boolean
  minRating?: number
  /** Suppliers without reviews are not left out by `minRating`. */
  keepsUnrated?: boolean
  /** Applied, since nothing has the words as typed. */
  correctedQuery: string | null
  /** Offered. */
  suggestedQuery: string | null
}

/** A search as understood: all conditions that are set must hold. */
export interface Search extends Reading, Narrowing {
  /** The counties that the place is or consists of: one, or those of a region or nation. */
  countiesOfPlace?: readonly string[]
  country?: string
  circle?: Circle
  box?: Box
  /** Only matches of this level of the order by best match. */
  level?: number

  droppedWords: readonly string[]
  /** Nobody offers the services asked for, so others are searched too. */
  droppedService: boolean
  widenedToMiles: number | null
}

/** A search without any condition. */
export const everySupplier: Search = {
  terms: [],
  words: '',
  subject: '',
  place: null,
  isPlaceFromWords: false,
  isNearMe: false,
  correctedQuery: null,
  suggestedQuery: null,
  droppedWords: [],
  droppedService: false,
  widenedToMiles: null,
}

/** Whether no supplier is left out. */
export const isUnrestricted = (search: Search): boolean => {
  const { terms, circle, box, country, countiesOfPlace } = search
  return (
    !terms.length && !circle && !box && !country && !countiesOfPlace && !filterNames.some((name) => isSet(search[name]))
  )
}

/** Of these each value's suppliers are counted. */
const counted = new Set<string>(['services', 'counties'])

/** Whether suppliers are chosen by more than where they are and what they offer. */
export const isSelective = (search: Search): boolean =>
  search.terms.length > 0 || filterNames.some((name) => !counted.has(name) && isSet(search[name]))
