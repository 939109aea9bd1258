import { sharedKey } from './block-keys.ts'
import { hashBlockKey } from './blocks.ts'
import { mayBeOne } from './compare-listings.ts'
import { compareMostAlike, type NameWords, type Rarity } from './compare-names.ts'
import { getMaxPlacesWeight, type Whereabouts } from './compare-places.ts'
import { NumberLists, Numbers64, SmallNumbers } from './number-list.ts'
import type { ReadListing } from './read-listing.ts'
import type { ReadTown } from './read-town.ts'

/** Each different value once, by a number. */
class NumberedValues<Value> {
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
 * What tells without the database that two listings are not worth comparing: they share no way to be reached, and are at
 * different places or of different names. About seventy bytes a listing.
 */
export class Sketches {
  private readonly districts = new NumberedValues<string | undefined>()
  private readonly codes = new NumberedValues<string | undefined>()
  private readonly towns = new NumberedValues<ReadTown | undefined>()
  private readonly houses = new NumberedValues<string | undefined>()
  private readonly words = new NumberedValues<string>()
  /**
   * Of each listing: district, town, rest of the postcode, doubled, and one more where it names a street; house, doubled,
   * and one more where it has gone by several names.
   */
  private readonly places = new SmallNumbers()
  /** Of each listing: latitude and longitude. */
  private readonly points = new Numbers64()
  /** Hashes of the ways to reach each listing. */
  private readonly ways = new NumberLists()
  /** The words of each name, doubled, and one more where it is one of its address. */
  private readonly names = new NumberLists()

  /** How rare the words of names are. */
  constructor(private readonly rarity: Rarity) {}

  /** Notes the next listing. */
  add(read: ReadListing) {
    const { name, site, mailSite } = read
    const { district, postcode, town, point, street, house } = read.location
    const code = postcode?.slice(district!.length) // a postcode begins with its district
    this.places.push(this.districts.numberOf(district ?? '', district))
    this.places.push(this.towns.numberOf(town ? `${town.key}|${town.usual}` : '', town))
    this.places.push(this.codes.numberOf(code ?? '', code) * 2 + Number(street.length > 0))
    this.places.push(this.houses.numberOf(house ?? '', house) * 2 + Number(name.others.length > 0))
    this.points.push(point?.latitude ?? NaN)
    this.points.push(point?.longitude ?? NaN)
    const ways = new Set(read.phones.map((phone) => sharedKey('phone', phone)))
    for (const host of [site, mailSite]) if (host) ways.add(`w ${host.split('.')[0]}`) // in another country it may end otherwise
    if (read.email) ways.add(sharedKey('email', read.email))
    if (read.placeId) ways.add(`g ${read.placeId}`)
    this.ways.push(Array.from(ways, hashBlockKey))
    this.names.push(name.words.map((word) => this.words.numberOf(word, word) * 2 + Number(read.places.has(word))))
  }

  /** False for two of these indexes that are not worth comparing. */
  areWorthComparing(left: number, right: number): boolean {
    if (this.shareWay(left, right)) return true
    const places = getMaxPlacesWeight(this.whereabouts(left), this.whereabouts(right))
    if (places.nearness === 'apart') return false
    if (this.hasOtherNames(left) || this.hasOtherNames(right)) return true
    return mayBeOne(places, compareMostAlike(this.nameOf(left), this.nameOf(right), this.rarity))
  }

  private shareWay(left: number, right: number): boolean {
    const [leftEnd, rightEnd] = [this.ways.startOf(left + 1), this.ways.startOf(right + 1)]
    for (let one = this.ways.startOf(left); one < leftEnd; one++)
      for (let other = this.ways.startOf(right); other < rightEnd; other++)
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

  private nameOf(index: number): NameWords {
    const words: string[] = []
    const places = new Set<string>()
    const end = this.names.startOf(index + 1)
    for (let at = this.names.startOf(index); at < end; at++) {
      const entry = this.names.at(at)
      const word = this.words.values[Math.floor(entry / 2)]!
      words.push(word)
      if (entry % 2) places.add(word)
    }
    return { words, places }
  }
}
