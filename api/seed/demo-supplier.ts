import { countryCodes } from '../places/areas/country.rules.ts'
import { freshnessByYears } from '../suppliers/search/best-order.rules.ts'
import { Random } from '../process/random.ts'
import { Json, type Cell } from './copy-rows.ts'
import { demoName, servicesIn, supplierTexts } from './demo-names.ts'
import type { demoPhones } from './demo-phones.ts'
import { demoReviews } from './demo-reviews.ts'
import { scatter, type Town, type Towns } from './demo-towns.ts'
import { trades, type Trade } from './demo-trades.ts'
import type { VaryText } from './vary-text.ts'

const { street: streets, estate: estates } = supplierTexts

const abroad: Record<string, (random: Random) => string> = {
  FR: (random) =>
    `${random.int(1, 140)} ${random.pick(['rue de la Gare', 'rue Victor Hugo', 'avenue de la République', 'rue du Moulin', 'place du Marché', 'rue des Lilas'])}`,
  DE: (random) =>
    `${random.pick(['Bahnhofstraße', 'Hauptstraße', 'Gartenweg', 'Marktplatz', 'Lindenstraße', 'Schulstraße'])} ${random.int(1, 140)}`,
  ES: (random) =>
    `${random.pick(['Calle Mayor', 'Calle Real', 'Avenida de la Constitución', 'Calle del Carmen', 'Plaza de España'])}, ${random.int(1, 140)}`,
  IT: (random) =>
    `${random.pick(['Via Roma', 'Via Garibaldi', 'Corso Italia', 'Via Mazzini', 'Piazza della Libertà'])}, ${random.int(1, 140)}`,
  NL: (random) =>
    `${random.pick(['Dorpsstraat', 'Kerkstraat', 'Stationsweg', 'Molenweg', 'Julianalaan'])} ${random.int(1, 140)}`,
  BE: (random) =>
    `${random.pick(['Stationsstraat', 'Kerkstraat', 'Rue de la Station', 'Grand-Place', 'Rue de l’Église'])} ${random.int(1, 140)}`,
}

const demoAddress = (random: Random, country: string): string => {
  const abroadAddress = abroad[country]
  if (abroadAddress) return abroadAddress(random)
  if (random.chance(0.15)) return `Unit ${random.int(1, 28)}, ${random.pick(estates)}`
  return `${random.int(1, 240)}${random.chance(0.08) ? random.pick(['A', 'B']) : ''} ${random.pick(streets)}`
}

const { opening: openings, way: ways, ending: endings } = supplierTexts

interface Business {
  name: string
  trade: Trade
  town: string
  nearby: string[]
  region: string
  year: number
  age: number
}

const demoDescription = (
  random: Random,
  vary: VaryText,
  { name, trade, town, nearby, region, year, age }: Business,
): string => {
  const calling = random.pick(trade.calling)
  const words: Record<string, string> = {
    name,
    town,
    region,
    calling,
    Calling: calling[0]!.toUpperCase() + calling.slice(1),
    nearby: nearby[random.int(0, Math.min(3, nearby.length - 1))] ?? 'the towns nearby',
    year: String(year),
    sinceWhen: age < 10 ? `since ${year}` : `for more than ${Math.floor(age / 5) * 5} years`,
    miles: String(random.pick([10, 12, 15, 20, 25, 30])),
  }
  const sentences = [random.pick(openings), random.pick(trade.offers)]
  if (random.chance(0.6)) sentences.push(random.pick(ways))
  if (random.chance(0.5)) sentences.push(random.pick(endings))
  return sentences
    .map((sentence) => vary(sentence))
    .join(' ')
    .replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '')
}

export const demoColumns = `
  id name description email phone website address city county postcode country services is_premium average_rating
  review_count is_verified verified_at latitude longitude contact_email created_at updated_at freshness
  meta_description keywords specialties service_areas established_year opening_hours status is_demo
`
  .trim()
  .split(/\s+/)
export const ratingColumns = ['supplier_id', 'source', 'rating', 'best_rating', 'review_count', 'fetched_at'] as const

const dayMs = 86_400_000
const countryNames: Record<string, string> = Object.fromEntries(
  Object.entries(countryCodes).map(([name, code]) => [code, name]),
)
const tradeWeights = trades.map((trade) => [trade, trade.weight] as const)

export interface DemoContext {
  towns: Towns
  phones: ReturnType<typeof demoPhones>
  vary: VaryText
  now: Date
  isMarked: boolean
}

export const demoSupplier = (index: number, id: number, { towns, phones, vary, now, isMarked }: DemoContext) => {
  const random = new Random(index, 2026)
  const town = towns.at(index)
  const trade = random.weighted(tradeWeights)
  const name = demoName(random, trade, town.name)
  const point = scatter(random, town)
  const nearby = towns.nearby(town)
  const createdAt = new Date(now.getTime() - Math.floor(random.next() * 730 * dayMs))
  const year = now.getFullYear() - 2 - Math.floor(random.next() ** 2.2 * 70)
  const host = `${slug(name, town.name)}.example.com`
  const isPremium = random.chance(0.05)
  const description = demoDescription(random, vary, {
    name,
    trade,
    town: town.name,
    nearby,
    region: pickRegion(random, town),
    year,
    age: now.getFullYear() - year,
  })
  const reviews = demoReviews(random, vary, { id, name, town: town.name, trade, createdAt }, now)
  const extras = random.sample(trade.extras, random.int(0, Math.min(5, trade.extras.length)))
  const email = random.chance(0.95)
    ? `${random.pick(['hello', 'info', 'enquiries', 'sales', 'contact', 'shop'])}@${host}`
    : null
  const supplier: Cell[] = [
    id,
    name,
    description,
    email,
    random.chance(0.97) ? phones(town, random.next()) : null,
    random.chance(0.85) ? `https://${random.chance(0.4) ? 'www.' : ''}${host}` : null,
    demoAddress(random, town.country),
    town.name,
    town.county,
    towns.postcodes.at(random, town, point),
    countryNames[town.country] ?? town.country,
    [...new Set([...trade.services, ...servicesIn(name), ...extras])],
    isPremium,
    reviews.averageRating,
    reviews.reviewCount,
    ...verification(random.chance(isPremium ? 0.8 : 0.33), id, now),
    point.latitude,
    point.longitude,
    email,
    createdAt,
    createdAt,
    freshnessAt(now, reviews.lastAt ?? createdAt),
    isPremium ? description.slice(0, description.indexOf('. ') + 1) : null,
    random.chance(0.8)
      ? [...random.sample(trade.keywords, random.int(2, 4)), `${trade.keywords[0]} ${town.name.toLowerCase()}`]
      : [],
    random.sample(trade.specialties, random.int(2, 4)),
    [town.name, ...nearby.slice(0, random.int(3, 7))],
    random.chance(0.88) ? year : null,
    random.chance(0.85) ? new Json(random.weighted(weeks)) : null,
    'listed',
    isMarked,
  ]
  return { supplier, reviews: reviews.rows, ratings: externalRatings(random, id, now) }
}

/** Otherwise the first night rewrites a third of all suppliers. */
const freshnessAt = (now: Date, last: Date): number =>
  freshnessByYears[Math.floor((now.getTime() - last.getTime()) / (365.25 * dayMs))] ?? freshnessByYears.at(-1)!

const verification = (isVerified: boolean, id: number, now: Date): Cell[] => [
  isVerified,
  isVerified ? new Date(now.getTime() - ((id * 37) % 300) * dayMs) : null,
]

const slug = (name: string, town: string) =>
  (name.includes(town) ? name : `${name} ${town}`)
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/&/g, 'and')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 63)
    .replace(/-$/, '')

const pickRegion = (random: Random, { name, county }: Town) => {
  if (!county || county.includes(name) || / City$|^City of/.test(county) || random.chance(0.25))
    return `the ${name.replace(/^The /, '')} area`
  return county
}

const externalRatings = (random: Random, id: number, now: Date): Cell[][] => {
  if (!random.chance(0.25)) return []
  return random
    .sample(
      ['Yell', 'Checkatrade', 'Google', 'FreeIndex'],
      random.weighted([
        [1, 6],
        [2, 3],
        [3, 1],
      ]),
    )
    .map((source) => {
      const best = source === 'Checkatrade' ? 10 : 5
      const rating = Number((best * (0.72 + 0.28 * Math.sqrt(random.next()))).toFixed(1))
      const count = 1 + Math.floor(random.next() ** 3 * 220)
      return [id, source, rating, best, count, new Date(now.getTime() - Math.floor(random.next() * 60 * dayMs))]
    })
}

const week = (weekday: string | null, saturday: string | null, sunday: string | null = null) =>
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => {
    const [opens = null, closes = null] =
      (day === 'Sat' ? saturday : day === 'Sun' ? sunday : weekday)?.split('-') ?? []
    return { day, opens, closes }
  })
const weeks: [ReturnType<typeof week>, number][] = [
  [week('09:00-17:30', '10:00-16:00'), 6],
  [week('09:00-17:00', '09:30-13:00'), 4],
  [week('08:30-17:00', null), 4],
  [week('09:30-17:30', '09:30-17:00'), 3],
  [week('10:00-18:00', '10:00-17:00', '11:00-15:00'), 2],
  [week('08:00-18:00', '08:00-13:00'), 2],
  [
    week('09:00-17:30', '10:00-16:00').map((day) => (day.day === 'Mon' ? { ...day, opens: null, closes: null } : day)),
    2,
  ],
]
