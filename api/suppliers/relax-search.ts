import type { Search } from './search.ts'
import { defaultRadiusMiles } from './supplier-filter.ts'

/** How far a search that finds nothing is relaxed: a circle of so many miles, and so many words left out; 0 for not. */
export interface Relaxation {
  miles: number
  words: number
}

const circles = [10, 15, 25, 50, 100, 200]

/** What is tried in turn until something is found: first farther away, then with the rarest word left out. */
export const relaxations = (search: Search): Relaxation[] => {
  const miles = [0, ...circles.filter((radius) => canGrow(search, radius))]
  const droppable = search.terms.filter(({ within }) => within !== 'C').length
  const words = Array.from({ length: Math.max(1, droppable) }, (_, count) => count)
  return words.flatMap((count) => miles.map((radius) => ({ miles: radius, words: count })))
}

/** A circle grows; a county that has nobody becomes a circle around its middle. */
const canGrow = ({ circle, place }: Search, radius: number) =>
  circle ? radius > circle.radiusMiles : place?.type === 'county' && radius >= defaultRadiusMiles

/** The search as far as it was relaxed. */
export const relaxed = (search: Search, { miles, words }: Relaxation): Search => {
  const rarest = search.terms
    .filter(({ within }) => within !== 'C')
    .toSorted((a, b) => a.suppliers - b.suppliers)
    .slice(0, words)
  const smaller = {
    ...search,
    terms: search.terms.filter((term) => !rarest.includes(term)),
    droppedWords: rarest.map(({ typed }) => typed),
  }
  const centre = search.circle ?? search.place
  if (!miles || !centre) return smaller
  const { countiesOfPlace: _, ...anywhere } = smaller
  const circle = { latitude: centre.latitude, longitude: centre.longitude, radiusMiles: miles }
  return { ...anywhere, circle, widenedToMiles: miles }
}
