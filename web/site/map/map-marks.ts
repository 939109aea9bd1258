import type { GeoJSONSource, Map as MapLibre, SymbolLayerSpecification } from 'maplibre-gl'
import type { Spot } from './map-point.ts'

/** The pixels around a mark's middle that no name may cover. */
const reach = 15

/** Where the marks stand, before any do. */
export const noMarks: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] }

/**
 * An invisible sign below each button on the map: names are placed beside what they would cover, and the buttons
 * themselves are no part of the drawing.
 */
export const collisionLayer: SymbolLayerSpecification = {
  id: 'marks',
  type: 'symbol',
  source: 'marks',
  layout: {
    'text-field': 'o',
    'text-font': ['Inter Variable'],
    'text-size': 10,
    'text-padding': reach,
    'text-allow-overlap': true,
  },
  paint: { 'text-opacity': 0 },
}

/** The dot beside a town's name, in pixels of the drawing: a distance field, so that each style gives it its colour. */
const dotSize = 16
const dotRadius = 4

/** Adds the dot, once for all styles. */
export const addDot = (map: MapLibre) => {
  if (map.hasImage('dot')) return
  const data = new Uint8ClampedArray(4 * dotSize * dotSize)
  for (let at = 0; at < dotSize * dotSize; at++) {
    const middle = (dotSize - 1) / 2
    const distance = Math.hypot((at % dotSize) - middle, Math.floor(at / dotSize) - middle) - dotRadius
    data[4 * at + 3] = 255 * (0.75 - distance / 16)
  }
  map.addImage('dot', { width: dotSize, height: dotSize, data }, { sdf: true, pixelRatio: 2 })
}

/** Tells the base map where the marks stand; Mapbox's own styles have no such source. */
export const keepNamesClear = (map: { getSource(id: string): unknown } | undefined, marks: readonly Spot[]) => {
  const source = map?.getSource('marks') as GeoJSONSource | undefined
  source?.setData({
    type: 'FeatureCollection',
    features: marks.map(({ longitude, latitude }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  })
}
