import type { Box } from '../search/search.ts'

/** A grid that is laid over the map: suppliers in one of its cells are shown as one point. */
export interface Grid {
  /** The bounds, widened to whole cells, so that points stay where they are while the map is moved. */
  bounds: Box
  /** Width of a cell in degrees: a quarter of a degree, doubled or halved as often as needed. */
  width: number
  height: number
}

/** No answer has more points. */
export const pointsAtMost = 500
/** Widths of cells are this, doubled or halved: so cells of one zoom lie in those of the next. */
const widthDegrees = 0.25

const tilePixels = 512
const cellPixels = 64

/** How much of a turn around the Earth a pixel is, at a zoom of Mapbox or MapLibre. */
export const degreesPerPixel = (zoom: number) => 360 / (tilePixels * 2 ** zoom)

/** Cells of 64 to 128 pixels at a zoom of Mapbox or MapLibre; larger ones where the bounds would hold too many. */
export const gridFor = (bounds: Box, zoom: number): Grid => {
  let width = widthDegrees * 2 ** Math.ceil(Math.log2((cellPixels * degreesPerPixel(zoom)) / widthDegrees))
  while (cellsIn(snapped(bounds, width), width) > pointsAtMost) width *= 2
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
