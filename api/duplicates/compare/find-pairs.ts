import { setImmediate } from 'node:timers/promises'
import { blockKeys, sharedKey } from './block-keys.ts'
import { Blocks, hashBlockKey } from './blocks.ts'
import { compareListings, type Comparison, mayBeOne } from './compare-listings.ts'
import { type Rarity, compareMostAlike, type NameWords } from './compare-names.ts'
import type { ReadListing } from './read-listing.ts'
import { NumberSet, NumberLists, Numbers64, SmallNumbers } from './number-list.ts'
import { getMaxPlacesWeight, type Whereabouts } from './compare-places.ts'
import type { ReadTown } from './read-location.ts'

class NumberedValues<Value> {
  readonly values: Value[] = []
  private readonly numbers = new Map<string, number>()

  getNumber(key: string, value: Value): number {
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.values.length)
    return this.values.push(value) - 1
  }
}

const someStreet = ['street']

/** Seventy bytes per listing rule out most pairs without the database. */
export class Sketches {
  private readonly districts = new NumberedValues<string | undefined>()
  private readonly codes = new NumberedValues<string | undefined>()
  private readonly towns = new NumberedValues<ReadTown | undefined>()
  private readonly houses = new NumberedValues<string | undefined>()
  private readonly words = new NumberedValues<string>()
  private readonly places = new SmallNumbers()
  private readonly points = new Numbers64()
  /** Hashes of phones, sites and addresses. */
  private readonly ways = new NumberLists()
  /** The words of each name times 2, plus one for words of its address. */
  private readonly names = new NumberLists()

  constructor(private readonly rarity: Rarity) {}

  add(read: ReadListing) {
    const { name, site, mailSite } = read
    const { district, postcode, town, point, street, house } = read.location
    const code = postcode?.slice(district!.length) // a postcode begins with its district
    this.places.push(this.districts.getNumber(district ?? '', district))
    this.places.push(this.towns.getNumber(town ? `${town.key}|${town.commonName}` : '', town))
    this.places.push(this.codes.getNumber(code ?? '', code) * 2 + Number(street.length > 0))
    this.places.push(this.houses.getNumber(house ?? '', house) * 2 + Number(name.others.length > 0))
    this.points.push(point?.latitude ?? NaN)
    this.points.push(point?.longitude ?? NaN)
    const ways = new Set(read.phones.map((phone) => sharedKey('phone', phone)))
    for (const host of [site, mailSite]) if (host) ways.add(`w ${host.split('.')[0]}`) // in another country it may have another ending
    if (read.email) ways.add(sharedKey('email', read.email))
    if (read.placeId) ways.add(`g ${read.placeId}`)
    this.ways.push(Array.from(ways, hashBlockKey))
    this.names.push(name.words.map((word) => this.words.getNumber(word, word) * 2 + Number(read.places.has(word))))
  }

  areWorthComparing(left: number, right: number): boolean {
    if (this.shareWay(left, right)) return true
    const places = getMaxPlacesWeight(this.whereabouts(left), this.whereabouts(right))
    if (places.nearness === 'apart') return false
    if (this.hasOtherNames(left) || this.hasOtherNames(right)) return true
    return mayBeOne(places, compareMostAlike(this.getName(left), this.getName(right), this.rarity))
  }

  private shareWay(left: number, right: number): boolean {
    const [leftEnd, rightEnd] = [this.ways.getStart(left + 1), this.ways.getStart(right + 1)]
    for (let one = this.ways.getStart(left); one < leftEnd; one++)
      for (let other = this.ways.getStart(right); other < rightEnd; other++)
        if (this.ways.at(one) === this.ways.at(other)) return true
    return false
  }

  private whereabouts(index: number): Whereabouts {
    const district = this.districts.values[this.places.at(index * 4)]
    const rest = this.places.at(index * 4 + 2)
    const code = this.codes.values[Math.floor(rest / 2)]
    const latitude = this.points.at(index * 2)
    return {
      district,
      postcode: code === undefined ? undefined : `${district}${code}`,
      town: this.towns.values[this.places.at(index * 4 + 1)],
      point: Number.isNaN(latitude) ? undefined : { latitude, longitude: this.points.at(index * 2 + 1) },
      street: rest % 2 ? someStreet : [],
      house: this.houses.values[Math.floor(this.places.at(index * 4 + 3) / 2)],
    }
  }

  private hasOtherNames(index: number): boolean {
    return this.places.at(index * 4 + 3) % 2 === 1
  }

  private getName(index: number): NameWords {
    const words: string[] = []
    const places = new Set<string>()
    const end = this.names.getStart(index + 1)
    for (let at = this.names.getStart(index); at < end; at++) {
      const entry = this.names.at(at)
      const word = this.words.values[Math.floor(entry / 2)]!
      words.push(word)
      if (entry % 2) places.add(word)
    }
    return { words, places }
  }
}

const partSize = 2 ** 14
const base = 2 ** 26

/** Stores eight bytes a pair. */
export class PairList {
  private readonly parts: (NumberSet | undefined)[] = []
  size = 0

  add(left: number, right: number) {
    const part = Math.floor(left / partSize)
    ;(this.parts[part] ??= new NumberSet()).push(left * base + right)
    this.size++
  }

  /** Removes repeated pairs; pauses after each part, so that the process can serve others. */
  *tidy(): Generator<undefined> {
    this.size = 0
    for (const part of this.parts) {
      this.size += part?.distinct().length ?? 0
      yield
    }
  }

  /** Releases the pairs on the way. */
  *batches(size: number): Generator<(readonly [left: number, right: number])[]> {
    for (const [at, part] of this.parts.entries()) {
      const pairs = part?.sorted() ?? new Float64Array()
      for (let start = 0; start < pairs.length; start += size)
        yield Array.from(pairs.subarray(start, start + size), (pair) => [Math.floor(pair / base), pair % base] as const)
      this.parts[at] = undefined
    }
  }
}

/** Listings are read once in sequence, then some again. */
export interface ListingSource {
  all: () => AsyncIterable<ReadListing[]> | Iterable<ReadListing[]>
  /** Undefined for a listing deleted in the meantime. */
  at: (indexes: number[]) => Promise<(ReadListing | undefined)[]> | (ReadListing | undefined)[]
  /** How many of the first listings an earlier run compared; valid after `all`. */
  done?: () => number
}

interface FoundPair extends Comparison {
  left: number
  right: number
}

interface ComparisonStep {
  listings: number
  /** 0 while listings are still being read. */
  pairs: number
  compared: number
  /** Every pair whose lower index is below this has been compared. */
  doneTo: number
  found: FoundPair[]
}

const batchSize = 500

/** Compares only listings that share a block, so that time grows linearly. */
export async function* comparePairs(source: ListingSource, rarity: Rarity): AsyncGenerator<ComparisonStep> {
  const blocks = new Blocks()
  const sketches = new Sketches(rarity)
  let listings = 0
  for await (const batch of source.all()) {
    for (const read of batch) {
      for (const key of blockKeys(read)) blocks.add(key, listings)
      sketches.add(read)
      listings++
    }
    yield { listings, pairs: 0, compared: 0, doneTo: 0, found: [] }
  }
  const from = source.done?.() ?? 0
  const list = new PairList()
  const meeting = blocks.meet((left, right) => {
    if (left >= from && sketches.areWorthComparing(left, right)) list.add(left, right)
  })
  for (const _ of meeting) await setImmediate()
  for (const _ of list.tidy()) await setImmediate()

  const sharedBy = (kind: 'phone' | 'site' | 'email', value: string) => blocks.sharedBy(sharedKey(kind, value))
  const pairs = list.size
  let compared = 0
  for (const batch of list.batches(batchSize)) {
    const indexes = [...new Set(batch.flat())]
    const reads = new Map((await source.at(indexes)).map((read, position) => [indexes[position]!, read]))
    const found: FoundPair[] = []
    for (const [left, right] of batch) {
      const [a, b] = [reads.get(left), reads.get(right)]
      if (!a || !b) continue
      const comparison = compareListings(a, b, { rarity, sharedBy })
      if (comparison.decision !== 'none') found.push({ ...comparison, left, right })
    }
    compared += batch.length
    const doneTo = compared === pairs ? listings : batch.at(-1)![0] // the next batch may have more pairs of this index
    yield { listings, pairs, compared, doneTo, found }
  }
}

export async function* findPairs(source: ListingSource, rarity: Rarity): AsyncGenerator<FoundPair> {
  for await (const { found } of comparePairs(source, rarity)) yield* found
}
