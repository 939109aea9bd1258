import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiLineString, MultiPolygon as Arcs, Topology } from 'topojson-specification'
import { simplified } from '../../api/places/geometry/simplify-line.ts'

const read = <Layers extends Topology>(name: string): Layers =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../api/places/areas/outlines', `${name}.topo.json`), 'utf8'))

const counties = read<Topology<{ counties: GeometryCollection<{ name: string }> }>>('counties')
const motorways =
  read<Topology<{ motorways: { type: 'GeometryCollection'; geometries: (MultiLineString & { properties: Road })[] } }>>(
    'motorways',
  )

interface Road {
  road_classification_number: string
}

/** Without the coast; `tolerance` is in degrees. */
export const countyBorders = (tolerance: number): Position[][] =>
  mesh(counties, counties.objects.counties, (one, other) => one !== other).coordinates.map((line) =>
    simplified(line, tolerance),
  )

/** By name ("M5"); `tolerance` is in degrees. */
export const motorwayLines = (tolerance: number): [name: string, lines: Position[][]][] =>
  motorways.objects.motorways.geometries.map((road) => [
    road.properties.road_classification_number,
    mesh(motorways, road).coordinates.map((line) => simplified(line, tolerance)),
  ])

export const countyRings = (): Map<string, Position[][]> =>
  new Map(
    counties.objects.counties.geometries.map((county) => [
      getName(county),
      outerRings(feature(counties, county as Arcs<{ name: string }>).geometry),
    ]),
  )

const getName = ({ properties = {} }: { properties?: object }) => ('name' in properties ? String(properties.name) : '')

export const kingdomRings = (): Position[][] =>
  outerRings(merge(counties, counties.objects.counties.geometries as Arcs[]))

/** For the land beside the counties (Natural Earth). */
export const irishRings = (): Position[][] => {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const world: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(readFileSync(path, 'utf8'))
  const ireland = world.objects.countries.geometries.find((country) => getName(country) === 'Ireland')!
  return outerRings(feature(world, ireland as Arcs<{ name: string }>).geometry)
}

const outerRings = (shape: Polygon | MultiPolygon): Position[][] =>
  shape.type === 'Polygon' ? [shape.coordinates[0]!] : shape.coordinates.map((rings) => rings[0]!)
