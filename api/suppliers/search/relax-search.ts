import { isQuality } from './read-query.ts'
import type { Search } from './search.ts'
import { defaultRadiusMiles } from '../radius.rules.ts'

/**
 * How far a search that finds nothing is relaxed: the circle's radius in miles, how many words are left out (0 for none), and
 * whether the services are.
 */
export interface Relaxation {
  miles: number
  words: number
  isServiceDropped: boolean
}

const circles = [10, 15, 25, 50, 100, 200]

/** How many words may be left out, in steps of one: never all of them, and never the place. */
export const wordsToDrop = ({ terms }: Search): number[] =>
  Array.from({ length: Math.max(1, terms.filter(({ within }) => within !== 'C').length) }, (_, count) => count)

/** How many of them only say what goods should be like: they are left out before anybody far away is shown. */
export const qualitiesToDrop = (search: Search): number[] => {
  const qualities = search.terms.filter(({ typed, within }) => within !== 'C' && isQuality(typed)).length
  return search.circle ? wordsToDrop(search).filter((words) => words > 0 && words <= qualities) : []
}

/** The radii to try when there is nobody near; for a county, around its centre. */
export const circlesToTry = ({ circle, place }: Search): number[] => {
  if (!circle && place?.type !== 'county') return []
  return circles.filter((radius) => (circle ? radius > circle.radiusMiles : radius >= defaultRadiusMiles))
}

/** Whether another service may be shown instead: only around a place, where it is of use. */
export const servicesToTry = ({ services, circle, place }: Search): boolean[] =>
  services && (circle ?? place) ? [false, true] : [false]

/** The same search without its place. */
export const anywhere = (search: Search): Search => {
  const { circle: _, countiesOfPlace: __, country: ___, ...rest } = search
  return rest
}

/** The search, relaxed this far. */
export const relaxed = (search: Search, { miles, words, isServiceDropped }: Relaxation): Search => {
  const { services, ...anyService } = search
  const leastWanted = search.terms
    .filter(({ within }) => within !== 'C')
    .toSorted((a, b) => Number(isQuality(b.typed)) - Number(isQuality(a.typed)) || a.suppliers - b.suppliers)
    .slice(0, words)
  const smaller = {
    ...anyService,
    ...(services && !isServiceDropped ? { services } : {}),
    droppedService: isServiceDropped,
    terms: search.terms.filter((term) => !leastWanted.includes(term)),
    droppedWords: leastWanted.map(({ typed }) => typed),
  }
  const centre = search.circle ?? search.place
  if (!miles || !centre) return smaller
  const circle = { latitude: centre.latitude, longitude: centre.longitude, radiusMiles: miles }
  return { ...anywhere(smaller), circle, widenedToMiles: miles }
}
