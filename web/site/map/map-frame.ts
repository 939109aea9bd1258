import type { MapBounds, MapPictureQueryVariables, SupplierFilter } from '../../graphql.generated.ts'
import { defaultView, onEarth, type MapView, type SeenArea } from './map-view.ts'
import type { Spot } from './map-point.ts'

/**
 * What a map's first view shows whole, 48 px from its edges, whatever its size: a rectangle of Web Mercator, where the world
 * is a square whose side is 1, from the north-west.
 */
export interface Frame {
  west: number
  north: number
  width: number
  height: number
  /** No map that fits itself to it is closer. */
  maxZoom: number
}

/** What a map fits itself to, and how close it may come to it. */
export type MapArea = MapBounds & { maxZoom?: number }

export interface Size {
  width: number
  height: number
}

/** The pixels between the edge of a map and what it fits itself to. */
export const marginPixels = 48
/** The closest zoom level at which the site's own base map still shows where one is. */
export const closestOwnZoom = 11

/** The maps that the server draws marks for, since it does not know the visitor's screen: their inner size in pixels. */
export const layouts = { phone: { width: 356, height: 403 }, wide: { width: 898, height: 598 } }
export type Layout = keyof typeof layouts

const tilePixels = 512
/** The world's width in pixels. */
export const worldPixels = (zoom: number) => tilePixels * 2 ** zoom

export const toX = (longitude: number) => (longitude + 180) / 360
export const toY = (latitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
const toLongitude = (x: number) => x * 360 - 180
const toLatitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** The default view, as a spot that the map comes no closer to. */
export const defaultArea: MapArea = {
  west: defaultView.longitude,
  east: defaultView.longitude,
  south: defaultView.latitude,
  north: defaultView.latitude,
  maxZoom: defaultView.zoom,
}

/**
 * What a search's map shows at first: the part that was asked for, where its suppliers are, or the default view; undefined
 * until their extent is known.
 */
export const firstArea = (filter: SupplierFilter, extent: MapBounds | null | undefined): MapArea | undefined =>
  filter.within ?? (JSON.stringify(filter) === '{}' || extent === null ? defaultArea : extent)

/** The smallest frame at its closest zoom level: a lone supplier has no extent. */
const minPixels = 160

export const toFrame = ({ west, south, east, north, maxZoom = closestOwnZoom }: MapArea): Frame => {
  const [left, right, top, bottom] = [toX(west), toX(east), toY(Math.min(85, north)), toY(Math.max(-85, south))]
  const min = minPixels / worldPixels(maxZoom)
  const [width, height] = [Math.max(min, right - left), Math.max(min, bottom - top)]
  return { west: (left + right - width) / 2, north: (top + bottom - height) / 2, width, height, maxZoom }
}

/** Where a spot stands within a frame: 0 to 1 from its left and its top, and beyond where it lies outside. */
export const toFrameShare = (frame: Frame, { longitude, latitude }: Spot) => ({
  x: (toX(longitude) - frame.west) / frame.width,
  y: (toY(latitude) - frame.north) / frame.height,
})

/** How far a picture was moved, in pixels, and enlarged around its middle, before the map was there. */
export interface MapOffset {
  x: number
  y: number
  scale: number
}

const unmoved: MapOffset = { x: 0, y: 0, scale: 1 }

/** How many pixels the world would be wide where a map of some size fits itself to a frame. */
export const pixelsIn = (frame: Frame, { width, height }: Size) =>
  Math.min(
    (width - 2 * marginPixels) / frame.width,
    (height - 2 * marginPixels) / frame.height,
    worldPixels(frame.maxZoom),
  )

/** Whether a map of some size that fits itself to a frame is as close as the base map goes. */
export const isClosest = (frame: Frame, size: Size) => pixelsIn(frame, size) === worldPixels(closestOwnZoom)

/** What a map of some size shows once it has fitted itself to a frame. */
export const toMapView = (frame: Frame, size: Size, { x, y, scale }: MapOffset = unmoved): SeenArea => {
  const pixels = pixelsIn(frame, size) * scale
  const middle = { x: frame.west + frame.width / 2 - x / pixels, y: frame.north + frame.height / 2 - y / pixels }
  return around(middle, pixels, size)
}

/** The part of a map around a point, this many zoom levels closer. */
export const closer = (frame: Frame, size: Size, by: number, spot?: Spot): MapBounds => {
  const middle = spot
    ? { x: toX(spot.longitude), y: toY(spot.latitude) }
    : { x: frame.west + frame.width / 2, y: frame.north + frame.height / 2 }
  // The frame of that part has the margin around it again.
  const inner = { width: size.width - 2 * marginPixels, height: size.height - 2 * marginPixels }
  return around(middle, pixelsIn(frame, size) * 2 ** by, inner).bounds
}

const around = (middle: { x: number; y: number }, pixels: number, { width, height }: Size): SeenArea => {
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

/** Browsers differ in the last digits of a sine or a logarithm. */
const even = (number: number) => Number(number.toFixed(6))

/** A view as all ask for it: what the server has read is found in the browser by the very same numbers. */
const toBoundsQuery = ({ zoom, bounds: { west, south, east, north } }: SeenArea) => ({
  zoom: Math.max(0, even(zoom)), // the API knows none further
  bounds: { west: even(west), south: even(south), east: even(east), north: even(north) },
})

/** What stands on the picture of a search's map, for each layout, and the first suppliers of the smaller one. */
export const toPictureQuery = (filter: SupplierFilter, frame: Frame): MapPictureQueryVariables => {
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
