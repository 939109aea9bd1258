import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { nationByCounty } from './counties.ts'
import { milesPerDegree, type Point } from '../geometry/miles-between.rules.ts'
import { simplified } from '../geometry/simplify-line.ts'

type Box = [west: number, south: number, east: number, north: number]

interface Ring {
  box: Box
  points: Position[]
}

interface Outline {
  county: string
  rings: Ring[]
}

/** The outlines omit jetties and small islands, and a place's point may be a mile off. */
const coastMiles = 2
/** For Northern Ireland, where the neighbour may be another country. */
const borderMiles = 0.3

const toRing = (points: Position[]): Ring => {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x = 0, y = 0] of points) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return { box, points }
}

const readOutlines = (): Outline[] => {
  const file = join(import.meta.dirname, 'outlines', 'counties.topo.json')
  const topology: Topology<{ counties: GeometryCollection<{ name: string }> }> = JSON.parse(readFileSync(file, 'utf8'))
  const { features } = feature(topology, topology.objects.counties)
  return features.map(({ properties, geometry }) => ({
    county: properties.name,
    rings: getPolygons(geometry as Feature<Polygon | MultiPolygon>['geometry']).flatMap((rings) => rings.map(toRing)),
  }))
}

const getPolygons = (shape: Polygon | MultiPolygon): Position[][][] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

let read: Outline[] | undefined
const outlines = () => (read ??= readOutlines())

/** A line eastwards crosses the outlines an odd number of times. */
const isInside = (rings: readonly Ring[], { latitude, longitude }: Point): boolean => {
  let inside = false
  for (const { box, points } of rings) {
    if (latitude < box[1] || latitude > box[3] || longitude > box[2]) continue
    for (let at = 1; at < points.length; at++) {
      const [x1 = 0, y1 = 0] = points[at - 1]!
      const [x2 = 0, y2 = 0] = points[at]!
      if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1))
        inside = !inside
    }
  }
  return inside
}

/** In miles, at most `limit`. */
const milesToOutline = (rings: readonly Ring[], { latitude, longitude }: Point, limit: number): number => {
  const perEast = milesPerDegree * Math.cos((latitude * Math.PI) / 180)
  let nearest = limit
  for (const { box, points } of rings) {
    const east = Math.max(box[0] - longitude, longitude - box[2]) * perEast
    const north = Math.max(box[1] - latitude, latitude - box[3]) * milesPerDegree
    if (east >= nearest || north >= nearest) continue
    for (let at = 1; at < points.length; at++) {
      const x1 = (points[at - 1]![0]! - longitude) * perEast
      const y1 = (points[at - 1]![1]! - latitude) * milesPerDegree
      const x = (points[at]![0]! - longitude) * perEast - x1
      const y = (points[at]![1]! - latitude) * milesPerDegree - y1
      const share = Math.min(1, Math.max(0, -(x1 * x + y1 * y) / (x * x + y * y || 1)))
      nearest = Math.min(nearest, Math.hypot(x1 + share * x, y1 + share * y))
    }
  }
  return nearest
}

export const countyAround = (point: Point): string | undefined =>
  outlines().find(({ rings }) => isInside(rings, point))?.county

/** Null abroad and at sea; accurate to about 120 m, in Northern Ireland to two miles. */
export const countyAt = (latitude: number, longitude: number): string | null => {
  if (!(latitude > 49 && latitude < 61.5 && longitude > -9 && longitude < 2.5)) return null
  const point = { latitude, longitude }
  const around = countyAround(point)
  if (around) return around
  let nearest: string | null = null
  let miles = coastMiles
  for (const { county, rings } of outlines()) {
    const limit = nationByCounty.get(county) === 'Northern Ireland' ? Math.min(borderMiles, miles) : miles
    const away = milesToOutline(rings, point, limit)
    if (away < limit) [nearest, miles] = [county, away]
  }
  return nearest
}

/** In degrees, accurate to about 100 m. */
export const countyOutline = (county: string): Position[][] | undefined =>
  outlines()
    .find((one) => one.county === county)
    ?.rings.map(({ points }) => simplified(points, outlineTolerance))
    .filter((ring) => ring.length > 3)

const outlineTolerance = 0.001

const besideMiles = 6

/** In miles: 0 inside, at most six. */
export const milesToCounty = (point: Point, county: string): number => {
  const rings = outlines().find((one) => one.county === county)?.rings ?? []
  return isInside(rings, point) ? 0 : milesToOutline(rings, point, besideMiles)
}

export const isBesideCounty = (point: Point, county: string): boolean => milesToCounty(point, county) < besideMiles
