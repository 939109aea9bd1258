import { dark, light, nameGaps, nameSides, tiers, unpacked, type BaseMap } from './base-map-style.ts'
import {
  layouts,
  marginPixels,
  pixelsIn,
  toFrameShare,
  toMapView,
  toX,
  toY,
  type Frame,
  type MapLayout,
} from './frame/map-frame.ts'
import type { Spot } from './frame/map-point.ts'

type XY = readonly [x: number, y: number]

/** A unit is about half a pixel. */
const unitsAcross = 1000
/** In units of the drawing. */
const tolerance = 1.2
/** The flattest and narrowest maps of SupplierMap.css, in pixels; no other shows more around its frame. */
const extremeMaps = [
  { width: 1216, height: 600 },
  { width: 640, height: 300 },
  { width: 288, height: 600 },
]

/** An SVG that looks like `baseMapStyle`, whatever the map's size. */
export const drawLines = (map: BaseMap, frame: Frame): string => {
  const scale = getScale(frame)
  const [width, height] = [frame.width * scale, frame.height * scale]
  const shown = extremeMaps.map((map) => [map, scale / pixelsIn(frame, map)] as const)
  const beside = {
    x: (Math.max(...shown.map(([map, unitsPerPixel]) => map.width * unitsPerPixel)) - width) / 2,
    y: (Math.max(...shown.map(([map, unitsPerPixel]) => map.height * unitsPerPixel)) - height) / 2,
  }
  const window: Window = [-beside.x, -beside.y, width + beside.x, height + beside.y]
  const place = ([longitude, latitude]: XY): XY => [
    (toX(longitude) - frame.west) * scale,
    (toY(latitude) - frame.north) * scale,
  ]
  const areas = map.land.flatMap((rings) => rings.map((ring) => toPath(clippedRing(ring.map(place), window), true)))
  const lines = (all: readonly (readonly XY[])[]) =>
    all.flatMap((line) => partsWithin(line.map(place), window)).map((line) => toPath(line, false))
  const zooms = { phone: getZoom(frame, 'phone'), wide: getZoom(frame, 'wide') }
  const path = (name: string, d: readonly string[], from = 0, lineWidth?: number) => {
    const where = seenFrom(zooms, from)
    const drawn = d.join('')
    if (!drawn || where === undefined) return ''
    const style = lineWidth ? ` style="stroke-width:${lineWidth.toFixed(1)}px"` : ''
    return `<path class="${`map-${name} ${where}`.trim()}"${style} d="${drawn}"/>`
  }
  const { wide } = zooms
  const roads = lines(map.motorways.flatMap(([, parts]) => parts.map(unpacked)))
  const roadWidth = wide < 8 ? between(wide, [5.5, 0.6], [8, 1.6]) : between(wide, [8, 1.6], [12, 3.5])
  return [
    `<svg viewBox="${getViewBox(frame)}"><style>${colours}</style>`,
    path('land', areas),
    path('border', lines(map.borders)),
    path('county', lines(map.counties.map(unpacked)), 5, between(wide, [5, 0.5], [10, 1.6])),
    path('road', roads, 5.5, roadWidth),
    '</svg>',
  ].join('')
}

const getScale = ({ width, height }: Frame) => unitsAcross / Math.max(width, height)

export const getViewBox = (frame: Frame) =>
  `0 0 ${(frame.width * getScale(frame)).toFixed(1)} ${(frame.height * getScale(frame)).toFixed(1)}`

/** HTML for each layout; names keep clear of its marks. */
export const drawNames = (map: BaseMap, frame: Frame, marks: Record<MapLayout, readonly Spot[]>): string =>
  (['phone', 'wide'] as const)
    .map((layout) => `<div class="map-names map-${layout}">${renderNames(map, frame, layout, marks[layout])}</div>`)
    .join('')

const getZoom = (frame: Frame, layout: MapLayout) => toMapView(frame, layouts[layout]).zoom

/** Undefined if neither layout is close enough. */
const seenFrom = (zooms: Record<MapLayout, number>, from: number) => {
  const [phone, wide] = [zooms.phone >= from, zooms.wide >= from]
  return phone ? (wide ? '' : 'map-phone') : wide ? 'map-wide' : undefined
}

const between = (zoom: number, [from, min]: XY, [to, max]: XY) =>
  min + ((max - min) * Math.min(Math.max(zoom - from, 0), to - from)) / (to - from)

const asVariables = (scheme: typeof light) =>
  `.map-picture{${Object.entries(scheme)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`
/** Inside the drawing, so that the style's colours apply. */
const colours = `${asVariables(light)}@media (prefers-color-scheme:dark){${asVariables(dark)}}`

type Window = readonly [left: number, top: number, right: number, bottom: number]

/** Clips by Sutherland and Hodgman. */
const clippedRing = (ring: readonly XY[], [left, top, right, bottom]: Window): readonly XY[] => {
  if (ring.every(([x, y]) => x >= left && x <= right && y >= top && y <= bottom)) return ring
  const edges = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const
  let points = ring
  for (const [axis, limit, sign] of edges) {
    const isIn = (point: XY) => sign * (point[axis] - limit) >= 0
    points = points.flatMap((point, at) => {
      const before = points.at(at - 1)!
      if (isIn(point) === isIn(before)) return isIn(point) ? [point] : []
      const share = (limit - before[axis]) / (point[axis] - before[axis])
      const crossing: XY = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]
      return isIn(point) ? [crossing, point] : [crossing]
    })
  }
  return points
}

const partsWithin = (line: readonly XY[], [left, top, right, bottom]: Window): XY[][] => {
  const getSide = ([x, y]: XY) => `${x < left ? -1 : Number(x > right)}${y < top ? -1 : Number(y > bottom)}`
  const parts: XY[][] = []
  let open: XY[] | undefined
  line.forEach((point, at) => {
    const before = line[at - 1]
    if (!before) return
    const side = getSide(point)
    if (side !== '00' && side === getSide(before)) open = undefined
    else if (open) open.push(point)
    else parts.push((open = [before, point]))
  })
  return parts
}

/** Whole units without invisible points; empty if smaller than a pixel. */
const toPath = (points: readonly XY[], isClosed: boolean): string => {
  const simplifiedPoints = simplified(points)
  const steps: number[] = []
  let [lastX, lastY] = [0, 0]
  for (const [x, y] of simplifiedPoints) {
    const [stepX, stepY] = [Math.round(x) - lastX, Math.round(y) - lastY]
    if (steps.length && !stepX && !stepY) continue
    steps.push(stepX, stepY)
    lastX += stepX
    lastY += stepY
  }
  if (steps.length < (isClosed ? 6 : 4)) return ''
  const [x, y, ...rest] = steps
  return `M${x} ${y}l${rest.join(' ').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
}

/** Douglas and Peucker: omitted points are within `tolerance` of the line. */
const simplified = (points: readonly XY[]): readonly XY[] => {
  let [furthest, at] = [tolerance, 0]
  points.forEach((point, index) => {
    const distance = distanceTo(point, points[0]!, points.at(-1)!)
    if (distance > furthest) [furthest, at] = [distance, index]
  })
  return at
    ? [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))]
    : points.filter((_, index) => index === 0 || index === points.length - 1)
}

const distanceTo = ([x, y]: XY, [fromX, fromY]: XY, [toX, toY]: XY) => {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const along = dx || dy ? Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy))) : 0
  return Math.hypot(x - fromX - along * dx, y - fromY - along * dy)
}

/** In pixels, from the middle of the frame. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Half the area around a mark, with its invisible letter, that names must not cover. */
const markReach = { x: 18, y: 21 }
type Anchor = 'center' | (typeof nameSides)[number]

interface Name {
  text: string
  spot: Spot
  size: number
  padding: number
  anchors: readonly Anchor[]
  /** From the spot, in widths of an M; unused in the middle. */
  gaps: readonly number[]
  className: string
  width: number
}

const renderNames = (map: BaseMap, frame: Frame, layout: MapLayout, marks: readonly Spot[]): string => {
  const { zoom } = toMapView(frame, layouts[layout])
  const pixels = pixelsIn(frame, layouts[layout])
  const { width, height } = layouts[layout]
  const at = (spot: Spot): XY => {
    const { x, y } = toFrameShare(frame, spot)
    return [(x - 0.5) * frame.width * pixels, (y - 0.5) * frame.height * pixels]
  }
  const taken = marks.map((mark): Box => {
    const [x, y] = at(mark)
    return { left: x - markReach.x, right: x + markReach.x, top: y - markReach.y, bottom: y + markReach.y }
  })
  const isNear = (spot: Spot) => {
    const [x, y] = at(spot)
    return Math.abs(x) < width / 2 + marginPixels && Math.abs(y) < height / 2
  }
  return candidates(map, zoom)
    .filter(({ spot }) => isNear(spot))
    .flatMap((name) => {
      const [x, y] = at(name.spot)
      const places = name.gaps.flatMap((gap) => name.anchors.map((anchor) => ({ anchor, gap })))
      const found = places.find(({ anchor, gap }) => {
        const box = toBox(name, anchor, gap, x, y)
        if (taken.some((other) => isOver(box, other))) return false
        taken.push(box)
        return true
      })
      if (!found) return []
      const share = toFrameShare(frame, name.spot)
      const place = `left:${percent(share.x)};top:${percent(share.y)};font-size:${name.size}px;--gap:${found.gap}em`
      return `<span class="${name.className} at-${found.anchor}" style="${place}">${escaped(name.text)}</span>`
    })
    .join('')
}

const candidates = ({ towns, countyNames }: BaseMap, zoom: number): Name[] => {
  const ofTowns = tiers
    .filter((tier) => zoom >= tier.zoom)
    .flatMap(({ thousands, size }, index) =>
      towns
        .filter((town) => town[3] >= thousands && town[3] < (tiers[index - 1]?.thousands ?? Infinity))
        .sort((a, b) => b[3] - a[3])
        .map(([text, longitude, latitude]): Name => {
          const width = estimateWidth(text) * size
          const spot = { longitude, latitude }
          return { text, spot, size, padding: 4, anchors: nameSides, gaps: nameGaps, className: 'map-town', width }
        }),
    )
  if (zoom < 7 || zoom >= 11) return ofTowns
  const ofCounties = countyNames.map(([text, longitude, latitude]): Name => {
    const spot = { longitude, latitude }
    const width = (estimateWidth(text.toUpperCase()) + 0.14 * text.length) * 11
    return {
      text,
      spot,
      size: 11,
      padding: 8,
      anchors: ['center', 'top', 'bottom'],
      gaps: [1.5],
      className: 'map-county-name',
      width,
    }
  })
  return [...ofTowns, ...ofCounties]
}

const toBox = ({ width, size, padding }: Name, anchor: Anchor, away: number, x: number, y: number): Box => {
  const height = 1.2 * size
  const besides = { left: away * size + width / 2, right: -away * size - width / 2 }
  const below = { top: away * size + height / 2, bottom: -away * size - height / 2 }
  const middleX = x + (anchor === 'left' || anchor === 'right' ? besides[anchor] : 0)
  const middleY = y + (anchor === 'top' || anchor === 'bottom' ? below[anchor] : 0)
  return {
    left: middleX - width / 2 - padding,
    right: middleX + width / 2 + padding,
    top: middleY - height / 2 - padding,
    bottom: middleY + height / 2 + padding,
  }
}

const isOver = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Approximate for Inter, in units of its size. */
const letterWidths = [
  [/[ijlI.,’' -]/, 0.28],
  [/[ftr]/, 0.37],
  [/[mwMW]/, 0.87],
  [/[A-Z]/, 0.68],
  [/./, 0.58],
] as const
const estimateWidth = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + letterWidths.find(([letters]) => letters.test(letter))![1], 0)

const percent = (share: number) => `${(100 * share).toFixed(2)}%`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
