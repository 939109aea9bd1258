import { setImmediate as turn } from 'node:timers/promises'
import { milesBetween, milesPerDegree } from '../../places/miles-between.rules.ts'
import type { Box, Circle, Search } from '../search/search.ts'
import { areaOf } from '../search/supplier-conditions.ts'
import { bestOf, byRating, type RankedAt, type Ranking } from './best-of.ts'
import { listedMark, verifiedMark, type Columns } from './columns.ts'
import { serviceBits } from './read-rows.ts'

/** A bit for each slot. */
export type SlotSet = Uint32Array

/** What is sought among these columns; the words are given as sets of slots, opening hours are not looked at. */
export interface Sought {
  columns: Columns
  search: Search
  sets?: readonly SlotSet[]
}

/** So many suppliers are looked at without letting others go on: some milliseconds. */
const slotsAtOnce = 30_000

/** The slots of the suppliers that match, in no order. */
export const findMatches = (sought: Sought): Promise<number[]> =>
  steadily(sought.columns, async (pause) => {
    const slots: number[] = []
    for (const part of partsOf(sought)) {
      for (const slot of part.slots) slots.push(slot)
      await pause(part.of)
    }
    return slots
  })

/** Lets others go on when so many more suppliers were looked at as hold them up for some milliseconds. */
type Pause = (looked: number) => Promise<unknown> | undefined

const pauses = (): Pause => {
  let looked = 0
  return (more) => {
    looked += more
    if (looked < slotsAtOnce) return undefined
    looked = 0
    return turn()
  }
}

const triesWithPauses = 2

/** What changes in a pause may be found twice or not at all: then all is sought again, at last without a pause. */
const steadily = async <T>(columns: Columns, seek: (pause: Pause) => Promise<T>): Promise<T> => {
  for (let tries = 0; tries < triesWithPauses; tries++) {
    const { changes } = columns
    const found = await seek(pauses())
    if (columns.changes === changes) return found
  }
  return seek(() => undefined)
}

/** How many match, as far as this number. */
export const countMatching = (sought: Sought, atMost: number): number => {
  let count = 0
  for (const { slots } of partsOf(sought)) {
    count += slots.length
    if (count >= atMost) return atMost
  }
  return count
}

/** The matches in one part of the columns, and how many suppliers had to be looked at. */
interface Part {
  slots: readonly number[]
  of: number
}

/** By cells where an area is given, else by the bits of the words. */
const partsOf = function* (sought: Sought): Generator<Part> {
  const { columns, search, sets = [] } = sought
  const isMatch = conditionsOf(columns, search)
  const area = areaOf(search)
  if (!area) {
    for (let word = 0; word << 5 < columns.length; word += wordsAtOnce)
      yield { slots: inSets(columns, sets, word, word + wordsAtOnce).filter(isMatch), of: wordsAtOnce }
  } else if (area.south <= area.north && area.west <= area.east) {
    for (const [inCell, cell] of columns.cellsIn(area))
      yield { slots: matchesIn(inCell, sought, area, isMatch, cell), of: inCell.length }
  }
}

/** Each of 32 slots. */
const wordsAtOnce = 512

/** Those in a cell that match; in a cell within the area, where nothing else is asked, all of them. */
const matchesIn = (
  slots: readonly number[],
  { columns, search, sets = [] }: Sought,
  area: Box,
  isMatch: (slot: number) => boolean,
  cell: Box,
): readonly number[] => {
  if (!holds(area, search.circle, cell))
    return slots.filter((slot) => isInAll(sets, slot) && isMatch(slot) && isPlaced(columns, search.circle, area, slot))
  return sets.length || hasConditions(search) ? slots.filter((slot) => isInAll(sets, slot) && isMatch(slot)) : slots
}

const hasConditions = ({ counties, countiesOfPlace, country, services, isVerified, minRating }: Search) =>
  Boolean(counties ?? countiesOfPlace ?? country ?? services ?? minRating) || isVerified

/** Whether a search leaves out any listed supplier that has coordinates. */
export const isFiltered = (search: Search): boolean =>
  Boolean(search.terms.length || areaOf(search) || search.openAt) || hasConditions(search)

/** The best rated matches, found from the best rating on: for searches that very many match. */
export const findBestRated = ({ columns, search, sets = [] }: Sought, limit: number): Promise<number[]> => {
  const isMatch = conditionsOf(columns, search)
  const area = areaOf(search)
  return steadily(columns, async (pause) => {
    const best: number[] = []
    for (const slots of columns.bestRatedFirst()) {
      const found: number[] = []
      for (let from = 0; from < slots.length; from += slotsAtOnce) {
        const some = slots.slice(from, from + slotsAtOnce)
        for (const slot of some)
          if (isInAll(sets, slot) && isMatch(slot) && (!area || isPlaced(columns, search.circle, area, slot)))
            found.push(slot)
        await pause(some.length)
      }
      for (const slot of bestOf(columns, found, byRating(columns), limit - best.length)) best.push(slot)
      if (best.length === limit) break
    }
    return best
  })
}

/** The first matches of a search in a circle: by how far they are, less so many miles for the best quality of 1. */
export const findNearest = (sought: Sought & { circle: Circle }, worth: number, ranking: Ranking, page: RankedPage) => {
  const { columns, search, circle } = sought
  const area = areaOf(search)
  if (!area || area.south > area.north || area.west > area.east) return []
  const isMatch = conditionsOf(columns, search)
  const leastMiles = leastMilesFrom(circle)
  const cells = [...columns.cellsIn(area)]
    .map(([slots, cell]) => ({ slots, cell, miles: leastMiles(nearestIn(cell, circle)) }))
    .toSorted((a, b) => a.miles - b.miles)
  const slots: number[] = []
  let reach = Infinity
  for (const { slots: inCell, cell, miles } of cells) {
    if (miles > reach) break
    const before = slots.length
    for (const slot of matchesIn(inCell, sought, area, isMatch, cell)) slots.push(slot)
    if (slots.length < page.limit || reach < Infinity || slots.length === before) continue
    const last = bestOf(columns, slots, ranking, page.limit, page.behind).at(page.limit - 1)
    if (last !== undefined) reach = worth - ranking.first(last) + aLittle
  }
  return bestOf(columns, slots, ranking, page.limit, page.behind)
}

interface RankedPage {
  limit: number
  behind?: RankedAt
}

const nearestIn = ({ south, north, west, east }: Box, { latitude, longitude }: Circle) => ({
  latitude: Math.min(Math.max(latitude, south), north),
  longitude: Math.min(Math.max(longitude, west), east),
})

/** Circles up to so large are flat enough: then a distance is at least this share of what it is on a flat map. */
const flatMiles = 300
const flatShare = 0.99

/** Less than the distance from the centre, without the sines of it. */
export const leastMilesFrom = (circle: Circle): ((to: Pick<Circle, 'latitude' | 'longitude'>) => number) => {
  if (circle.radiusMiles > flatMiles) return () => 0
  const farthest = Math.min(90, Math.abs(circle.latitude) + circle.radiusMiles / milesPerDegree)
  const north = milesPerDegree * flatShare
  const east = north * Math.cos((farthest * Math.PI) / 180)
  return ({ latitude, longitude }) => {
    const [y, x] = [north * (latitude - circle.latitude), east * (longitude - circle.longitude)]
    return Math.sqrt(x * x + y * y)
  }
}

const isInAll = (sets: readonly SlotSet[], slot: number): boolean => {
  for (const set of sets) if (!(set[slot >> 5]! & (1 << (slot & 31)))) return false
  return true
}

/** The slots in all sets, 32 at a time; without a set all. */
const inSets = ({ length }: Columns, sets: readonly SlotSet[], from: number, to: number): number[] => {
  const slots: number[] = []
  for (let word = from; word < to && word << 5 < length; word++) {
    let bits = -1
    for (const set of sets) bits &= set[word] ?? 0
    for (; bits; bits &= bits - 1) {
      const slot = (word << 5) + 31 - Math.clz32(bits & -bits)
      if (slot < length) slots.push(slot)
    }
  }
  return slots
}

/** What is asked beside words and area. */
const conditionsOf = ({ marks, areas, areasOf, ratings, reviews }: Columns, search: Search) => {
  const { counties, countiesOfPlace, country, services, isVerified, minRating, keepsUnrated } = search
  const wanted = services ? serviceBits(services) : 255
  const needed = listedMark | (isVerified ? verifiedMark : 0)
  const isWantedArea = areas.map(
    (area) =>
      (!counties || counties.includes(area.county ?? '')) &&
      (!countiesOfPlace || countiesOfPlace.includes(area.county ?? '')) &&
      (!country || area.country === country),
  )
  const least = minRating === undefined ? 0 : Math.fround(minRating)
  return (slot: number): boolean => {
    const mark = marks[slot]!
    if ((mark & needed) !== needed || !(mark & wanted) || !isWantedArea[areasOf[slot]!]) return false
    if (minRating === undefined) return true
    return reviews[slot] ? ratings[slot]! >= least : Boolean(keepsUnrated)
  }
}

const isPlaced = ({ latitudes, longitudes }: Columns, circle: Circle | undefined, area: Box, slot: number): boolean => {
  const latitude = latitudes[slot]!
  const longitude = longitudes[slot]!
  if (!(latitude >= area.south && latitude <= area.north && longitude >= area.west && longitude <= area.east))
    return false
  return !circle || milesBetween(circle, { latitude, longitude }) <= circle.radiusMiles
}

/** Miles, beyond what rounding can lose. */
const aLittle = 0.01

/** Whether all of a cell is in an area: then nothing in it need be measured. */
const holds = (area: Box, circle: Circle | undefined, { south, north, west, east }: Box): boolean => {
  if (south < area.south || north > area.north || west < area.west || east > area.east) return false
  if (!circle) return true
  const isNear = (latitude: number, longitude: number) =>
    milesBetween(circle, { latitude, longitude }) <= circle.radiusMiles - aLittle
  return isNear(south, west) && isNear(south, east) && isNear(north, west) && isNear(north, east)
}
