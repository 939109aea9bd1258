import type { Box } from '../search/search.ts'

/** A grid over the map: suppliers within one cell are displayed as one point. */
export interface Grid {
  /** The bounds, extended to whole cells, so that points stay in place while the map is moved. */
  bounds: Box
  /** Cell width in degrees: a quarter of a degree times a power of two. */
  width: number
  height: number
}

/** The most points in one response. */
export const pointLimit = 500
/** Cells have this width times a power of two, so that they nest between zoom levels. */
const widthDegrees = 0.25

const tilePixels = 512
const cellPixels = 64

/** Degrees per pixel at a zoom level of Mapbox or MapLibre. */
export const degreesPerPixel = (zoom: number) => 360 / (tilePixels * 2 ** zoom)

/** Cells of 64 to 128 pixels at this zoom level; larger ones if the bounds would hold too many. */
export const gridFor = (bounds: Box, zoom: number): Grid => {
  let width = widthDegrees * 2 ** Math.ceil(Math.log2((cellPixels * degreesPerPixel(zoom)) / widthDegrees))
  while (cellsIn(snapped(bounds, width), width) > pointLimit) width *= 2
  return { bounds: snapped(bounds, width), width, height: width / 2 }
}

const cellsIn = ({ west, east, south, north }: Box, width: number) =>
  ((east - west) / width) * ((north - south) / (width / 2))

const snapped = ({ west, east, south, north }: Box, width: number): Box => ({
  west: Math.floor(west / width) * width,
  east: (Math.floor(east / width) + 1) * width,
  south: Math.floor(south / (width / 2)) * (width / 2),
  north: (Math.floor(north / (width / 2)) + 1) * (width / 2),
})
