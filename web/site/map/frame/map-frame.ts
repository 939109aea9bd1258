import type { MapBounds, SupplierFilter } from '../../../schema.generated.ts'
import { defaultView, onEarth, type MapView, type SeenArea } from './map-view.ts'
import type { Spot } from './map-point.ts'

/**
 * A rectangle in Web Mercator, where the world is a unit square from the north-west.
 * A map's first view shows it whole, 48 px from the edges, whatever the map's size.
 */
export interface Frame {
  west: number
  north: number
  width: number
  height: number
  /** The closest zoom of a map that fits it. */
  maxZoom: number
}

export type MapArea = MapBounds & {
  maxZoom?: number
  /** The same where there are no streets but the site's own base map. */
  maxOwnZoom?: number
}

export interface MapSize {
  width: number
  height: number
}

/** From the edge of a map to the area that it fits. */
export const marginPixels = 48
/** The closest zoom at which the site's base map still gives orientation. */
export const closestOwnZoom = 11

/**
 * How close the site's own base map fits itself to suppliers, by where they are, so that a phone's usually names two to four
 * places: it has all small towns of England, Wales and the Lowlands, fewer in the rest of the British Isles, and else only cities.
 */
const closestFits = [
  { west: -6, south: 49.8, east: 1.9, north: 56.2, zoom: closestOwnZoom },
  { west: -11, south: 49, east: 1.9, north: 61, zoom: 9.5 },
]
const closestFitElsewhere = 6.5

const limitFit = (area: MapBounds): MapArea => {
  const known = closestFits.find((part) => holdsMiddle(part, area))
  return { ...area, maxOwnZoom: known?.zoom ?? closestFitElsewhere }
}

/** Whether the middle of an area lies in another. */
export const holdsMiddle = (outer: MapBounds, { west, south, east, north }: MapBounds): boolean => {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2]
  return longitude > outer.west && longitude < outer.east && latitude > outer.south && latitude < outer.north
}

export const getExtent = ({ coordinates }: GeoJSON.MultiPolygon): MapBounds => {
  const [longitudes, latitudes] = [0, 1].map((axis) => coordinates.flat(2).map((point) => point[axis]!))
  return {
    west: Math.min(...longitudes!),
    east: Math.max(...longitudes!),
    south: Math.min(...latitudes!),
    north: Math.max(...latitudes!),
  }
}

/** Inner sizes in pixels for the server, which does not know the visitor's screen. */
export const layouts = { phone: { width: 356, height: 403 }, wide: { width: 898, height: 598 } }
export type MapLayout = keyof typeof layouts

const tilePixels = 512
export const worldPixels = (zoom: number) => tilePixels * 2 ** zoom

export const toX = (longitude: number) => (longitude + 180) / 360
export const toY = (latitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
const toLongitude = (x: number) => x * 360 - 180
const toLatitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

export const defaultArea: MapArea = {
  west: defaultView.longitude,
  east: defaultView.longitude,
  south: defaultView.latitude,
  north: defaultView.latitude,
  maxZoom: defaultView.zoom,
}

/** The requested area, the suppliers' extent or the default; undefined until the extent is known. */
export const firstArea = (filter: SupplierFilter, extent: MapBounds | null | undefined): MapArea | undefined =>
  filter.within ?? (JSON.stringify(filter) === '{}' || extent === null ? defaultArea : extent && limitFit(extent))

/** A lone supplier has no extent, so this is the smallest frame at the closest zoom. */
const minPixels = 160

export const toFrame = ({
  west,
  south,
  east,
  north,
  maxOwnZoom,
  maxZoom = maxOwnZoom ?? closestOwnZoom,
}: MapArea): Frame => {
  const [left, right, top, bottom] = [toX(west), toX(east), toY(Math.min(85, north)), toY(Math.max(-85, south))]
  const min = minPixels / worldPixels(maxZoom)
  const [width, height] = [Math.max(min, right - left), Math.max(min, bottom - top)]
  return { west: (left + right - width) / 2, north: (top + bottom - height) / 2, width, height, maxZoom }
}

/** From 0 to 1, from the left and the top; beyond that outside the frame. */
export const toFrameShare = (frame: Frame, { longitude, latitude }: Spot) => ({
  x: (toX(longitude) - frame.west) / frame.width,
  y: (toY(latitude) - frame.north) / frame.height,
})

/** The visitor's movement of the picture, in pixels, and its enlargement. */
export interface MapOffset {
  x: number
  y: number
  scale: number
}

const unmoved: MapOffset = { x: 0, y: 0, scale: 1 }

/** The world's width in pixels if a map of this size fits the frame. */
export const pixelsIn = (frame: Frame, { width, height }: MapSize) =>
  Math.min(
    (width - 2 * marginPixels) / frame.width,
    (height - 2 * marginPixels) / frame.height,
    worldPixels(frame.maxZoom),
  )

export const isClosest = (frame: Frame, size: MapSize) => pixelsIn(frame, size) === worldPixels(closestOwnZoom)

export const toMapView = (frame: Frame, size: MapSize, { x, y, scale }: MapOffset = unmoved): SeenArea => {
  const pixels = pixelsIn(frame, size) * scale
  const middle = { x: frame.west + frame.width / 2 - x / pixels, y: frame.north + frame.height / 2 - y / pixels }
  return around(middle, pixels, size)
}

export const closer = (frame: Frame, size: MapSize, by: number, spot?: Spot): MapBounds => {
  const middle = spot
    ? { x: toX(spot.longitude), y: toY(spot.latitude) }
    : { x: frame.west + frame.width / 2, y: frame.north + frame.height / 2 }
  // The area's frame has its own margin.
  const inner = { width: size.width - 2 * marginPixels, height: size.height - 2 * marginPixels }
  return around(middle, pixelsIn(frame, size) * 2 ** by, inner).bounds
}

const around = (middle: { x: number; y: number }, pixels: number, { width, height }: MapSize): SeenArea => {
  const [reachX, reachY] = [width / pixels / 2, height / pixels / 2]
  const view: MapView = {
    longitude: toLongitude(middle.x),
    latitude: toLatitude(middle.y),
    zoom: Math.log2(pixels / tilePixels),
  }
  const bounds = onEarth({
    west: toLongitude(middle.x - reachX),
    south: toLatitude(middle.y + reachY),
    east: toLongitude(middle.x + reachX),
    north: toLatitude(middle.y - reachY),
  })
  return { ...view, bounds }
}

/** Browsers differ in the last digits of sines and logarithms. */
const even = (number: number) => Number(number.toFixed(6))

/** Rounded alike on server and browser, so that the browser finds the server's answers. */
const toBoundsQuery = ({ zoom, bounds: { west, south, east, north } }: SeenArea) => ({
  zoom: Math.max(0, even(zoom)), // the API has no zoom below 0
  bounds: { west: even(west), south: even(south), east: even(east), north: even(north) },
})

export const toPictureQuery = (filter: SupplierFilter, frame: Frame) => {
  const [phone, wide] = [toBoundsQuery(toMapView(frame, layouts.phone)), toBoundsQuery(toMapView(frame, layouts.wide))]
  return {
    filter,
    phone: phone.bounds,
    phoneZoom: phone.zoom,
    wide: wide.bounds,
    wideZoom: wide.zoom,
    seen: { ...filter, within: phone.bounds },
  }
}

/** In pixels from a place's pin to the middle of a mark that does not touch it. */
const pinRoom = { side: 36, above: 62, below: 24 }

/** The shortest way to the left, to the right, up or down, in pixels, that leaves the pin free. */
const clearPin = ({ x, y }: { x: number; y: number }): [x: number, y: number] => {
  const { side, above, below } = pinRoom
  if (Math.abs(x) >= side || y <= -above || y >= below) return [0, 0]
  const ways: [number, number][] = [
    [0, below - y],
    [x < 0 ? -side - x : side - x, 0],
    [0, -above - y],
  ]
  const [way] = ways.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
  return [Math.round(way![0]), Math.round(way![1])]
}

export const moveSpot = (
  { longitude, latitude }: Spot,
  [x, y]: readonly [number, number],
  worldWidth: number,
): Spot => ({
  longitude: toLongitude(toX(longitude) + x / worldWidth),
  latitude: toLatitude(toY(latitude) + y / worldWidth),
})

/** From a pin's tip to its head, in pixels. */
const pinHead = [0, -25] as const

/** The spots that names must not cover. */
export const findCoveredSpots = (
  points: readonly Spot[],
  pin: Spot | undefined,
  visitor: Spot | undefined,
  worldWidth: number,
): Spot[] => {
  const place = visitor ? undefined : pin
  const moved = offsets(points, place, worldWidth)
  return [
    ...points.map((point, at) => moveSpot(point, moved[at]!, worldWidth)),
    ...(place ? [place, moveSpot(place, pinHead, worldWidth)] : []),
    ...(visitor ? [visitor] : []),
  ]
}

/** Pixels that separate points at the same spot, such as two firms with one postcode, and all from the place's pin. */
export const offsets = (points: readonly Spot[], pin?: Spot, worldWidth = 0): [x: number, y: number][] => {
  const spots = new Map<string, number[]>()
  points.forEach(({ latitude, longitude }, index) => {
    const spot = `${latitude.toFixed(4)},${longitude.toFixed(4)}`
    spots.set(spot, [...(spots.get(spot) ?? []), index])
  })
  const result = points.map(({ longitude, latitude }): [number, number] =>
    pin
      ? clearPin({
          x: (toX(longitude) - toX(pin.longitude)) * worldWidth,
          y: (toY(latitude) - toY(pin.latitude)) * worldWidth,
        })
      : [0, 0],
  )
  for (const indexes of spots.values()) {
    if (indexes.length < 2) continue
    const radius = 14 + 4 * indexes.length
    indexes.forEach((index, at) => {
      const angle = (2 * Math.PI * at) / indexes.length
      const [x, y] = result[index]!
      result[index] = [x + Math.round(radius * Math.sin(angle)), y + Math.round(-radius * Math.cos(angle))]
    })
  }
  return result
}
