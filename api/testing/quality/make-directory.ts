import type { Pool } from 'pg'
import { bulkLoad } from '../../database/bulk-load.ts'
import { runSql } from '../../database/sql.ts'
import { flatMiles } from '../../places/named-point.ts'
import { Random } from '../../process/random.ts'
import { madeSpecialties, madeTrades, namedSuppliers } from '../labelled/made-trades.ts'

export interface MadeSupplier {
  id: number
  name: string
  services: string[]
  specialties: string[]
  city: string
  county: string
  postcode: string
  latitude: number
  longitude: number
  rating: number
  reviews: number
}

interface Point {
  name: string
  county: string
  latitude: number
  longitude: number
  population: number
}

const starts = `Ald Bram Cren Dun Els Farn Garth Hol Inger Kel Lang Mar Nor Oak Pen Quen Ros Stan Thorn Wil`.split(' ')
const ends = `bridge by combe cote dale field ford ham hurst ley more ridge stead ton well wick wood worth`.split(' ')

/** The same each time; not the demo's suppliers, to whose words search could be fitted. */
export const makeDirectory = async (pool: Pool, count: number): Promise<MadeSupplier[]> => {
  const towns = await read(pool, `type = 'town' and population >= 1500`)
  const outcodes = await read(pool, `type = 'outcode' and source <> 'by hand'`)
  const suppliers = madeSuppliers(towns, outcodes, count)
  await bulkLoad(pool, async (client) => {
    const hours = JSON.stringify(
      ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({ day, opens: '00:00', closes: '23:59' })),
    )
    await runSql(
      client,
      `insert into supplier (id, name, services, specialties, city, county, postcode, latitude, longitude, average_rating,
                             review_count, country, opening_hours, status)
       select id, name, services, specialties, city, county, postcode, latitude, longitude, rating, reviews, 'United Kingdom',
              $2::jsonb, 'listed'
         from jsonb_to_recordset($1::jsonb) as made(id int, name text, services text[], specialties text[], city text, county text,
              postcode text, latitude float8, longitude float8, rating float8, reviews int)`,
      [JSON.stringify(suppliers), hours],
    )
  })
  return suppliers
}

const read = async (pool: Pool, condition: string): Promise<Point[]> => {
  const { rows } = await runSql<Point>(
    pool,
    `select name, county, latitude, longitude, coalesce(population, 0) population from location
      where country = 'GB' and county is not null and ${condition} order by name, latitude, longitude`,
  )
  return rows
}

const madeSuppliers = (towns: Point[], outcodes: Point[], count: number): MadeSupplier[] => {
  let sum = 0
  const sums = towns.map(({ population }) => (sum += population))
  const townAt = (share: number) => towns[sums.findIndex((end) => end > share * sum)]!
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(index, 20_000)
    const named = namedSuppliers[index]
    const town = named ? towns.find(({ name }) => name === named.town)! : townAt(random.next())
    const { word, services, about } = named ?? random.pick(madeTrades)
    const place = beside(random, town)
    const [outcode] = outcodes
      .filter((one) => Math.abs(one.latitude - place.latitude) < 0.3)
      .toSorted((a, b) => flatMiles(a, place) - flatMiles(b, place))
    const fitting = madeSpecialties.filter((specialty) => about.test(specialty))
    return {
      id: index + 1,
      name: named?.name ?? `${random.pick(starts)}${random.pick(ends)} ${word}`,
      services,
      specialties: random.sample(fitting, random.int(3, 6)),
      city: town.name,
      county: town.county,
      postcode: `${outcode?.name} ${random.int(1, 9)}AB`,
      ...place,
      rating: random.chance(0.8) ? random.int(30, 50) / 10 : 0,
      reviews: 0,
    }
  }).map((supplier) => ({ ...supplier, reviews: supplier.rating ? 1 + (supplier.id % 40) : 0 }))
}

const beside = (random: Random, { latitude, longitude }: Point) => ({
  latitude: latitude + (random.next() - 0.5) / 17,
  longitude: longitude + (random.next() - 0.5) / 11,
})
