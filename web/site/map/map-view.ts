import type { MapBounds } from '../../graphql.generated.ts'

/** A map's position. */
export interface MapView {
  longitude: number
  latitude: number
  zoom: number
}

/** The area that a map shows. */
export interface SeenArea extends MapView {
  bounds: MapBounds
}

/** The view before anything was searched for: the middle of the United Kingdom. */
export const defaultView: MapView = { longitude: -2.5, latitude: 54, zoom: 7 }
/** The closest zoom level after fitting the map to its points. */
export const closestFit = 15
/** How many zoom levels closer a map is after a press on a mark that stands for several suppliers. */
export const closerByMark = 2
/** The extent of the base map. */
export const europe: MapBounds = { west: -32, south: 27, east: 46, north: 73 }

interface Placed {
  latitude: number
  longitude: number
}

/** "west,south,east,north" for the address, to some 100 m. */
export const areaText = ({ west, south, east, north }: MapBounds) =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(3))).join(',')

/** Bounds that the API accepts: a map of the whole world goes beyond them. */
export const onEarth = ({ west, south, east, north }: MapBounds): MapBounds => ({
  west: Math.max(-180, west),
  south: Math.max(-90, south),
  east: Math.min(180, east),
  north: Math.min(90, north),
})

/** How many pixels to move apart points at the very same spot, such as two firms with one postcode. */
export const offsets = (points: readonly Placed[]): [x: number, y: number][] => {
  const spots = new Map<string, number[]>()
  points.forEach(({ latitude, longitude }, index) => {
    const spot = `${latitude.toFixed(4)},${longitude.toFixed(4)}`
    spots.set(spot, [...(spots.get(spot) ?? []), index])
  })
  const result: [number, number][] = points.map(() => [0, 0])
  for (const indexes of spots.values()) {
    if (indexes.length < 2) continue
    const radius = 14 + 4 * indexes.length
    indexes.forEach((index, at) => {
      const angle = (2 * Math.PI * at) / indexes.length
      result[index] = [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))]
    })
  }
  return result
}
