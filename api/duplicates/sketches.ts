import { sharedKey } from './block-keys.ts'
import { hashOf } from './blocks.ts'
import { siteBehind } from './compare-listings.ts'
import { standApart, type Whereabouts } from './compare-places.ts'
import { Numbers64, SmallNumbers } from './number-list.ts'
import type { ReadListing } from './read-listing.ts'
import type { ReadTown } from './read-town.ts'

/** Each different value once, by a number. */
class Numbered<Value> {
  readonly values: Value[] = []
  private readonly numbers = new Map<string, number>()

  numberOf(key: string, value: Value): number {
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.values.length)
    return this.values.push(value) - 1
  }
}

const someStreet = ['street']

/**
 * What tells without the database that two listings are not worth comparing: at different places, without a shared way
 * to reach them. About fifty bytes a listing.
 */
export class Sketches {
  private readonly districts = new Numbered<string | undefined>()
  private readonly codes = new Numbered<string | undefined>()
  private readonly towns = new Numbered<ReadTown | undefined>()
  /** Of each listing: district, town, and rest of the postcode, doubled, and one more where it names a street. */
  private readonly places = new SmallNumbers()
  /** Of each listing: latitude and longitude. */
  private readonly points = new Numbers64()
  /** Hashes of the ways to reach each listing, one after the other, and where each listing's begin. */
  private readonly ways = new SmallNumbers()
  private readonly starts = new SmallNumbers()

  /** Notes the next listing. */
  add(read: ReadListing) {
    const { district, postcode, town, point, street } = read.location
    const code = postcode?.slice(district!.length) // a postcode begins with its district
    this.places.push(this.districts.numberOf(district ?? '', district))
    this.places.push(this.towns.numberOf(town ? `${town.key}|${town.usual}` : '', town))
    this.places.push(this.codes.numberOf(code ?? '', code) * 2 + Number(street.length > 0))
    this.points.push(point?.latitude ?? NaN)
    this.points.push(point?.longitude ?? NaN)
    this.starts.push(this.ways.size)
    for (const phone of read.phones) this.ways.push(hashOf(sharedKey('phone', phone)))
    const site = siteBehind(read)
    if (site) this.ways.push(hashOf(sharedKey('site', site)))
    if (read.email) this.ways.push(hashOf(sharedKey('email', read.email)))
    if (read.placeId) this.ways.push(hashOf(`g ${read.placeId}`))
  }

  /** False for two of these indexes that are not worth comparing. */
  mayBeOne(left: number, right: number): boolean {
    return this.shareWay(left, right) || !standApart(this.whereabouts(left), this.whereabouts(right))
  }

  private shareWay(left: number, right: number): boolean {
    const [leftEnd, rightEnd] = [this.endOf(left), this.endOf(right)]
    for (let one = this.starts.at(left); one < leftEnd; one++)
      for (let other = this.starts.at(right); other < rightEnd; other++)
        if (this.ways.at(one) === this.ways.at(other)) return true
    return false
  }

  private endOf(index: number) {
    return index + 1 < this.starts.size ? this.starts.at(index + 1) : this.ways.size
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
