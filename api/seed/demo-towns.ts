import { runSql, type Db } from '../database/sql.ts'
import { milesPerDegree, type Point } from '../places/geometry/miles-between.rules.ts'
import type { Random } from '../process/random.ts'
import { flatMiles } from '../places/named-point.ts'
import { readTable } from '../text/read-table.ts'
import { postcodeAbroad, townAbroad } from './demo-abroad.ts'

const nearestPlaces = <T extends Point>(places: readonly T[], from: Point, count: number, withinMiles: number): T[] => {
  const east = milesPerDegree * Math.cos((from.latitude * Math.PI) / 180)
  const found: { place: T; miles: number }[] = []
  for (const place of places) {
    const north = (place.latitude - from.latitude) * milesPerDegree
    if (north > withinMiles || north < -withinMiles) continue
    const miles = Math.hypot(north, (place.longitude - from.longitude) * east)
    if (miles <= withinMiles) found.push({ place, miles })
  }
  return found
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count)
    .map(({ place }) => place)
}

interface TownPoint extends Point {
  name: string
  county: string | null
  country: string
}

/** A postcode district; in London `town` is its neighbourhood. */
interface Outcode extends TownPoint {
  town: string | null
}

const london = /^(?:E|EC|N|NW|SE|SW|W|WC)\d/
const inwardLetters = 'ABDEFGHJLNPQRSTUWXYZ'.split('')
const ownWithinMiles = 12
/** For towns that are no post towns; this holds for 99 % of post towns. */
const sureWithinMiles = 3.5
const nextTimesAsFar = 2

class DemoPostcodes {
  readonly #byTown = new Map<TownPoint, Outcode[]>()

  constructor(readonly outcodes: readonly Outcode[]) {}

  at(random: Random, town: TownPoint, point: Point): string | null {
    if (town.country !== 'GB') return postcodeAbroad(random, town.country, town.name)
    const [district] = nearestPlaces(this.#findOutcodes(town), point, 1, 70)
    if (!district) return null
    return `${district.name} ${random.int(1, 9)}${random.pick(inwardLetters)}${random.pick(inwardLetters)}`
  }

  areKnownIn(town: TownPoint): boolean {
    return town.country === 'GB' ? this.#findOutcodes(town).length > 0 : Boolean(townAbroad(town.country, town.name))
  }

  #findOutcodes(town: TownPoint): Outcode[] {
    const known = this.#byTown.get(town)
    if (known) return known
    const isOwn = ({ name, town: postTown }: Outcode) =>
      postTown === town.name || (town.name === 'London' && london.test(name))
    const own = nearestPlaces(this.outcodes.filter(isOwn), town, 60, ownWithinMiles)
    const districts = own.length ? own : this.#findCertainOutcodes(town)
    this.#byTown.set(town, districts)
    return districts
  }

  #findCertainOutcodes(town: TownPoint): Outcode[] {
    const [first, second] = nearestPlaces(this.outcodes, town, 2, 60)
    if (!first || !second) return []
    const miles = flatMiles(first, town)
    const isSure =
      first.county === town.county && miles < sureWithinMiles && flatMiles(second, town) >= nextTimesAsFar * miles
    return isSure ? [first] : []
  }
}

const withoutAddresses = new Set(
  readTable(new URL('postcodes-without-addresses.txt', import.meta.url), ['outcodes']).flatMap(({ outcodes }) =>
    outcodes.split(' '),
  ),
)

const readDemoPostcodes = async (client: Db): Promise<DemoPostcodes> => {
  const { rows } = await runSql<Outcode>(
    client,
    `select name, town, county, country, latitude, longitude from location
      where type = 'outcode' and country = 'GB' and source <> 'by hand' order by name`,
  )
  return new DemoPostcodes(rows.filter(({ name }) => !withoutAddresses.has(name)))
}

export interface Town extends TownPoint {
  nation: string | null
  population: number
  weight: number
}

const sharesAbroad: Record<string, number> = {
  IE: 0.012,
  FR: 0.006,
  DE: 0.006,
  ES: 0.005,
  IT: 0.004,
  NL: 0.004,
  BE: 0.003,
}
/** Even the smallest county has a few suppliers. */
const minCountyShare = 0.0015

export class Towns {
  readonly #ends: number[] = []
  readonly #total: number
  readonly #nearby = new Map<Town, string[]>()

  constructor(
    readonly list: Town[],
    readonly postcodes: DemoPostcodes,
  ) {
    let sum = 0
    for (const { weight } of list) this.#ends.push((sum += weight))
    this.#total = sum
  }

  /** Spreads consecutive suppliers as evenly as the towns' weights allow. */
  at(index: number): Town {
    const target = (((index + 0.5) * 0.6180339887498949) % 1) * this.#total
    return this.list[this.#ends.findIndex((end) => end > target)]!
  }

  nearby(town: Town): string[] {
    const known = this.#nearby.get(town)
    if (known) return known
    const others = this.list.filter(
      (other) =>
        other.country === town.country &&
        other.population >= 4000 &&
        !other.name.includes(town.name) && // Chorlton-cum-Hardy beside Chorlton reads like a mistake
        !town.name.includes(other.name),
    )
    const result = [...new Set(nearestPlaces(others, town, 9, 40).map(({ name }) => name))]
    this.#nearby.set(town, result)
    return result
  }
}

/** Within four miles of a town's centre; closer in small towns. */
export const scatter = (random: Random, town: Town) => {
  const miles = Math.min(4, 0.4 + Math.sqrt(town.population) / 180) * Math.sqrt(random.next())
  const angle = random.next() * 2 * Math.PI
  const latitude = town.latitude + (miles * Math.sin(angle)) / milesPerDegree
  const longitude =
    town.longitude + (miles * Math.cos(angle)) / (milesPerDegree * Math.cos((town.latitude * Math.PI) / 180))
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
}

/** Towns of a county are adjacent, so that it gets its share. */
export const readTowns = async (client: Db): Promise<Towns> => {
  const { rows } = await runSql<Omit<Town, 'weight'>>(
    client,
    `select l.name, l.county, c.country as nation, l.country, l.latitude, l.longitude, l.population
       from location l left join county c on c.name = l.county
      where l.type = 'town' and l.population >= case when l.country = 'GB' then 1500 else 10000 end
        and (l.country = 'GB' and l.county is not null or l.country = any($1))
      order by l.country, l.county, l.population desc, l.name, l.latitude, l.longitude`,
    [Object.keys(sharesAbroad)],
  )
  const postcodes = await readDemoPostcodes(client)
  const towns = withoutNamesakesAbroad(rows).filter((town) => postcodes.areKnownIn(town))
  return new Towns(weigh(towns), postcodes)
}

/** Abroad the largest town of a name is meant; in the United Kingdom each is a town of its own. */
const withoutNamesakesAbroad = <T extends Pick<Town, 'country' | 'name'>>(towns: T[]): T[] => {
  const seen = new Set<string>()
  return towns.filter(({ country, name }) => {
    const key = `${country} ${name}`
    const isNew = !seen.has(key)
    seen.add(key)
    return country === 'GB' || isNew
  })
}

const weigh = (towns: Omit<Town, 'weight'>[]): Town[] => {
  const sumBy = (key: (town: Omit<Town, 'weight'>) => string) => {
    const sums = new Map<string, number>()
    for (const town of towns) sums.set(key(town), (sums.get(key(town)) ?? 0) + town.population)
    return sums
  }
  const countries = sumBy((town) => town.country)
  const counties = sumBy((town) => town.county ?? town.country)
  const atHome = countries.get('GB') ?? 1
  return towns.map((town) => {
    const abroad = sharesAbroad[town.country]
    if (abroad) return { ...town, weight: (abroad * town.population) / countries.get(town.country)! }
    const county = counties.get(town.county!)!
    return { ...town, weight: Math.max(county / atHome, minCountyShare) * (town.population / county) }
  })
}
