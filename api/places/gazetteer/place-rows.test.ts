import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { counties } from '../areas/counties.ts'
import { placeKey } from '../place-key.ts'
import type { PlaceRow } from '../area-rows.ts'
import { placeRows } from './place-rows.ts'
import { placesVersion } from './places-version.ts'

const rows = placeRows()
const outcodes = new Map(rows.filter(({ type }) => type === 'outcode').map((row) => [row.name, row]))

const hash = (of: PlaceRow[]) => createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 12)

test('the rows are the same each time', () => {
  expect(hash(placeRows())).toBe(hash(rows))
})

test('the version identifies these rows: databases load them again when it changes', () => {
  expect(placesVersion).toBe(hash(rows))
})

test('every row names its source', () => {
  expect(rows.filter(({ source }) => !source)).toEqual([])
})

test('every part of the list exists', () => {
  const count = (type: string, country?: string) =>
    rows.filter((row) => row.type === type && (!country || row.country === country)).length
  expect(count('county')).toBe(108)
  expect(count('postcode_area')).toBe(124)
  expect(count('outcode')).toBeGreaterThan(2_850)
  expect(count('town', 'GB')).toBeGreaterThan(7_000)
  for (const country of ['GB', 'IE', 'FR', 'DE', 'ES', 'IT', 'NL', 'BE']) {
    expect(count('country', country)).toBeGreaterThan(0)
    expect(count('town', country)).toBeGreaterThan(300)
  }
})

test('every row has a point, normalised keys, and in Britain an existing county', () => {
  const names = new Set<string | null>(counties.map(({ name }) => name))
  const isWhole = ({ type, country, county, latitude, longitude, keys }: PlaceRow) =>
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    keys.length > 0 &&
    keys.every((key) => key && placeKey(key) === key) &&
    (country !== 'GB' || type === 'country' || type === 'area' ? county === null : names.has(county))
  expect(rows.filter((row) => !isWhole(row))).toEqual([])
})

test('no town is listed twice in one place', () => {
  const places = rows
    .filter(({ type }) => type === 'town')
    .map(({ name, county, country, latitude, longitude }) =>
      [name, county, country, latitude.toFixed(2), longitude.toFixed(2)].join(),
    )
  const seen = new Set<string>()
  const isAgain = (place: string) => seen.has(place) || !seen.add(place)
  expect(places.filter((place) => isAgain(place) && place.includes(',GB,'))).toEqual([])
})

test.each([
  ['GL50', 'Cheltenham', 'Gloucestershire'],
  ['SW19', 'Wimbledon', 'Greater London'],
  ['E14', 'Poplar', 'Greater London'],
  ['M20', 'Manchester', 'Greater Manchester'],
  ['SK17', 'Buxton', 'Derbyshire'],
  ['TD15', 'Berwick-upon-Tweed', 'Northumberland'],
  ['OL14', 'Todmorden', 'West Yorkshire'],
  ['CB8', 'Newmarket', 'Suffolk'],
  ['SG8', 'Royston', 'Hertfordshire'],
  ['LE16', 'Market Harborough', 'Leicestershire'],
  ['B77', 'Tamworth', 'Staffordshire'],
  ['SY13', 'Whitchurch', 'Shropshire'],
  ['NP16', 'Chepstow', 'Monmouthshire'],
  ['RG9', 'Henley-on-Thames', 'Oxfordshire'],
  ['CT1', 'Canterbury', 'Kent'],
  ['BT48', 'Londonderry', 'County Londonderry'],
  ['ZE1', 'Shetland', 'Shetland Islands'],
  ['TR21', 'Isles of Scilly', 'Cornwall'],
  ['DN33', 'Grimsby', 'Lincolnshire'],
  ['RG19', 'Thatcham', 'Berkshire'],
  ['GU25', 'Virginia Water', 'Surrey'],
  ['BD24', 'Settle', 'North Yorkshire'],
  ['WA13', 'Lymm', 'Cheshire'],
  ['DA3', 'Longfield', 'Kent'],
  ['PA38', 'Appin', 'Argyll and Bute'],
  ['HU20', 'Cottingham', 'East Riding of Yorkshire'],
])('%s belongs to %s in %s', (outcode, town, county) => {
  expect(outcodes.get(outcode)).toMatchObject({ town, county })
})

test.each([
  ["St. Mary's-on-the-Hill", 'st marys on the hill'],
  ['SAINT  Albans', 'st albans'],
  ['Tyne & Wear', 'tyne and wear'],
  ['München', 'munchen'],
  ['Ynys Môn', 'ynys mon'],
  ['  Weston-super-Mare ', 'weston super mare'],
  ['Bo’ness', 'boness'],
  ['Straße', 'strasse'],
  ['%_\\\'"\0', ''],
  ['🏠', ''],
])('%j has the key %j', (text, key) => {
  expect(placeKey(text)).toBe(key)
})
