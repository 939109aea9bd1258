import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from 'geojson'
import { LRUCache } from 'lru-cache'
import { clipRing } from '../places/geometry/clip-ring.ts'
import { extent, simplified } from '../places/geometry/simplify-line.ts'
import { countyShape } from './county-picture.ts'
import type { Point } from '../places/geometry/miles-between.rules.ts'
import { escapeHtml } from '../text/escape-html.rules.ts'

export interface NamedSpot extends Point {
  name: string
}

interface AreaPicture {
  countyUrlName: string | undefined
  pin: Point
  towns: readonly NamedSpot[]
}

const colours = `
.sea{fill:#cfdedb}.land{fill:#efe6d5;stroke:#c9bb9f}.line{stroke:#d8ccb4}.road{stroke:#e0c793;stroke-width:1.6}.own{fill:#c4d8cb;stroke:#1f5b4f;stroke-width:1.5}
.other{fill:#8b8069}.town{fill:#1f5b4f}text{font:600 12px Inter,system-ui,sans-serif;fill:#173a33;stroke:#fffdf9;stroke-width:3.5px;stroke-linejoin:round;paint-order:stroke}
.far{font-weight:400;font-size:11.5px;fill:#6a604b;stroke:#efe6d5}.lead{fill:none;stroke:#1f5b4f;stroke-width:.8;opacity:.7}.pin{fill:#b5532f;stroke:#fffdf9;stroke-width:1.5}.hole{fill:#fffdf9}.phone{display:none}
.map{transform:translateY(var(--wide))}@media(max-height:120px){.map{transform:scale(.6) translateY(var(--phone))}.wide{display:none}.phone{display:inline}}
@media(prefers-color-scheme:dark){.sea{fill:#12201f}.land{fill:#2b3636;stroke:#46544f}.line{stroke:#3b4845}.road{stroke:#5d5230}.own{fill:#31574d;stroke:#7fbfae}.other{fill:#8d9a94}
.town{fill:#a9dccd}.lead{stroke:#a9dccd}text{fill:#e4efe9;stroke:#182220}.far{fill:#a3ada8;stroke:#2b3636}.pin{fill:#e08a5f;stroke:#10201c}.hole{fill:#10201c}}`.replaceAll(
  '\n',
  '',
)

/** Banner layouts in pixels: `right` and `row` are the left edge and row height of the names' column. */
const layouts = {
  wide: { halfHeight: 80, halfWidth: 600, scale: 1, towns: 8, others: 12, right: 150, row: 17 },
  phone: { halfHeight: 48, halfWidth: 170, scale: 0.6, towns: 5, others: 2, right: 70, row: 16 },
} as const

const [maxCountyHeight, maxCountyWidth] = [138, 900]
/** A degree of latitude is about 69 miles. */
const pixelsAbroad = 110
/** Suppliers in one town abroad share a map. */
const toQuarter = (degrees: number) => Math.round(degrees * 4) / 4

/** Below 120 pixels of height, the SVG switches to the layout for phones. */
export const drawArea = ({ countyUrlName, pin, towns }: AreaPicture): string => {
  const shape = countyUrlName === undefined ? undefined : countyShape(countyUrlName)
  const pixelsPerUnit = shape ? Math.min(maxCountyHeight / shape.size[1], maxCountyWidth / shape.size[0]) : 0
  const projection: Projection = shape
    ? { middle: shape.middle, pixelsPerDegree: shape.unitsPerDegree * pixelsPerUnit }
    : { middle: [toQuarter(pin.longitude), toQuarter(pin.latitude)], pixelsPerDegree: pixelsAbroad }
  const map = drawAreaMap(projection)
  const place = placeOn(projection)
  const at = place([pin.longitude, pin.latitude])
  const served = towns.map(({ name, longitude, latitude }): Dot => [name, ...place([longitude, latitude])])
  const names = Object.entries(layouts).map(
    ([name, layout]) => `<g class="${name}">${drawNames(layout, at, served, map.towns)}</g>`,
  )
  const moves = Object.entries(layouts).map(([name, layout]) => `--${name}:${roomAbove(layout, at[1])}px`)
  const own = shape
    ? `<path class="own" vector-effect="non-scaling-stroke" transform="scale(${pixelsPerUnit.toFixed(4)}) translate(-500-500)" d="${shape.own}"/>`
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><style>${colours}</style><rect class="sea" width="100%" height="100%"/>` +
    `<svg x="50%" y="50%" overflow="visible"><g class="map" style="${moves.join(';')}"><path class="land" d="${map.land}"/>` +
    `<path class="line" fill="none" d="${map.borders}"/><path class="road" fill="none" d="${map.roads}"/>${own}</g>` +
    `${names.join('')}</svg></svg>`
  )
}

type Dot = readonly [name: string, x: number, y: number]
type Box = readonly [left: number, top: number, right: number, bottom: number]
type Layout = (typeof layouts)[keyof typeof layouts]

const pinPixels = 24
/** Pixels of the map by which a layout moves down, so that its pin is whole. */
const roomAbove = ({ halfHeight, scale }: Layout, pinY: number) =>
  Math.max(0, Math.ceil((pinPixels - halfHeight) / scale - pinY))

const drawNames = (layout: Layout, pin: readonly [number, number], served: readonly Dot[], others: readonly Dot[]) => {
  const down = roomAbove(layout, pin[1])
  const scaled = ([name, x, y]: Dot): Dot => [name, x * layout.scale, (y + down) * layout.scale]
  const [, x, y] = scaled(['', ...pin])
  const near = served.map(scaled)
  const own = near.find((dot) => Math.hypot(dot[1] - x, dot[2] - y) < ownTownPixels)
  const ownName = own?.[0] ?? ''
  const taken: Box[] = [
    [x - 9, y - 23, x + 9, y + 4],
    [x - (ownName.length * letterWidth) / 2, y, x + (ownName.length * letterWidth) / 2, y + 18],
  ]
  const column = drawColumn(near.filter((dot) => dot !== own).slice(0, layout.towns), layout, taken)
  const names = new Set(near.map(([name]) => name))
  const far = others.map(scaled).filter(([name]) => !names.has(name))
  return (
    drawOthers(far, layout, taken) +
    column +
    `<path class="pin" d="M${round(x)} ${round(y)}c-3-6-8-9-8-14a8 8 0 0 1 16 0c0 5-5 8-8 14z"/>` +
    `<circle class="hole" cx="${round(x)}" cy="${round(y - 14)}" r="3"/>` +
    (ownName && textAt(ownName, 'middle', x, y + 14))
  )
}

const ownTownPixels = 12
const letterWidth = 7.5

/** Names are sorted by height, so that their lines cross as little as possible. */
const drawColumn = (towns: readonly Dot[], { halfWidth, halfHeight, right, row }: Layout, taken: Box[]) => {
  const sorted = towns.toSorted((one, other) => one[2] - other[2])
  if (!sorted[0]) return ''
  const width = Math.max(...sorted.map(([name]) => name.length)) * letterWidth
  const left = Math.min(Math.max(right, ...sorted.map(([, x]) => x + 24)), halfWidth - width)
  const middle = sorted.reduce((sum, [, , y]) => sum + y, 0) / sorted.length
  const height = (sorted.length - 1) * row
  const limit = halfHeight - row * 0.7
  const top = Math.max(-limit, Math.min(middle - height / 2, limit - height))
  taken.push([left - 12, top - row, left + width, top + height + row])
  return sorted
    .map(([name, x, y], at) => {
      const textY = top + at * row
      const line = `<path class="lead" d="M${round(x)} ${round(y)}L${round(left - 10)} ${round(textY)}h7"/>`
      return `${line}<circle class="town" cx="${round(x)}" cy="${round(y)}" r="3"/>${textAt(name, 'start', left, textY + 4)}`
    })
    .join('')
}

const drawOthers = (towns: readonly Dot[], layout: Layout, taken: Box[]) => {
  let count = 0
  return towns
    .map(([name, x, y]) => {
      const width = name.length * letterWidth
      const sides = [
        { anchor: 'start', at: x + 7, box: [x - 4, y - 9, x + 9 + width, y + 8] },
        { anchor: 'end', at: x - 7, box: [x - 9 - width, y - 9, x + 4, y + 8] },
      ] as const
      const side = count < layout.others ? sides.find(({ box }) => isFree(box, layout, taken)) : undefined
      if (!side) return ''
      count++
      taken.push(side.box)
      const circle = `<circle class="other" cx="${round(x)}" cy="${round(y)}" r="2"/>`
      return circle + textAt(name, side.anchor, side.at, y + 4, 'far')
    })
    .join('')
}

const textAt = (text: string, anchor: 'start' | 'middle' | 'end', x: number, y: number, className = 'near') =>
  `<text class="${className}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escapeHtml(text)}</text>`

const isFree = ([left, top, right, bottom]: Box, { halfWidth, halfHeight }: Layout, taken: readonly Box[]) =>
  left > -halfWidth &&
  right < halfWidth &&
  top > -halfHeight &&
  bottom < halfHeight &&
  taken.every((box) => left > box[2] || right < box[0] || top > box[3] || bottom < box[1])

const round = (pixels: number) => Math.round(pixels * 10) / 10

interface Projection {
  middle: readonly [longitude: number, latitude: number]
  pixelsPerDegree: number
}

/** Half of the largest banner, in pixels, with a margin. */
const [halfWidth, halfHeight] = [640, 112]
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

/** Steps are in thousandths of a degree. */
const fromSteps = (steps: number[]): Line => {
  const last = [0, 0]
  return toLine(steps.map((step, at) => (last[at % 2]! += step) / 1000))
}

const placeOn =
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

const drawAreaMap = (projection: Projection): AreaMap => {
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
      .map((ring) => formatLinePath(clipRing(ring, window), 'z'))
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
