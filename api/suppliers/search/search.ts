import type { Supplier } from '../supplier.entity.ts'
import type { Place } from '../../places/place-record.ts'
import type { Term } from './words/read-query.ts'
import { filterNames } from './filters/filters.rules.ts'
import { isSet, type ActiveFilter } from './filters/supplier-filter.ts'
import type { Point } from '../../places/geometry/miles-between.rules.ts'

export interface Circle extends Point {
  radiusMiles: number
}

/** In degrees. */
export interface Box {
  south: number
  north: number
  west: number
  east: number
}

export interface SearchTerm extends Term {
  /** At most. */
  suppliers: number
  /** Restricts the term to the name (A) or the places (C). */
  within?: 'A' | 'C'
}

export interface Reading {
  terms: readonly SearchTerm[]
  /** Without the place, "near me" and the like. */
  words: string
  /** Such as "roman blind"; may be empty. */
  subject: string
  place: Place | null
  /** The typed place, if misspelt or unknown. */
  misspeltPlace?: string
  /** The place came from the Search box, or words from the Location box. */
  isPlaceFromWords: boolean
  /** Around the visitor, whose position is unknown. */
  isNearMe: boolean
  isRadiusLimited?: boolean
  openNow?: boolean
  minRating?: number
  /** `minRating` keeps suppliers without reviews. */
  keepsUnrated?: boolean
  /** Applied because nothing matches the words as typed. */
  correctedQuery: string | null
  suggestedQuery: string | null
}

export interface Search extends Reading, ActiveFilter {
  /** The place itself, or the counties of a region or nation. */
  countiesOfPlace?: readonly string[]
  country?: string
  circle?: Circle
  box?: Box
  /** In the order by best match. */
  level?: number

  /** Nobody matches, even when it is relaxed. */
  isEmpty?: boolean
  droppedWords: readonly string[]
  /** Other services are searched because nobody offers the requested ones. */
  droppedService: boolean
  widenedToMiles: number | null
}

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

export const isUnrestricted = (search: Search): boolean => {
  const { terms, circle, box, country, countiesOfPlace } = search
  return (
    !terms.length && !circle && !box && !country && !countiesOfPlace && !filterNames.some((name) => isSet(search[name]))
  )
}

const counted = new Set<string>(['services', 'counties'])

export const isSelective = (search: Search): boolean =>
  search.terms.length > 0 || filterNames.some((name) => !counted.has(name) && isSet(search[name]))

/** `key` is the sort key, if that is no field; `level` is for the order by best match. */
export type ListedSupplier = Supplier & {
  key?: string | number
  matchedServices?: string[]
  level?: number
  /** Listed first, since its whole name was typed. */
  isExactlyNamed?: boolean
}

export interface PageQuery {
  limit: number
  position?: readonly unknown[]
  fields?: ReadonlySet<string>
}
