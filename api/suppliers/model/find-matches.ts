import { milesBetween } from '../../places/miles-between.rules.ts'
import type { Box, Circle, Search } from '../search/search.ts'
import { areaOf } from '../search/supplier-conditions.ts'
import { listedMark, verifiedMark, type Columns } from './columns.ts'
import { serviceBits } from './read-rows.ts'

/** A bit for each slot. */
export type SlotSet = Uint32Array

/**
 * The slots of the suppliers that match a search, whose words are given as sets of slots; opening hours are not looked
 * at. In no order.
 */
export const findMatches = (columns: Columns, search: Search, sets: readonly SlotSet[] = []): number[] => {
  const isMatch = conditionsOf(columns, search)
  const area = areaOf(search)
  if (!area) return inSets(columns, sets).filter(isMatch)
  if (area.south > area.north || area.west > area.east) return []
  const slots: number[] = []
  const { latitudes, longitudes } = columns
  for (const [inCell, cell] of columns.cellsIn(area)) {
    const isWithin = holds(area, search.circle, cell)
    for (const slot of inCell) {
      if (!isInAll(sets, slot) || !isMatch(slot)) continue
      if (isWithin || isIn(area, search.circle, latitudes[slot]!, longitudes[slot]!)) slots.push(slot)
    }
  }
  return slots
}

const isInAll = (sets: readonly SlotSet[], slot: number): boolean => {
  for (const set of sets) if (!(set[slot >> 5]! & (1 << (slot & 31)))) return false
  return true
}

/** The slots in all sets, 32 at a time; without a set all. */
const inSets = ({ length }: Columns, sets: readonly SlotSet[]): number[] => {
  const slots: number[] = []
  for (let word = 0; word << 5 < length; word++) {
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

const isIn = (area: Box, circle: Circle | undefined, latitude: number, longitude: number): boolean => {
  if (latitude < area.south || latitude > area.north || longitude < area.west || longitude > area.east) return false
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
