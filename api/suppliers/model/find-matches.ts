import { setImmediate as turn } from 'node:timers/promises'
import { milesBetween, milesPerDegree } from '../../places/miles-between.rules.ts'
import type { Box, Circle, Search } from '../search/search.ts'
import { areaOf } from '../search/supplier-conditions.ts'
import { bestInNoOrder, bestOf, byRating, type RankedAt, type Ranking, type RankingOf } from './best-of.ts'
import { listedMark, verifiedMark, type Area, type Columns } from './columns.ts'
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
      addMatches(part, slots)
      await pause(part.slots.length)
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

/**
 * What changes in a pause may be found twice or not at all: then all is sought again, at last without a pause. `seek` takes the
 * columns' arrays itself, since there are others when they have grown.
 */
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
  for (const { slots, isMatch } of partsOf(sought)) {
    if (!isMatch) count += slots.length
    else for (let at = 0; at < slots.length; at++) if (isMatch(slots[at]!)) count++
    if (count >= atMost) return atMost
  }
  return count
}

type Test = (slot: number) => boolean

/** Some slots, and which of them match; without a test, all. */
interface Part {
  slots: ArrayLike<number>
  isMatch?: Test
}

const addMatches = ({ slots, isMatch }: Part, to: number[], from = 0, end = slots.length) => {
  for (let at = from; at < Math.min(end, slots.length); at++) {
    const slot = slots[at]!
    if (!isMatch || isMatch(slot)) to.push(slot)
  }
}

/**
 * By cells where an area is given, by counties where some are, else by the bits of the words: also within an area where more
 * suppliers are than have the words.
 */
const partsOf = function* (sought: Sought): Generator<Part> {
  const { columns, search, sets = [] } = sought
  const area = areaOf(search)
  if (area && (area.south > area.north || area.west > area.east)) return
  const ofWords = testOf(sought)
  const isMatch = area ? both(ofWords, placedIn(columns, search, area)) : ofWords
  const having = withWords(sought)
  if (area && columns.countIn(area) < having)
    for (const [inCell, cell] of columns.cellsIn(area)) {
      const isWithin = holds(area, search.circle, cell)
      const isOfAll = isWithin && !sets.length && !hasConditions(search)
      yield isOfAll ? { slots: inCell } : { slots: inCell, isMatch: isWithin ? ofWords : isMatch }
    }
  else {
    const inAreas = areasSought(columns, search)
    if (inAreas && lengthOf(inAreas) < having) for (const slots of inAreas) yield { slots, isMatch }
    else
      for (let word = 0; word << 5 < columns.length; word += wordsAtOnce)
        yield { slots: inSets(columns, sets, word, word + wordsAtOnce), isMatch }
  }
}

const both =
  (one: Test, other: Test): Test =>
  (slot) =>
    one(slot) && other(slot)

const counted = new WeakMap<readonly SlotSet[], number>()

/** How many have all the words, counted once per search: who has one of them often has the others too. */
const withWords = ({ columns, sets = [] }: Sought): number => {
  if (!sets.length) return columns.length
  const known = counted.get(sets) ?? countInAll(sets)
  counted.set(sets, known)
  return known
}

const countInAll = (sets: readonly SlotSet[]): number => {
  let count = 0
  for (let word = 0; word < sets[0]!.length; word++) count += countBits(inAll(sets, word))
  return count
}

/** The slots of one word that all sets have, as bits. */
const inAll = (sets: readonly SlotSet[], word: number): number => {
  let bits = -1
  for (let at = 0; at < sets.length; at++) bits &= sets[at]![word] ?? 0
  return bits
}

/** Of 32, by pairs, fours and bytes, whose sums come together in the highest byte. */
const countBits = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const lengthOf = (lists: readonly Uint32Array[]) => lists.reduce((sum, { length }) => sum + length, 0)

/** About how many match: of those in the area, or of all, the share that has the words. */
export const likely = (sought: Sought): number => {
  const { columns, search } = sought
  const area = areaOf(search)
  const inAreas = areasSought(columns, search)
  const listed = inAreas ? lengthOf(inAreas) : columns.length
  const within = area && area.south <= area.north ? Math.min(listed, columns.countIn(area)) : listed
  return within * (withWords(sought) / columns.length || 0)
}

/** The slots of the counties or the country asked for; undefined without any. */
export const areasSought = (columns: Columns, search: Search): Uint32Array[] | undefined =>
  (search.counties ?? search.countiesOfPlace ?? search.country) ? columns.inAreas(wantedArea(search)) : undefined

/** In each of the 32-bit words that a set is made of. */
const slotsOfWord = 32
const wordsAtOnce = 512

const hasConditions = ({ counties, countiesOfPlace, country, services, isVerified, minRating }: Search) =>
  Boolean(counties ?? countiesOfPlace ?? country ?? services ?? minRating) || isVerified

/** Whether a search leaves out any listed supplier that has coordinates. */
export const isFiltered = (search: Search): boolean =>
  Boolean(search.terms.length || areaOf(search) || search.openAt) || hasConditions(search)

/**
 * The first matches in an order by which the columns keep lists, from the first list on: for searches that very many
 * match.
 */
export const findFirst = (
  sought: Sought,
  lists: readonly (readonly number[])[],
  rankingOf: RankingOf,
  page: RankedPage,
): Promise<number[]> =>
  byLists(sought, lists, page.limit, (found, left) =>
    bestOf(sought.columns, found, rankingOf(sought.columns), left, page.behind),
  )

/** The best rated matches, in no order: found in the same way. */
export const findBestRated = (sought: Sought, limit: number): Promise<number[]> =>
  byLists(sought, sought.columns.bestRatedFirst(), limit, (found, left) =>
    bestInNoOrder(sought.columns, found, byRating, left),
  )

/** `choose` takes what belongs on the page of the matches in one list, and how many may still be added. */
const byLists = (
  sought: Sought,
  lists: readonly (readonly number[])[],
  limit: number,
  choose: (found: number[], left: number) => number[],
): Promise<number[]> => {
  const { columns, search } = sought
  const area = areaOf(search)
  return steadily(columns, async (pause) => {
    const isMatch = area ? both(testOf(sought), placedIn(columns, search, area)) : testOf(sought)
    const first: number[] = []
    for (const slots of lists) {
      const found: number[] = []
      for (let from = 0; from < slots.length; from += slotsAtOnce) {
        addMatches({ slots, isMatch }, found, from, from + slotsAtOnce)
        await pause(Math.min(slotsAtOnce, slots.length - from))
      }
      for (const slot of choose(found, limit - first.length)) first.push(slot)
      if (first.length === limit) break
    }
    return first
  })
}

/** The first matches of a search in a circle: by how far they are, less so many miles for the best quality of 1. */
export const findNearest = (sought: Sought & { circle: Circle }, worth: number, ranking: Ranking, page: RankedPage) => {
  const { columns, search, circle } = sought
  const area = areaOf(search)
  if (!area || area.south > area.north || area.west > area.east) return []
  const slots: number[] = []
  if (isSoonerByWords(sought, area, page.limit)) {
    for (const part of partsOf(sought)) addMatches(part, slots)
    return bestOf(columns, slots, ranking, page.limit, page.behind)
  }
  const ofWords = testOf(sought)
  const isMatch = both(ofWords, placedIn(columns, search, area))
  const leastMiles = leastMilesFrom(circle)
  const cells = [...columns.cellsIn(area)]
    .map(([inCell, cell]) => ({ inCell, cell, miles: leastMiles(...nearestIn(cell, circle)) }))
    .toSorted((a, b) => a.miles - b.miles)
  let reach = Infinity
  for (const { inCell, cell, miles } of cells) {
    if (miles > reach) break
    const before = slots.length
    addMatches({ slots: inCell, isMatch: holds(area, circle, cell) ? ofWords : isMatch }, slots)
    if (slots.length < page.limit || reach < Infinity || slots.length === before) continue
    const last = bestOf(columns, slots, ranking, page.limit, page.behind).at(page.limit - 1)
    if (last !== undefined) reach = worth - ranking.first(last) + aLittle
  }
  return bestOf(columns, slots, ranking, page.limit, page.behind)
}

/** Whether fewer have the words at all than are looked at from the nearest on until a page is full. */
const isSoonerByWords = (sought: Sought, area: Box, limit: number): boolean => {
  const { columns, sets } = sought
  if (!sets?.length) return false
  const having = withWords(sought)
  const looked = Math.min(columns.countIn(area), (limit * columns.length) / having)
  return having + columns.length / slotsOfWord < looked
}

export interface RankedPage {
  limit: number
  behind?: RankedAt
}

const nearestIn = ({ south, north, west, east }: Box, { latitude, longitude }: Circle) =>
  [Math.min(Math.max(latitude, south), north), Math.min(Math.max(longitude, west), east)] as const

type Miles = (latitude: number, longitude: number) => number

/** Circles up to so large are flat enough: then a distance is at least this share of what it is on a flat map. */
const flatMiles = 300
const flatShare = 0.99
const curvedShare = 1.001

/** Less than the distance from the centre, without the sines of it. */
export const leastMilesFrom = (circle: Circle): Miles => {
  if (circle.radiusMiles > flatMiles) return () => 0
  const farthest = Math.min(90, Math.abs(circle.latitude) + circle.radiusMiles / milesPerDegree)
  return onFlatMap(circle, flatShare, farthest)
}

/** More than the distance from the centre: along no parallel is it longer than on the one that is nearest to the equator. */
const mostMilesFrom = (circle: Circle): Miles => {
  if (circle.radiusMiles > flatMiles) return () => Infinity
  const nearest = Math.max(0, Math.abs(circle.latitude) - circle.radiusMiles / milesPerDegree)
  return onFlatMap(circle, curvedShare, nearest)
}

/** Such a share of the distance from the centre on a map whose degrees of longitude are all as long as on one parallel. */
const onFlatMap = (centre: Circle, share: number, parallel: number): Miles => {
  const north = milesPerDegree * share
  const east = north * Math.cos((parallel * Math.PI) / 180)
  return (latitude, longitude) => {
    const y = north * (latitude - centre.latitude)
    const x = east * (longitude - centre.longitude)
    return Math.sqrt(x * x + y * y)
  }
}

/** All that is asked but the area. */
const testOf = ({ columns, search, sets = [] }: Sought): Test => {
  const isMatch = conditionsOf(columns, search)
  const [set, ...others] = sets
  if (!set) return isMatch
  const isIn = (slot: number) => (set[slot >> 5]! & (1 << (slot & 31))) !== 0
  if (!others.length) return (slot) => isIn(slot) && isMatch(slot)
  return (slot) => isIn(slot) && isInAll(others, slot) && isMatch(slot)
}

const isInAll = (sets: readonly SlotSet[], slot: number): boolean => {
  for (let at = 0; at < sets.length; at++) if (!(sets[at]![slot >> 5]! & (1 << (slot & 31)))) return false
  return true
}

/** The slots in all sets, 32 at a time; without a set all. */
const inSets = ({ length }: Columns, sets: readonly SlotSet[], from: number, to: number): number[] => {
  const slots: number[] = []
  for (let word = from; word < to && word << 5 < length; word++) {
    for (let bits = inAll(sets, word); bits; bits &= bits - 1) {
      const slot = (word << 5) + 31 - Math.clz32(bits & -bits)
      if (slot < length) slots.push(slot)
    }
  }
  return slots
}

const wantedArea =
  ({ counties, countiesOfPlace, country }: Search) =>
  (area: Area): boolean =>
    (!counties || counties.includes(area.county ?? '')) &&
    (!countiesOfPlace || countiesOfPlace.includes(area.county ?? '')) &&
    (!country || area.country === country)

/** What is asked beside words and area. */
const conditionsOf = ({ marks, areas, areasOf, ratings, reviews }: Columns, search: Search) => {
  const { services, isVerified, minRating, keepsUnrated } = search
  const wanted = services ? serviceBits(services) : 255
  const needed = listedMark | (isVerified ? verifiedMark : 0)
  const isWantedArea = areas.map(wantedArea(search))
  const least = minRating === undefined ? 0 : Math.fround(minRating)
  return (slot: number): boolean => {
    const mark = marks[slot]!
    if ((mark & needed) !== needed || !(mark & wanted) || !isWantedArea[areasOf[slot]!]) return false
    if (minRating === undefined) return true
    return reviews[slot] ? ratings[slot]! >= least : Boolean(keepsUnrated)
  }
}

/** Whether a slot is in an area: measured only where a flat map cannot tell. */
const placedIn = ({ latitudes, longitudes }: Columns, { circle }: Search, area: Box): Test => {
  const inBox = (latitude: number, longitude: number) =>
    latitude >= area.south && latitude <= area.north && longitude >= area.west && longitude <= area.east
  if (!circle) return (slot) => inBox(latitudes[slot]!, longitudes[slot]!)
  const [leastMiles, mostMiles] = [leastMilesFrom(circle), mostMilesFrom(circle)]
  return (slot) => {
    const [latitude, longitude] = [latitudes[slot]!, longitudes[slot]!]
    if (!inBox(latitude, longitude) || leastMiles(latitude, longitude) > circle.radiusMiles + aLittle) return false
    if (mostMiles(latitude, longitude) < circle.radiusMiles - aLittle) return true
    return milesBetween(circle, { latitude, longitude }) <= circle.radiusMiles
  }
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
