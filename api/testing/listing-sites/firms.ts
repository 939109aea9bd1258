import { Random } from '../../process/random.ts'
import type { OpeningHours } from '../../suppliers/supplier.entity.ts'
import { isDirectory, isSite, type SiteName, sourceNames } from '../../scraping/sources/registry.ts'
import type { Firm } from './firm.ts'
import { replicas } from './replicas.ts'

/** Town, county, outcodes, point, number of firms. */
const towns: [string, string, string[], [number, number], number][] = [
  ['London', 'Greater London', ['SW1A', 'E14', 'N1', 'SE15', 'W4'], [51.51, -0.12], 70],
  ['Manchester', 'Greater Manchester', ['M1', 'M14', 'M20', 'M33'], [53.48, -2.24], 60],
  ['Birmingham', 'West Midlands', ['B1', 'B13', 'B30'], [52.48, -1.9], 24],
  ['Leeds', 'West Yorkshire', ['LS1', 'LS6', 'LS17'], [53.8, -1.55], 22],
  ['Glasgow', 'Glasgow City', ['G1', 'G12', 'G41'], [55.86, -4.25], 22],
  ['Edinburgh', 'City of Edinburgh', ['EH1', 'EH10'], [55.95, -3.19], 22],
  ['Liverpool', 'Merseyside', ['L1', 'L18'], [53.41, -2.98], 22],
  ['Bristol', 'Bristol', ['BS1', 'BS8'], [51.45, -2.59], 22],
  ['Sheffield', 'South Yorkshire', ['S1', 'S11'], [53.38, -1.47], 22],
  ['Cardiff', 'Cardiff', ['CF10', 'CF14'], [51.48, -3.18], 22],
  ['Cheltenham', 'Gloucestershire', ['GL50', 'GL53'], [51.9, -2.08], 12],
]
/** A search anywhere else finds nothing. */
export const firmTowns = towns.map(([town]) => town)

const firstWords = [
  'Abbey',
  'Beacon',
  'Castle',
  'Daylight',
  'Elm Tree',
  'Fairfield',
  'Grange',
  'Harbour',
  'Ivy',
  'Jubilee',
  'Kingfisher',
  'Linden',
  'Meadow',
  'Northern',
  'Oak',
  'Primrose',
  'Quayside',
  'Regency',
  'Sunny',
  'Thistle',
  'Union',
  'Victoria',
  'Willow',
  'Yarrow',
]
const secondWords = [
  'Blinds',
  'Blinds & Curtains',
  'Shutters',
  'Curtain Makers',
  'Window Dressings',
  'Interiors',
  'Blinds & Shutters',
  'Soft Furnishings',
]
const streets = [
  'High Street',
  'Station Road',
  'Mill Lane',
  'Church Road',
  'Market Place',
  'Victoria Street',
  'Park Avenue',
  'Castle Hill',
]
const kinds = [
  'Roller Blinds',
  'Vertical Blinds',
  'Roman Blinds',
  'Venetian Blinds',
  'Shutters',
  'Curtains',
  'Repairs',
  'Installation',
]
const incodes = ['1AA', '2BD', '3EF', '4GH', '5JL', '6NP', '7QR', '8ST', '9UW']
const sites = 50

const hoursFor = (random: Random): OpeningHours[] => {
  const [opens, closes] = random.pick([
    ['09:00', '17:30'],
    ['08:30', '17:00'],
    ['10:00', '18:00'],
  ] as const)
  const saturday = random.chance(0.6) ? { opens: '09:00', closes: '13:00' } : { opens: null, closes: null }
  return [
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => ({ day, opens, closes })),
    { day: 'Sat', ...saturday },
    { day: 'Sun', opens: null, closes: null },
  ]
}

const listedBy = (random: Random): SiteName[] => {
  const chosen = sourceNames.filter(isSite).filter((name) => random.chance(replicas[name].share))
  return chosen.some(isDirectory) ? chosen : ['yell', ...chosen]
}

/** Constant per port, which is in the addresses of their own sites. */
export const makeFirms = (port: number): Firm[] => {
  const random = new Random(2026)
  const names = new Set<string>()
  return towns
    .flatMap(([town, county, outcodes, [latitude, longitude], count]) =>
      Array.from({ length: count }, () => ({ town, county, outcodes, latitude, longitude })),
    )
    .map(({ town, county, outcodes, latitude, longitude }, index) => {
      let name = ''
      do name = `${random.pick(firstWords)} ${random.pick(secondWords)}${random.chance(0.4) ? ` of ${town}` : ''}`
      while (names.has(`${name}|${town}`))
      names.add(`${name}|${town}`)
      const slug = `${name}-${index + 1}`
        .toLowerCase()
        .replace(/&/g, 'and')
        .replace(/[^a-z0-9]+/g, '-')
      const hasSite = index % 6 === 0 && index / 6 < sites
      const isMobile = !hasSite && random.chance(0.08)
      const services = ['Blinds', ...random.sample(kinds, random.int(1, 4))]
      return {
        id: 810_000 + index * 37,
        name,
        slug,
        town,
        county,
        hasSite,
        isMobile,
        services,
        phone: `${index % 2 ? '07700 900' : '01632 960'}${String(Math.floor(index / 2)).padStart(3, '0')}`,
        email: `hello@${slug}.example.com`,
        website: hasSite ? `http://${slug}.localhost:${port}` : `https://www.${slug}.example.com`,
        street: `${random.int(1, 180)} ${random.pick(streets)}`,
        postcode: `${random.pick(outcodes)} ${random.pick(incodes)}`,
        latitude: Math.round((latitude + random.next() * 0.08 - 0.04) * 1e5) / 1e5,
        longitude: Math.round((longitude + random.next() * 0.08 - 0.04) * 1e5) / 1e5,
        description: `${name} makes and fits ${services.join(', ').toLowerCase()} in ${town} and the towns around it.`,
        rating: random.int(36, 50) / 10,
        reviews: random.int(1, 140),
        openingHours: hoursFor(random),
        placeId: `ChIJdemo00${String(index + 1).padStart(5, '0')}`,
        listedBy: listedBy(random),
      }
    })
}

export const findDirectoryMembers = (firms: Firm[]): Firm[] =>
  firms.filter(({ town, isMobile }) => town === 'Cheltenham' && !isMobile)
