import { runSql, type Db } from '../database/sql.ts'
import { flatMiles } from '../places/named-point.ts'
import { postcodesWithoutAddresses } from '../places/postcodes-without-addresses.ts'
import type { Random } from '../process/random.ts'
import { postcodeAbroad, townAbroad } from './demo-abroad.ts'
import { nearestPlaces } from './nearest-places.ts'

interface Point {
  latitude: number
  longitude: number
}

interface Town extends Point {
  name: string
  county: string | null
  country: string
}

/** A postcode district; in London `town` is its neighbourhood. */
interface Outcode extends Town {
  town: string | null
}

const london = /^(?:E|EC|N|NW|SE|SW|W|WC)\d/
const inwardLetters = 'ABDEFGHJLNPQRSTUWXYZ'.split('')
const ownWithinMiles = 12
/**
 * Accuracy limit for towns that are no post towns: the nearest district must be in the county and this near, the second
 * nearest twice as far. This holds for 99 % of post towns.
 */
const sureWithinMiles = 3.5
const nextTimesAsFar = 2

/**
 * Postcodes for a town's shops: of its own districts if it is a post town, otherwise of the one that is certainly its
 * own.
 */
export class DemoPostcodes {
  readonly #byTown = new Map<Town, Outcode[]>()

  constructor(readonly outcodes: readonly Outcode[]) {}

  /** A postcode for a shop at this point; null if none is certain. */
  at(random: Random, town: Town, point: Point): string | null {
    if (town.country !== 'GB') return postcodeAbroad(random, town.country, town.name)
    const [district] = nearestPlaces(this.#of(town), point, 1, 70)
    if (!district) return null
    return `${district.name} ${random.int(1, 9)}${random.pick(inwardLetters)}${random.pick(inwardLetters)}`
  }

  areKnownIn(town: Town): boolean {
    return town.country === 'GB' ? this.#of(town).length > 0 : Boolean(townAbroad(town.country, town.name))
  }

  #of(town: Town): Outcode[] {
    const known = this.#byTown.get(town)
    if (known) return known
    const isOwn = ({ name, town: postTown }: Outcode) =>
      postTown === town.name || (town.name === 'London' && london.test(name))
    const own = nearestPlaces(this.outcodes.filter(isOwn), town, 60, ownWithinMiles)
    const districts = own.length ? own : this.#surelyOf(town)
    this.#byTown.set(town, districts)
    return districts
  }

  #surelyOf(town: Town): Outcode[] {
    const [first, second] = nearestPlaces(this.outcodes, town, 2, 60)
    if (!first || !second) return []
    const miles = flatMiles(first, town)
    const isSure =
      first.county === town.county && miles < sureWithinMiles && flatMiles(second, town) >= nextTimesAsFar * miles
    return isSure ? [first] : []
  }
}

/** The districts of Great Britain and Northern Ireland with addresses and a known centre. */
export const readDemoPostcodes = async (client: Db): Promise<DemoPostcodes> => {
  const { rows } = await runSql<Outcode>(
    client,
    `select name, town, county, country, latitude, longitude from location
      where type = 'outcode' and country = 'GB' and source <> 'by hand' order by name`,
  )
  return new DemoPostcodes(rows.filter(({ name }) => !postcodesWithoutAddresses.has(name)))
}
