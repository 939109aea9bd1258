import { setImmediate } from 'node:timers/promises'
import { blockKeys, sharedKey } from './block-keys.ts'
import { Blocks, hashBlockKey } from './blocks.ts'
import { compareListings, type Comparison } from './compare-listings.ts'
import type { Rarity } from './compare-names.ts'
import type { ReadListing } from './read-listing.ts'
import { NumberLists, NumberList } from './number-list.ts'
import { judgeNearness, type Whereabouts } from './compare-places.ts'
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

/** Some sixty bytes per listing rule out most pairs without the database. */
export class Sketches {
  private readonly districts = new NumberedValues<string | undefined>()
  private readonly codes = new NumberedValues<string | undefined>()
  private readonly towns = new NumberedValues<ReadTown | undefined>()
  private readonly places = new NumberList()
  private readonly points = new NumberList()
  /** Hashes of phones, sites and addresses. */
  private readonly ways = new NumberLists()

  add(read: ReadListing) {
    const { site, mailSite } = read
    const { district, postcode, town, point, street } = read.location
    const code = postcode?.slice(district!.length) // a postcode begins with its district
    this.places.push(this.districts.getNumber(district ?? '', district))
    this.places.push(this.towns.getNumber(town ? `${town.key}|${town.commonName}` : '', town))
    this.places.push(this.codes.getNumber(code ?? '', code) * 2 + Number(street.length > 0))
    this.points.push(point?.latitude ?? NaN)
    this.points.push(point?.longitude ?? NaN)
    const ways = new Set(read.phones.map((phone) => sharedKey('phone', phone)))
    for (const host of [site, mailSite]) if (host) ways.add(`w ${host.split('.')[0]}`) // in another country it may have another ending
    if (read.email) ways.add(sharedKey('email', read.email))
    if (read.placeId) ways.add(`g ${read.placeId}`)
    this.ways.push(Array.from(ways, hashBlockKey))
  }

  /** False for two places without a shared way to reach them. */
  areWorthComparing(left: number, right: number): boolean {
    return this.shareWay(left, right) || judgeNearness(this.whereabouts(left), this.whereabouts(right))[0] !== 'far'
  }

  private shareWay(left: number, right: number): boolean {
    const [leftEnd, rightEnd] = [this.ways.getStart(left + 1), this.ways.getStart(right + 1)]
    for (let one = this.ways.getStart(left); one < leftEnd; one++)
      for (let other = this.ways.getStart(right); other < rightEnd; other++)
        if (this.ways.at(one) === this.ways.at(other)) return true
    return false
  }

  private whereabouts(index: number): Whereabouts {
    const district = this.districts.values[this.places.at(index * 3)]
    const rest = this.places.at(index * 3 + 2)
    const code = this.codes.values[Math.floor(rest / 2)]
    const latitude = this.points.at(index * 2)
    return {
      district,
      postcode: code === undefined ? undefined : `${district}${code}`,
      town: this.towns.values[this.places.at(index * 3 + 1)],
      point: Number.isNaN(latitude) ? undefined : { latitude, longitude: this.points.at(index * 2 + 1) },
      street: rest % 2 ? someStreet : [],
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
/** A pair is one number: the left index times this, plus the right one. */
const base = 2 ** 26

/** Compares only listings that share a block, so that time grows linearly. */
export async function* comparePairs(source: ListingSource, rarity: Rarity): AsyncGenerator<ComparisonStep> {
  const blocks = new Blocks()
  const sketches = new Sketches()
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
  const met = new Set<number>()
  const meeting = blocks.meet((left, right) => {
    if (left >= from && sketches.areWorthComparing(left, right)) met.add(left * base + right)
  })
  for (const _ of meeting) await setImmediate()

  const sharedBy = (kind: 'phone' | 'site' | 'email', value: string) => blocks.sharedBy(sharedKey(kind, value))
  const sorted = Float64Array.from(met).sort()
  const pairs = sorted.length
  for (let start = 0; start < pairs; start += batchSize) {
    const batch = Array.from(
      sorted.subarray(start, start + batchSize),
      (pair) => [Math.floor(pair / base), pair % base] as const,
    )
    const indexes = [...new Set(batch.flat())]
    const reads = new Map((await source.at(indexes)).map((read, position) => [indexes[position]!, read]))
    const found: FoundPair[] = []
    for (const [left, right] of batch) {
      const [a, b] = [reads.get(left), reads.get(right)]
      if (!a || !b) continue
      const comparison = compareListings(a, b, { rarity, sharedBy })
      if (comparison.decision !== 'none') found.push({ ...comparison, left, right })
    }
    const compared = start + batch.length
    const doneTo = compared === pairs ? listings : batch.at(-1)![0] // the next batch may have more pairs of this index
    yield { listings, pairs, compared, doneTo, found }
  }
}
