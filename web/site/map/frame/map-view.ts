import { plural } from '../../../../api/text/plural.rules.ts'
import type { MapBounds } from '../../../schema.generated.ts'
import type { Spot } from './map-point.ts'

export interface MapView extends Spot {
  zoom: number
}

export interface SeenArea extends MapView {
  bounds: MapBounds
}

/** Rounded, since an engine stops just short of its limit. */
export const isAtClosest = (zoom: number, closestZoom: number) => zoom > closestZoom - 0.01

/** The middle of the United Kingdom. */
export const defaultView: MapView = { longitude: -2.5, latitude: 54, zoom: 7 }
/** The closest zoom that shows all points. */
export const closestFit = 15
/** Zoom levels per press on a mark of several suppliers. */
export const closerByMark = 2
export const europe: MapBounds = { west: -32, south: 27, east: 46, north: 73 }

/** "west,south,east,north", rounded to some 100 m. */
export const areaText = ({ west, south, east, north }: MapBounds) =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(3))).join(',')

/** Limits a map of the whole world to bounds that the API accepts. */
export const onEarth = ({ west, south, east, north }: MapBounds): MapBounds => ({
  west: Math.max(-180, west),
  south: Math.max(-90, south),
  east: Math.min(180, east),
  north: Math.min(90, north),
})

const metresPerMile = 1609.344
const metresAround = 40_075_016.7
/** A share of the world's width in Mercator's projection. */
export const toWorldShare = (miles: number, latitude: number) =>
  (miles * metresPerMile) / (metresAround * Math.cos((latitude * Math.PI) / 180))

const ringPoints = 96
export const toRing = ({ latitude, longitude }: Spot, miles: number): GeoJSON.LineString => {
  const reach = 360 * toWorldShare(miles, 0)
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  const coordinates = Array.from({ length: ringPoints + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / ringPoints
    return [longitude + (reach * Math.sin(angle)) / narrowing, latitude + reach * Math.cos(angle)]
  })
  return { type: 'LineString', coordinates }
}

const barMiles = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const maxBarPixels = 110

/** The longest bar that fits; `worldWidth` is in pixels. */
export const toScaleBar = (latitude: number, worldWidth: number) => {
  const pixelsPerMile = worldWidth * toWorldShare(1, latitude)
  const miles = barMiles.findLast((length) => length * pixelsPerMile <= maxBarPixels) ?? barMiles[0]!
  return { text: plural(miles, 'mile'), pixels: Math.round(miles * pixelsPerMile) }
}
