import type { Box } from '../search/search.ts'

/** What the model holds of a supplier. */
export interface Row {
  id: number
  /** NaN where it has no coordinates. */
  latitude: number
  longitude: number
  area: Area
  marks: number
  averageRating: number
  reviewCount: number
  quality: number
}

export interface Area {
  county: string | null
  country: string
}

/** In `marks`, above a bit for each service. */
export const verifiedMark = 64
export const listedMark = 128

/** Cells are an eighth of a degree wide and high. */
const cellsPerDegree = 8
const cellsAround = 360 * cellsPerDegree
const cellAt = (x: number, y: number) => y * cellsAround + x
const among = (cell: number, cells: number) => Math.min(Math.max(Math.floor(cell), 0), cells - 1)
const cellX = (longitude: number) => among((longitude + 180) * cellsPerDegree, cellsAround)
const cellY = (latitude: number) => among((latitude + 90) * cellsPerDegree, cellsAround / 2)

/**
 * Suppliers are kept apart by a tenth of a star, as averages are rounded, and within it by their reviews: so many lists, each
 * of twice as many. The last is for what is not rounded.
 */
const listsPerTenth = 17
const ratingList = (rating: number, reviews: number) => {
  const nearest = Math.round(rating * 10)
  const tenths = Math.fround(nearest / 10) > rating ? nearest - 1 : nearest
  const isRounded = Math.fround(tenths / 10) === rating
  const byReviews = Math.min(31 - Math.clz32(reviews + 1), listsPerTenth - 2)
  return tenths * listsPerTenth + (isRounded ? byReviews : listsPerTenth - 1)
}
/** And by so many parts of the best quality. */
const qualityParts = 256
const qualityList = (quality: number) => Math.min(qualityParts, Math.max(0, Math.floor(quality * qualityParts)))
const listsUpTo = (last: number): number[][] => Array.from({ length: last + 1 }, () => [])

const takeOut = (slots: number[] | undefined, slot: number) => {
  const at = slots?.indexOf(slot) ?? -1
  if (at < 0) return
  const last = slots!.pop()!
  if (last !== slot) slots![at] = last
}

/** So many of the latest changes are told one by one. */
const changesKept = 4096

/**
 * What lists and the map ask of each listed supplier, in columns: 37 bytes each, 8 in each of the three lists that it is
 * in, and 4 in that of its area once that was asked for. A supplier keeps its slot in all of them, also when it is listed
 * no more.
 */
export class Columns {
  length = 0
  ids = new Int32Array(0)
  latitudes = new Float64Array(0)
  longitudes = new Float64Array(0)
  /** Positions in `areas`. */
  areasOf = new Uint16Array(0)
  marks = new Uint8Array(0)
  ratings = new Float32Array(0)
  reviews = new Int32Array(0)
  qualities = new Float32Array(0)
  readonly areas: Area[] = []
  readonly #areaNumbers = new Map<string, number>()
  readonly #areasSeen = new WeakMap<Area, number>()
  readonly #cells = new Map<number, number[]>()
  readonly #byRating = listsUpTo(50 * listsPerTenth + listsPerTenth - 1)
  readonly #byQuality = listsUpTo(qualityParts)
  /** Once asked for, until one of them changes. */
  readonly #byArea: (Uint32Array | undefined)[] = []
  readonly #workedOut = new WeakMap<readonly number[], Map<number, unknown>>()
  /** Slots of suppliers that came out of the order of their ids. */
  readonly #late = new Map<number, number>()
  /** How many have come in the order of their ids. */
  #sorted = 0
  #changes: number[] = []
  #changesGone = 0

  constructor(capacity: number) {
    this.#grow(capacity)
  }

  #grow(capacity: number) {
    const grown = <T extends { set: (from: T) => void }>(from: T, to: T) => {
      to.set(from)
      return to
    }
    this.ids = grown(this.ids, new Int32Array(capacity))
    this.latitudes = grown(this.latitudes, new Float64Array(capacity))
    this.longitudes = grown(this.longitudes, new Float64Array(capacity))
    this.areasOf = grown(this.areasOf, new Uint16Array(capacity))
    this.marks = grown(this.marks, new Uint8Array(capacity))
    this.ratings = grown(this.ratings, new Float32Array(capacity))
    this.reviews = grown(this.reviews, new Int32Array(capacity))
    this.qualities = grown(this.qualities, new Float32Array(capacity))
  }

  /** Where a supplier is; undefined for one that was never listed. `near` is a slot to try first. */
  slotOf(id: number, near = 0): number | undefined {
    if (near < this.#sorted && this.ids[near] === id) return near
    let low = 0
    let high = this.#sorted
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.ids[middle]! < id) low = middle + 1
      else high = middle
    }
    return low < this.#sorted && this.ids[low] === id ? low : this.#late.get(id)
  }

  #areaNumber(area: Area): number {
    const seen = this.#areasSeen.get(area)
    if (seen !== undefined) return seen
    const key = JSON.stringify([area.county, area.country])
    const number = this.#areaNumbers.get(key) ?? this.areas.push(area) - 1
    this.#areaNumbers.set(key, number)
    this.#areasSeen.set(area, number)
    return number
  }

  isListed(slot: number): boolean {
    return this.marks[slot]! >= listedMark
  }

  /** Adds a supplier, or takes what is new of it. */
  set(row: Row) {
    const slot = this.slotOf(row.id) ?? this.#add(row.id)
    this.#leave(slot)
    this.latitudes[slot] = row.latitude
    this.longitudes[slot] = row.longitude
    this.areasOf[slot] = this.#areaNumber(row.area)
    this.marks[slot] = row.marks | listedMark
    this.ratings[slot] = row.averageRating
    this.reviews[slot] = row.reviewCount
    this.qualities[slot] = row.quality
    this.#enter(slot)
  }

  /** Takes a supplier out, which is listed no more. */
  remove(id: number) {
    const slot = this.slotOf(id)
    if (slot === undefined) return
    this.#leave(slot)
    this.marks[slot] = 0
  }

  #add(id: number): number {
    if (this.length === this.ids.length) this.#grow(Math.ceil(this.length * 1.25) + 64)
    const slot = this.length++
    this.ids[slot] = id
    this.latitudes[slot] = NaN
    if (slot === this.#sorted && (!slot || id > this.ids[slot - 1]!)) this.#sorted++
    else this.#late.set(id, slot)
    return slot
  }

  #cellOf(slot: number): number {
    return cellAt(cellX(this.longitudes[slot]!), cellY(this.latitudes[slot]!))
  }

  #listsOf(slot: number): number[][] {
    return [
      this.#byRating[ratingList(this.ratings[slot]!, this.reviews[slot]!)]!,
      this.#byQuality[qualityList(this.qualities[slot]!)]!,
    ]
  }

  #enter(slot: number) {
    for (const list of this.#listsOf(slot)) list.push(slot)
    this.#byArea[this.areasOf[slot]!] = undefined
    const cell = this.#cellOf(slot)
    if (Number.isNaN(cell)) return
    const slots = this.#cells.get(cell)
    if (slots) {
      slots.push(slot)
      this.#workedOut.delete(slots)
    } else this.#cells.set(cell, [slot])
  }

  #leave(slot: number) {
    if (!this.isListed(slot)) return
    for (const list of this.#listsOf(slot)) takeOut(list, slot)
    this.#byArea[this.areasOf[slot]!] = undefined
    const inCell = this.#cells.get(this.#cellOf(slot))
    takeOut(inCell, slot)
    if (inCell) this.#workedOut.delete(inCell)
  }

  /** What was worked out of the suppliers of one cell, by a number that tells what: worked out again when one has changed. */
  workedOut<T>(inCell: readonly number[], what: number, work: () => T): T {
    const known = this.#workedOut.get(inCell) ?? new Map<number, unknown>()
    this.#workedOut.set(inCell, known)
    if (!known.has(what)) known.set(what, work())
    return known.get(what) as T
  }

  /** The slots of the best rated, of the next, and so on; those in one list are in no order. */
  bestRatedFirst(): readonly (readonly number[])[] {
    return this.#byRating.toReversed()
  }

  /** The best rated of these slots, in no order: all of `first`, and of `next` as many as are still missing. */
  bestRatedOf(slots: readonly number[], limit: number): { first: number[]; next: number[] } {
    if (slots.length <= limit) return { first: [...slots], next: [] }
    const lists = slots.map((slot) => ratingList(this.ratings[slot]!, this.reviews[slot]!))
    const counts = new Uint32Array(this.#byRating.length)
    for (const list of lists) counts[list]! += 1
    let last = counts.length
    for (let found = 0; found < limit;) found += counts[--last]!
    return {
      first: slots.filter((_, at) => lists[at]! > last),
      next: slots.filter((_, at) => lists[at] === last),
    }
  }

  /** The slots of those of the best quality, and so on. */
  bestFirst(): readonly (readonly number[])[] {
    return this.#byQuality.toReversed()
  }

  /** The slots of what is listed in each of these areas. */
  inAreas(isWanted: (area: Area) => boolean): Uint32Array[] {
    const wanted = this.areas.flatMap((area, number) => (isWanted(area) ? [number] : []))
    if (wanted.some((number) => !this.#byArea[number])) this.#readAreas()
    return wanted.map((number) => this.#byArea[number]!)
  }

  /** All that are missing, since each slot has to be looked at: some milliseconds for a million. */
  #readAreas() {
    const counts = new Uint32Array(this.areas.length)
    for (let slot = 0; slot < this.length; slot++) if (this.isListed(slot)) counts[this.areasOf[slot]!]! += 1
    const missing = this.areas.map((_, number) => (this.#byArea[number] ? undefined : new Uint32Array(counts[number]!)))
    const filled = new Uint32Array(this.areas.length)
    for (let slot = 0; slot < this.length; slot++) {
      if (!this.isListed(slot)) continue // nothing tells the lists when it moves
      const number = this.areasOf[slot]!
      const list = missing[number]
      if (list) list[filled[number]!++] = slot
    }
    for (const [number, list] of missing.entries()) if (list) this.#byArea[number] = list
  }

  /** The slots in each cell that touches a box, with the cell's own box. */
  *cellsIn({ south, north, west, east }: Box): Generator<[number[], Box]> {
    const [x1, x2, y1, y2] = [cellX(west), cellX(east), cellY(south), cellY(north)]
    const boxOf = (x: number, y: number) => ({
      west: x / cellsPerDegree - 180,
      east: (x + 1) / cellsPerDegree - 180,
      south: y / cellsPerDegree - 90,
      north: (y + 1) / cellsPerDegree - 90,
    })
    if ((x2 - x1 + 1) * (y2 - y1 + 1) > this.#cells.size) {
      for (const [cell, slots] of this.#cells) {
        const [x, y] = [cell % cellsAround, Math.floor(cell / cellsAround)]
        if (x >= x1 && x <= x2 && y >= y1 && y <= y2) yield [slots, boxOf(x, y)]
      }
      return
    }
    for (let y = y1; y <= y2; y++)
      for (let x = x1; x <= x2; x++) {
        const slots = this.#cells.get(cellAt(x, y))
        if (slots) yield [slots, boxOf(x, y)]
      }
  }

  /** How many suppliers are in the cells that touch a box. */
  countIn(box: Box): number {
    let count = 0
    for (const [slots] of this.cellsIn(box)) count += slots.length
    return count
  }

  /** How many changes there have been. */
  get changes(): number {
    return this.#changesGone + this.#changes.length
  }

  /** Takes what has become of these suppliers: those without a row are listed no more. */
  change(ids: readonly number[], rows: readonly Row[]) {
    const listed = new Set(rows.map(({ id }) => id))
    for (const row of rows) this.set(row)
    for (const id of ids) if (!listed.has(id)) this.remove(id)
    for (const id of ids) {
      const slot = this.slotOf(id)
      if (slot !== undefined) this.#changes.push(slot)
    }
    const over = this.#changes.length - changesKept
    if (over <= 0) return
    this.#changes.splice(0, over)
    this.#changesGone += over
  }

  /** The slots that have changed since there were so many changes; undefined where that is too long ago. */
  changedSince(changes: number): number[] | undefined {
    if (changes < this.#changesGone) return undefined
    return [...new Set(this.#changes.slice(changes - this.#changesGone))]
  }
}
