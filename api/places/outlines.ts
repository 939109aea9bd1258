import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiLineString, MultiPolygon as Arcs, Topology } from 'topojson-specification'

const read = <Layers extends Topology>(name: string): Layers =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'outlines', `${name}.topo.json`), 'utf8'))

const counties = read<Topology<{ counties: GeometryCollection<{ name: string }> }>>('counties')
const motorways =
  read<Topology<{ motorways: { type: 'GeometryCollection'; geometries: (MultiLineString & { properties: Road })[] } }>>(
    'motorways',
  )

interface Road {
  road_classification_number: string
}

/** The lines between counties, without the coast, to so many degrees. */
export const countyBorders = (tolerance: number): Position[][] =>
  mesh(counties, counties.objects.counties, (one, other) => one !== other).coordinates.map((line) =>
    simplified(line, tolerance),
  )

/** Motorways by name, such as M5, to so many degrees. */
export const motorwayLines = (tolerance: number): [name: string, lines: Position[][]][] =>
  motorways.objects.motorways.geometries.map((road) => [
    road.properties.road_classification_number,
    mesh(motorways, road).coordinates.map((line) => simplified(line, tolerance)),
  ])

/** The rings of a county's polygons, by its name; holes are left out. */
export const countyRings = (): Map<string, Position[][]> =>
  new Map(
    counties.objects.counties.geometries.map((county) => [
      nameOf(county),
      outerRings(feature(counties, county as Arcs<{ name: string }>).geometry),
    ]),
  )

const nameOf = ({ properties = {} }: { properties?: object }) => ('name' in properties ? String(properties.name) : '')

/** The rings of all counties' land together. */
export const kingdomRings = (): Position[][] =>
  outerRings(merge(counties, counties.objects.counties.geometries as Arcs[]))

/** The rings of Ireland without its north, for the land beside the counties (Natural Earth). */
export const irishRings = (): Position[][] => {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const world: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(readFileSync(path, 'utf8'))
  const ireland = world.objects.countries.geometries.find((country) => nameOf(country) === 'Ireland')!
  return outerRings(feature(world, ireland as Arcs<{ name: string }>).geometry)
}

/** The outer rings of a shape. */
const outerRings = (shape: Polygon | MultiPolygon): Position[][] =>
  shape.type === 'Polygon' ? [shape.coordinates[0]!] : shape.coordinates.map((rings) => rings[0]!)

/** A line, or a ring from its first point on, without points that lie less than the tolerance beside it (Douglas–Peucker). */
export const simplified = (line: Position[], tolerance: number): Position[] => {
  if (line.length < 3) return line
  const [[startX = 0, startY = 0], [endX = 0, endY = 0]] = [line[0]!, line.at(-1)!]
  const length = Math.hypot(endX - startX, endY - startY)
  let [farthest, at] = [0, 0]
  line.forEach(([x = 0, y = 0], index) => {
    const [east, north] = [x - startX, y - startY]
    const away = length ? Math.abs(east * (endY - startY) - north * (endX - startX)) / length : Math.hypot(east, north)
    if (away > farthest) [farthest, at] = [away, index]
  })
  if (farthest <= tolerance) return [line[0]!, line.at(-1)!]
  return [...simplified(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(line.slice(at), tolerance)]
}
