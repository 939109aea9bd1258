import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from 'geojson'
import { LRUCache } from 'lru-cache'
import { clipped } from '../places/clip-ring.ts'
import { extent, simplified } from '../places/simplify-line.ts'

/** A flat projection in pixels around a centre; east is right. */
export interface Projection {
  middle: readonly [longitude: number, latitude: number]
  pixelsPerDegree: number
}

/** Half of the largest banner, in pixels, with a margin. */
const [halfWidth, halfHeight] = [640, 90]
const window = [-halfWidth, -halfHeight, halfWidth, halfHeight] as const
const tolerance = 0.7

interface BaseMap {
  land: Position[][][]
  borders: Position[][]
  counties: number[][]
  motorways: [name: string, lines: number[][]][]
  towns: [name: string, longitude: number, latitude: number, thousands: number][]
}

let read: ReturnType<typeof readBaseMap> | undefined
const readBaseMap = () => {
  const file = join(import.meta.dirname, '../../web/site/map/base-map.json')
  const { land, borders, counties, motorways, towns }: BaseMap = JSON.parse(readFileSync(file, 'utf8'))
  return {
    land: land.map((rings) => toLine(rings[0]!.flat())),
    borders: [...borders.map((line) => toLine(line.flat())), ...counties.map(fromSteps)],
    roads: motorways.flatMap(([, lines]) => lines.map(fromSteps)),
    towns,
  }
}

/** Alternating longitudes and latitudes, with their bounding box. */
interface Line {
  degrees: Float32Array
  west: number
  south: number
  east: number
  north: number
}

const toLine = (degrees: number[]): Line => {
  const [longitudes, latitudes] = [0, 1].map((axis) => degrees.filter((_, at) => at % 2 === axis))
  const [west, east] = extent(longitudes!)
  const [south, north] = extent(latitudes!)
  return { degrees: Float32Array.from(degrees), west, south, east, north }
}

/** Decodes a line of the base map: steps in thousandths of a degree. */
const fromSteps = (steps: number[]): Line => {
  const last = [0, 0]
  return toLine(steps.map((step, at) => (last[at % 2]! += step) / 1000))
}

/** Projects a point to pixels from the centre. */
export const placeOn =
  ({ middle: [longitude, latitude], pixelsPerDegree }: Projection) =>
  ([x = 0, y = 0]: Position): [x: number, y: number] => [
    (x - longitude) * Math.cos((latitude * Math.PI) / 180) * pixelsPerDegree,
    (latitude - y) * pixelsPerDegree,
  ]

/** Land and lines as SVG paths; towns in pixels, the largest first. */
interface AreaMap {
  land: string
  borders: string
  roads: string
  towns: [name: string, x: number, y: number][]
}

const drawn = new LRUCache<string, AreaMap>({ max: 256 })

/** The map of an area; counties' maps are cached. */
export const drawAreaMap = (projection: Projection): AreaMap => {
  const key = JSON.stringify(projection)
  const before = drawn.get(key)
  if (before) return before
  read ??= readBaseMap()
  const place = placeOn(projection)
  const near = (lines: readonly Line[]) =>
    lines.flatMap(({ degrees, west, south, east, north }) => {
      const [[left, bottom], [right, top]] = [place([west, south]), place([east, north])]
      if (left > halfWidth || right < -halfWidth || top > halfHeight || bottom < -halfHeight) return []
      return [Array.from({ length: degrees.length / 2 }, (_, at) => place([degrees[2 * at]!, degrees[2 * at + 1]!]))]
    })
  const drawLines = (lines: readonly Line[]) =>
    near(lines)
      .flatMap(partsWithin)
      .map((line) => formatLinePath(line))
      .join('')
  const map = {
    land: near(read.land)
      .map((ring) => formatLinePath(clipped(ring, window), 'z'))
      .join(''),
    borders: drawLines(read.borders),
    roads: drawLines(read.roads),
    towns: read.towns
      .map(([name, x, y]): [string, number, number] => [name, ...place([x, y])])
      .filter(([, x, y]) => Math.abs(x) < halfWidth && Math.abs(y) < halfHeight)
      .slice(0, 60),
  }
  drawn.set(key, map)
  return map
}

const partsWithin = (line: Position[]): Position[][] => {
  const parts: Position[][] = []
  let open: Position[] | undefined
  line.forEach((point, at) => {
    const before = line[at - 1]
    if (!before) return
    const isOutside =
      Math.min(Math.abs(point[0]!), Math.abs(before[0]!)) > halfWidth ||
      Math.min(Math.abs(point[1]!), Math.abs(before[1]!)) > halfHeight
    if (isOutside) open = undefined
    else if (open) open.push(point)
    else parts.push((open = [before, point]))
  })
  return parts
}

/** In tenths of a pixel; empty if it is too small to see. */
const formatLinePath = (line: Position[], end = ''): string => {
  const [first, ...rest] = simplified(end ? [...line, line[0] ?? [0, 0]] : line, tolerance).map((point) =>
    point.map((pixels) => Math.round(pixels * 10)),
  )
  const isPoint = rest.every((point) => String(point) === String(first))
  if (isPoint || rest.length < (end ? 3 : 1)) return ''
  let [lastX, lastY] = first as [number, number]
  const steps = (end ? rest.slice(0, -1) : rest).map(([x = 0, y = 0]) => {
    const step = [x - lastX, y - lastY].map((tenths) => String(tenths / 10).replace(/^(-?)0\./, '$1.'))
    ;[lastX, lastY] = [x, y]
    return step.join(' ')
  })
  return `M${first!.map((tenths) => tenths / 10).join(' ')}l${steps.join(' ')}${end}`.replaceAll(' -', '-')
}
