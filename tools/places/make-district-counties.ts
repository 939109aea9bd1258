import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatExtract } from './format-extract.ts'
import { countyAround } from '../../api/places/areas/county-at.ts'

// Run `npx tsx tools/places/make-district-counties.ts gb-places-by-outcode.tsv uk-outcodes.csv`.
// The files are GeoNames' British postal codes and the middles of districts (gibbs/uk-postcodes, CC0).

const [, , placesFile = '', middlesFile = ''] = process.argv
const votes = new Map<string, Map<string, number>>()
const vote = (outcode: string, latitude: string | undefined, longitude: string | undefined, weight: number) => {
  const county = countyAround({ latitude: Number(latitude), longitude: Number(longitude) })
  if (!county) return
  const counts = votes.get(outcode) ?? new Map<string, number>()
  votes.set(outcode, counts.set(county, (counts.get(county) ?? 0) + weight))
}
for (const line of readFileSync(placesFile, 'utf8').trim().split('\n').slice(1)) {
  const [outcode = '', , , , latitude, longitude] = line.split('\t')
  vote(outcode, latitude, longitude, 1)
}
for (const line of readFileSync(middlesFile, 'utf8').trim().split('\n').slice(1)) {
  const [outcode = '', , , latitude, longitude] = line.split(',')
  vote(outcode, latitude, longitude, 0.5)
}

const lines = [...votes]
  .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  .map(([outcode, counts]) => {
    const counties = [...counts].toSorted((one, other) => other[1] - one[1]).map(([county]) => county)
    return `${outcode}|${counties.join(', ')}`
  })
const about = [
  'GeoNames, postal codes of Great Britain and Northern Ireland. CC BY 4.0, geonames.org. Middles of districts: gibbs/uk-postcodes, CC0.',
  'Made by make-district-counties.ts: the counties in whose outlines the places of a postcode district lie, the one of most places first.',
]
writeFileSync(
  join(import.meta.dirname, '../../api/places/extracts', 'district-counties.txt'),
  formatExtract('district-counties', about, lines),
)
