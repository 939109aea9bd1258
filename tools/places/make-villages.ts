import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBritishTowns } from '../../api/places/gazetteer/british-towns.ts'
import { countyAt, milesToCounty } from '../../api/places/areas/county-at.ts'
import { nationByCounty } from '../../api/places/areas/counties.ts'
import { formatExtract } from './format-extract.ts'
import { getIslandNames } from '../../api/places/gazetteer/island-names.ts'
import { byKey, flatMiles, nearestNamed, type NamedPoint } from '../../api/places/named-point.ts'
import { placeKey } from '../../api/places/place-key.ts'
import { countyNamed, readCounty } from '../../api/places/read-county.ts'

// Run `npx tsx tools/places/make-villages.ts places.tsv`, with GeoNames' British postal codes.
// The file has a line for each district and place, as in symerio/postal-codes-data on GitHub.

interface Village extends NamedPoint {
  county: string | undefined
}

const sameTownMiles = 5
/** A district further from its post town is listed under the town's name. */
const postTownMiles = 20
const postTownFrom = 5_000
/** GeoNames' points are accurate to about a mile: this near an outline, its own county counts. */
const borderMiles = 3
/** Houses, estates, offices, wards, and a hamlet of Canna that would match Achill Island. */
const noPlace = /^A'Chill$|^City of | (?:Ho\.|Est\.|City|Ward|Community)$|PO Boxes|[(&0-9]/

const isCouncil = (name: string) => name.includes(' and ') && readCounty(name)?.kind === 'authority'

/** GeoNames' counties of Northern Ireland are less accurate than the outlines. */
const findCounty = (named: string, { latitude, longitude }: NamedPoint): string | undefined => {
  const outlined = countyAt(latitude, longitude) ?? undefined
  const namedCounty = countyNamed(named)
  if (!namedCounty || namedCounty === outlined || nationByCounty.get(namedCounty) === 'Northern Ireland')
    return outlined
  return milesToCounty({ latitude, longitude }, namedCounty) < borderMiles ? namedCounty : outlined
}

const readVillages = (file: string): Village[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [, written = '', county = '', , latitude, longitude] = line.split('\t')
      if (noPlace.test(written) || isCouncil(written)) return []
      const name = written.replace(/,.*/, '').replace(/\bSt\. /, 'St ')
      const point = { name, latitude: Number(latitude), longitude: Number(longitude), population: null }
      return [{ ...point, county: findCounty(county, point) }]
    })

const towns = byKey(listBritishTowns({ withVillages: false }))

const isKnown = (village: Village) => {
  const [island] = getIslandNames(village, village.county ?? '')
  if (island && !placeKey(island).includes(placeKey(village.name))) return true // listed by its Gaelic name
  const known = nearestNamed(towns, village.name, village)
  if (!known) return false
  const miles = flatMiles(known, village)
  return miles < sameTownMiles || (miles < postTownMiles && (known.population ?? 0) >= postTownFrom)
}

const isFirst = (village: Village, index: number, all: readonly Village[]) =>
  all.findIndex((other) => flatMiles(other, village) < sameTownMiles) === index

const lines = [
  ...byKey(readVillages(process.argv[2]!).filter((village) => village.county && !isKnown(village))).values(),
]
  .flatMap((namesakes) => namesakes.filter(isFirst))
  .map(
    ({ county, name, latitude, longitude }) =>
      `${county}|${name}|${Number(latitude.toFixed(4))} ${Number(longitude.toFixed(4))}`,
  )

const about = [
  'GeoNames, postal codes of Great Britain, 2026. CC BY 4.0, geonames.org.',
  'Made by make-villages.ts; changes: only what the other lists lack, with the county by its outline or, near a border, by GeoNames.',
]
writeFileSync(
  join(import.meta.dirname, '../../api/places/extracts', 'villages.txt'),
  formatExtract('villages', about, lines.toSorted()),
)
